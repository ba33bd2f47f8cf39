import { pageBreakClass } from '#wire/page-breaks.ts'
import { newPart } from '#src/parts.ts'
import { showLink } from './shown-link.ts'
import { showPicture } from './shown-picture.ts'
import type { scrollWideTables } from './wide-tables.ts'

/** The elements that are allowed (interface, section 5); pictures, links and page breaks alone keep attributes. */
const allowed = 'img p h1 h2 h3 h4 h5 h6 ul ol li blockquote strong em hr a table tbody tr th td'.split(' ')

type Clean = (html: string, also?: readonly string[]) => string

/** What texts are shown with. */
type Cleaner = { clean: Clean; scrollWideTables: typeof scrollWideTables }

/** Cleans HTML of the service once more. It comes with the first text that needs it, so lists do not carry it. */
export const cleaner = newPart(async (): Promise<Cleaner> => {
  const [{ default: purify }, tables] = await Promise.all([import('dompurify'), import('./wide-tables.ts')])
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'IMG') showPicture(node)
    if (node.nodeName === 'A') showLink(node)
    if (!node.matches(`hr[class=${pageBreakClass}]`)) node.removeAttribute('class')
  })
  const clean: Clean = (html, also = []) => {
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
  return { clean, ...tables }
})
