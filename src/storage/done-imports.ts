import { indexedStores } from './indexed-stores.ts'

// Several deployments may share an origin, each in its folder.
const { imports } = indexedStores(`proffer-imports:${import.meta.env.BASE_URL}`, ['imports'])
/** The imports that can be taken back; by themselves, so that who only forgets them does not bring along what they are. */
export { imports as doneImports }

/** What they wrote of contacts does not outlast the session; a browser that keeps nothing has nothing to forget. */
export const forgetImports = () => imports.clear().catch(() => undefined)
