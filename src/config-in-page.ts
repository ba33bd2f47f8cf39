const written = () => document.querySelector<HTMLMetaElement>('meta[name="config"]')

/** config.json as the host has written it into the page, where it can: a request less before anything else is asked. */
export const configInPage = (): string | undefined => written()?.content

/** The browser kept the page, and what stands in it may have changed (hosts/browser/app-shell.ts). */
export const isConfigKept = () => written()?.dataset['kept'] !== undefined
