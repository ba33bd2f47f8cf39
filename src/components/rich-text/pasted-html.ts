import { fileAddress, fileTokenIn, pictureHtml } from '#wire/pictures.ts'
import { HtmlText, type Inline } from './html-text.ts'
import { PastedBlocks, type TextContext } from './pasted-blocks.ts'

/** A node as the browser reads it from the clipboard. */
export type PastedNode = {
  readonly nodeType: number
  readonly nodeName: string
  readonly nodeValue: string | null
  readonly childNodes: Iterable<PastedNode>
  readonly getAttribute?: (name: string) => string | null
}

/** Dropped with all they hold, as the service does (interface, section 5). */
const dropped = new Set(
  'HEAD SCRIPT STYLE TITLE TEMPLATE IFRAME OBJECT SVG MATH FORM SELECT TEXTAREA BUTTON NOSCRIPT'.split(' '),
)
const blockNames = new Set(
  'P DIV SECTION ARTICLE ASIDE HEADER FOOTER MAIN NAV ADDRESS BLOCKQUOTE FIGURE FIGCAPTION TABLE CAPTION TR DL DT DD PRE UL OL LI'.split(
    ' ',
  ),
)

/**
 * The same HTML without styles and scripts that a browser would apply or run: its security policy reports each, even
 * where the HTML is only read. What a style says of emphasis and lists is kept in `data-style`.
 */
export const quiet = (html: string) =>
  html
    .replace(/<(\/?)(?:style|script)\b/gi, '<$1template')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s"'])(style|on\w+)(?=\s*=)/gi, '$1data-$2'))

/**
 * What was copied from a word processor, a sheet, a mail or a page, as HTML (interface, section 5): its paragraphs, its
 * headings, its lists and what is bold or italic, however they were written there; nothing else. Takes what was made quiet.
 */
export function pastedHtml(copied: PastedNode): string {
  const blocks = new PastedBlocks()
  readChildren(copied, blocks, { tag: 'p', marks: [], keepsLines: false, inCell: false, list: undefined })
  return written(blocks)
}

function readChildren(node: PastedNode, blocks: PastedBlocks, context: TextContext) {
  for (const child of node.childNodes) read(child, blocks, context)
}

function read(node: PastedNode, blocks: PastedBlocks, context: TextContext) {
  if (node.nodeType === 3) return blocks.text(node.nodeValue ?? '', context)
  if (node.nodeType !== 1) return
  const name = node.nodeName.toUpperCase()
  const style = styleOf(node)
  // Word hides its notes and writes the marks of its lists, “1.” or “·”, as text of their own.
  if (dropped.has(name) || /display:\s*none|mso-hide:\s*all|mso-list:\s*ignore/i.test(style)) return
  const within = { ...context, marks: marksWithin(name, style, context) }
  if (name === 'BR') blocks.lineBreak(context)
  else if (name === 'HR') blocks.rule()
  else if (name === 'IMG') readPicture(node, blocks)
  else if (/^H[1-6]$/.test(name)) readBlock(node, blocks, { ...within, tag: name.toLowerCase(), marks: [] })
  else if (name === 'TD' || name === 'TH') readCell(node, blocks, within)
  else if (blockNames.has(name)) readBlock(node, blocks, contextWithin(node, name, style, within))
  else readChildren(node, blocks, within)
}

/** A picture of ours that was cut or copied; any other lies elsewhere, and is none. */
function readPicture(node: PastedNode, blocks: PastedBlocks) {
  const of = (name: string) => node.getAttribute?.(name) ?? ''
  const token = fileTokenIn(of('src'))
  if (token === undefined) return
  blocks.picture({
    src: fileAddress(token),
    alt: of('alt'),
    width: Number(of('width')),
    height: Number(of('height')),
  })
}

function readBlock(node: PastedNode, blocks: PastedBlocks, context: TextContext) {
  if (context.inCell) return readCell(node, blocks, context)
  blocks.end()
  readChildren(node, blocks, context)
  blocks.end()
}

/** A row of a table is one line, its cells one after another. */
function readCell(node: PastedNode, blocks: PastedBlocks, context: TextContext) {
  blocks.text(' ', context)
  readChildren(node, blocks, { ...context, inCell: true })
  blocks.text(' ', context)
}

function contextWithin(node: PastedNode, name: string, style: string, context: TextContext): TextContext {
  if (name === 'PRE') return { ...context, keepsLines: true }
  if (name === 'UL' || name === 'OL')
    return { ...context, list: { isNumbered: name === 'OL', level: (context.list?.level ?? 0) + 1, item: node } }
  if (name === 'LI') return { ...context, list: { isNumbered: false, level: 1, ...context.list, item: node } }
  const level = /mso-list:[^;]*\blevel(\d+)/i.exec(style)?.[1]
  return level === undefined
    ? context
    : { ...context, list: { isNumbered: isNumbered(markOf(node)), level: Number(level), item: node } }
}

/** The mark that Word wrote before an item. */
function markOf(node: PastedNode): string {
  for (const child of node.childNodes) {
    if (/mso-list:\s*ignore/i.test(styleOf(child))) return textOf(child)
    const mark = markOf(child)
    if (mark) return mark
  }
  return ''
}

const styleOf = (node: PastedNode) => node.getAttribute?.('data-style') ?? ''

const textOf = (node: PastedNode): string => node.nodeValue ?? Array.from(node.childNodes, textOf).join('')

const isNumbered = (mark: string) => /^[\s\u00a0]*\(?(?:\d+|[a-z]{1,4})[.)]/i.test(mark)

/** Emphasis comes as an element or as a style; a style goes first. A heading is strong by itself. */
function marksWithin(name: string, style: string, { tag, marks }: TextContext): readonly Inline[] {
  if (tag !== 'p') return []
  const weight = /(?<![-\w])font-weight:\s*(\w+)/i.exec(style)?.[1]
  const slant = /(?<![-\w])font-style:\s*(\w+)/i.exec(style)?.[1]
  const isStrong = weight === undefined ? name === 'B' || name === 'STRONG' || marks.includes('strong') : isBold(weight)
  const isEm = slant === undefined ? name === 'I' || name === 'EM' || marks.includes('em') : /italic|obl/i.test(slant)
  return [...(isStrong ? (['strong'] as const) : []), ...(isEm ? (['em'] as const) : [])]
}

const isBold = (weight: string) => /^bold/i.test(weight) || Number(weight) >= 600

/** A list that is being written, and how deep it was where it came from. */
type OpenList = { tag: 'ul' | 'ol'; level: number; item: unknown }

function written(blocks: PastedBlocks): string {
  const html = new HtmlText()
  const open: OpenList[] = []
  for (const { tag, pieces, list, picture } of blocks.all()) {
    closeLists(html, open, list?.level ?? 0)
    if (picture) {
      html.tag(pictureHtml(picture))
      continue
    }
    const isFirst = list !== undefined && beginItem(html, open, list)
    if (!isFirst) html.tag(`<${tag}>`)
    for (const { text, marks } of pieces) html.text(text, marks)
    if (!isFirst && tag !== 'hr') html.tag(`</${tag}>`)
  }
  closeLists(html, open, 0)
  return html.finish()
}

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
