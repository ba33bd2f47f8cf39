import { inAttribute } from './page-config.ts'

/** A page under another title. */
export const withTitle = (page: string, title: string) =>
  page.replace(/<title>[^<]*<\/title>/, () => `<title>${inAttribute(title)}</title>`)
