import { pageBreakClass } from '#wire/page-breaks.ts'
import { newPart } from '#src/parts.ts'
import { showLink } from './shown-link.ts'
import { showPicture } from './shown-picture.ts'

/** The elements that are allowed (interface, section 5); pictures, links and page breaks alone keep attributes. */
const allowed = 'img p h1 h2 h3 h4 h5 h6 ul ol li blockquote strong em hr a table tbody tr th td'.split(' ')

type Clean = (html: string, also?: readonly string[]) => string

/** Cleans HTML of the service once more. It comes with the first text that needs it, so lists do not carry it. */
export const cleaner = newPart(async (): Promise<Clean> => {
  const { default: purify } = await import('dompurify')
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'IMG') showPicture(node)
    if (node.nodeName === 'A') showLink(node)
    if (!node.matches(`hr[class=${pageBreakClass}]`)) node.removeAttribute('class')
  })
  return (html, also = []) => {
    const renamed = html.replace(/<(\/?)(b|i)(?=[\s>/])/gi, (_, slash: string, name: string) => {
      return `<${slash}${name.toLowerCase() === 'b' ? 'strong' : 'em'}`
    })
    return purify.sanitize(renamed, {
      ALLOWED_TAGS: [...allowed, ...also],
      ALLOWED_ATTR: ['src', 'alt', 'width', 'height', 'href', 'class'],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    })
  }
})
