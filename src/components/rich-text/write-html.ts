import type { Node } from '@tiptap/pm/model'
import { pageBreakHtml } from '#wire/page-breaks.ts'
import { pictureHtml, type PlacedPicture } from '#wire/pictures.ts'
import { HtmlText, type Inline } from './html-text.ts'
import { tagOfMark } from './text-link.ts'

const inlines: Readonly<Record<string, Inline>> = { bold: 'strong', italic: 'em' }

/** A text as it is stored (interface, section 5); nothing written is the empty text. */
export function writeHtml(text: Node): string {
  if (isEmpty(text)) return ''
  const html = new HtmlText()
  for (const block of text.children) writeBlock(block, html)
  return html.finish()
}

const isEmpty = ({ childCount, firstChild }: Node) =>
  childCount === 0 || (childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.childCount === 0)

function writeBlock(block: Node, html: HtmlText) {
  if (block.type.name === 'picture') return html.tag(pictureHtml(block.attrs as PlacedPicture))
  if (block.type.name === 'pageBreak') return html.tag(pageBreakHtml)
  if (block.type.name === 'table') return writeTable(block, html)
  const name = nameOf(block)
  html.tag(`<${name}>`)
  if (name === 'hr') return
  if (block.isTextblock) writeText(block, html)
  else if (name === 'li') writeItem(block, html)
  else for (const child of block.children) writeBlock(child, html)
  html.tag(`</${name}>`)
}

/** A cell holds the text of its one paragraph. */
function writeTable(table: Node, html: HtmlText) {
  html.tag('<table><tbody>')
  for (const row of table.children) {
    html.tag('<tr>')
    for (const cell of row.children) {
      const name = cell.type.name === 'tableHeader' ? 'th' : 'td'
      html.tag(`<${name}>`)
      if (cell.firstChild) writeText(cell.firstChild, html)
      html.tag(`</${name}>`)
    }
    html.tag('</tr>')
  }
  html.tag('</tbody></table>')
}

/** An item of one paragraph holds its text itself, with what is nested below. */
function writeItem({ children: [first, ...rest] }: Node, html: HtmlText) {
  if (!first) return
  if (rest.every(({ type }) => type.name.endsWith('List'))) writeText(first, html)
  else writeBlock(first, html)
  for (const block of rest) writeBlock(block, html)
}

const writeText = (block: Node, html: HtmlText) => {
  for (const { text = '', marks } of block.children)
    html.text(
      text,
      marks.flatMap((mark) => (mark.type.name === 'link' ? tagOfMark(mark) : (inlines[mark.type.name] ?? []))),
    )
}

const names: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  horizontalRule: 'hr',
}

const nameOf = ({ type, attrs }: Node) => names[type.name] ?? `h${attrs['level']}`
