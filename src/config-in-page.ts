/** config.json as the host has written it into the page, where it can: a request less before anything else is asked. */
export const configInPage = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="config"]')?.content
