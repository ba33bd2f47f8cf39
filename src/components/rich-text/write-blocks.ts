import { pageBreakHtml } from '#wire/page-breaks.ts'
import { pictureHtml } from '#wire/pictures.ts'
import { HtmlText } from './html-text.ts'
import type { PastedBlock, PastedCell, TextContext } from './pasted-blocks.ts'

/** A list that is being written, and how deep it was where it came from. */
type OpenList = { tag: 'ul' | 'ol'; level: number; item: unknown }

/** Blocks one after another, with the lists they are items of. */
export function writeBlocks(blocks: readonly PastedBlock[]): string {
  const html = new HtmlText()
  const open: OpenList[] = []
  let inQuote: unknown
  for (const { tag, pieces, list, quote, picture, rows } of blocks) {
    if (quote !== inQuote) {
      closeLists(html, open, 0)
      html.tag(`${inQuote === undefined ? '' : '</blockquote>'}${quote === undefined ? '' : '<blockquote>'}`)
      inQuote = quote
    }
    closeLists(html, open, list?.level ?? 0)
    if (picture) {
      html.tag(pictureHtml(picture))
      continue
    }
    if (rows) {
      writeRows(html, rows)
      continue
    }
    if (tag === 'page-break') {
      html.tag(pageBreakHtml)
      continue
    }
    const isFirst = list !== undefined && beginItem(html, open, list)
    if (!isFirst) html.tag(`<${tag}>`)
    for (const { text, marks } of pieces) html.text(text, marks)
    if (!isFirst && tag !== 'hr') html.tag(`</${tag}>`)
  }
  closeLists(html, open, 0)
  if (inQuote !== undefined) html.tag('</blockquote>')
  return html.finish()
}

function writeRows(html: HtmlText, rows: readonly (readonly PastedCell[])[]) {
  html.tag('<table><tbody>')
  for (const [at, cells] of rows.entries()) {
    html.tag('<tr>')
    const areHeads = cells.every(({ isHead }) => isHead) || (at === 0 && rows.length > 1 && areStrong(cells))
    for (const { isHead, pieces } of cells) {
      const name = isHead || areHeads ? 'th' : 'td'
      html.tag(`<${name}>`)
      for (const { text, marks } of pieces)
        html.text(text, name === 'th' ? marks.filter((mark) => mark !== 'strong') : marks)
      html.tag(`</${name}>`)
    }
    html.tag('</tr>')
  }
  html.tag('</tbody></table>')
}

/** Word processors know no heads of columns: people write them bold. */
const areStrong = (cells: readonly PastedCell[]) =>
  cells.some(({ pieces }) => pieces.length > 0) &&
  cells.every(({ pieces }) => pieces.every(({ text, marks }) => text.trim() === '' || marks.includes('strong')))

function closeLists(html: HtmlText, open: OpenList[], level: number) {
  const from = open.findIndex((list) => list.level > level)
  if (from >= 0) for (const { tag } of open.splice(from).toReversed()) html.tag(`</li></${tag}>`)
}

/** Opens what is not open yet; false when the item goes on with another paragraph. */
function beginItem(html: HtmlText, open: OpenList[], { isNumbered, level, item }: NonNullable<TextContext['list']>) {
  const tag = isNumbered ? 'ol' : 'ul'
  const same = open.at(-1)?.level === level ? open.pop() : undefined
  open.push({ tag, level, item })
  if (same?.item === item) return false
  if (!same) html.tag(`<${tag}><li>`)
  else html.tag(same.tag === tag ? '</li><li>' : `</li></${same.tag}><${tag}><li>`)
  return true
}
