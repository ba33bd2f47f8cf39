import { linkAddress } from '#wire/links.ts'

/** Turns a cleaned link into one that is followed in a tab of its own, which is told nothing of this page. */
export function showLink(link: Element) {
  const address = linkAddress(link.getAttribute('href') ?? '')
  if (address === undefined) return link.removeAttribute('href')
  link.setAttribute('href', address)
  if (!address.startsWith('http')) return
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
}
