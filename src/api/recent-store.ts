import { indexedStores } from '#src/storage/indexed-stores.ts'

// Several deployments may share an origin, each in its folder.
const { records } = indexedStores(`proffer-recent:${import.meta.env.BASE_URL}`, ['records'])
/** The records that people opened; by itself, so that who only forgets them does not bring along what they are. */
export { records as recentRecords }

/** Nothing of any account stays behind in this browser; one that keeps nothing has nothing to forget. */
export const forgetRecords = () => records.clear().catch(() => undefined)
