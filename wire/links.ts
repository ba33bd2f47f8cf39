/** Longer ones are no address that anybody follows. */
export const maxLinkLength = 2000

const schemes = /^(https?:\/\/|mailto:|tel:)(.+)$/is
/** Without a user's name before it: what stands there only pretends to be the host. */
const authority = /^[^/?#@[\]\\:]+(?::\d{1,5})?(?:[/?#]|$)/

/**
 * An address that a text may lead to (interface, section 5): https, http, mailto or tel, written in the letters that an
 * address has, so that writing it once more changes nothing. Undefined: it leads nowhere that we would send a reader.
 */
export function linkAddress(written: string): string | undefined {
  const [, scheme = '', rest = ''] = schemes.exec(written.replace(/[\t\n\r]/g, '').trim()) ?? []
  const kind = scheme.toLowerCase()
  if (kind === '' || (kind.startsWith('http') && !authority.test(rest))) return undefined
  const address = kind + encoded(kind === 'tel:' ? rest.replace(/\s/g, '') : rest)
  return address.length <= maxLinkLength ? address : undefined
}

/** Brackets too: a name that is filled in would end the address. */
const encoded = (text: string) =>
  text.toWellFormed().replace(/[^\w\-.~:/?#@!$&'()*+,;=%]+/g, (other) => encodeURIComponent(other))

/** The start of a link in a text, in the one way that cleaning leaves as it is. */
export const linkTag = (address: string): LinkTag => `a href="${address.replaceAll('&', '&amp;')}"`
export type LinkTag = `a href="${string}"`

/** Where a link leads whose start is known. */
export const addressIn = (tag: LinkTag) => tag.slice('a href="'.length, -1).replaceAll('&amp;', '&')

/** The addresses a cleaned text leads to, in their order. */
export const linksIn = (html: string): string[] =>
  Array.from(html.matchAll(/<(a href="[^"]*")>/g), ([, tag]) => addressIn(tag as LinkTag))
