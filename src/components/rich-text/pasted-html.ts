import { linkAddress, linkTag } from '#wire/links.ts'
import { pageBreakClass } from '#wire/page-breaks.ts'
import { fileAddress, fileTokenIn } from '#wire/pictures.ts'
import type { Inline } from './html-text.ts'
import { PastedBlocks, type TextContext } from './pasted-blocks.ts'
import type { PastedNode } from './pasted-node.ts'
import { captionsOf, columnsOf, isTableOfData, rowsOf } from './pasted-table.ts'
import { writeBlocks } from './write-blocks.ts'

/** Dropped with all they hold, as the service does (interface, section 5). */
const dropped = new Set(
  'HEAD SCRIPT STYLE TITLE TEMPLATE IFRAME OBJECT SVG MATH FORM SELECT TEXTAREA BUTTON NOSCRIPT'.split(' '),
)
/** What somebody has taken out where changes are tracked: it would stand beside what took its place. */
const takenOut = 'DEL'
const blockNames = new Set(
  'P DIV SECTION ARTICLE ASIDE HEADER FOOTER MAIN NAV ADDRESS BLOCKQUOTE FIGURE FIGCAPTION TABLE CAPTION TR DL DT DD PRE UL OL LI DETAILS SUMMARY FIELDSET LEGEND'.split(
    ' ',
  ),
)

/** Of Word, whose quotes are paragraphs one after another. */
const wordQuote = /^Mso(?:Intense)?Quote$/
/** Of word processors, which end a page so. */
const breaksPage = /page-break-before:\s*always/i

/**
 * The same HTML without styles and scripts that a browser would apply or run: its security policy reports each, even
 * where the HTML is only read. What a style says of emphasis and lists is kept in `data-style`.
 */
export const quiet = (html: string) =>
  html
    .replace(/<(\/?)(?:style|script)\b/gi, '<$1template')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s"'])(style|on\w+)(?=\s*=)/gi, '$1data-$2'))

/** What the text of a section keeps besides (interface, section 5): links, tables, and pictures by their bytes. */
export type SectionPaste = {
  /** Takes a picture that came along and names the line where it is to stand; undefined: it is none we can take. */
  takePicture: (src: string) => string | undefined
}

/**
 * What was copied from a word processor, a sheet, a mail or a page, as HTML (interface, section 5): its paragraphs, its
 * headings, its lists and what is bold or italic, however they were written there; in a section its links, tables and
 * pictures too; nothing else. Takes what was made quiet.
 */
export function pastedHtml(copied: PastedNode, section?: SectionPaste): string {
  const blocks = new PastedBlocks()
  new Reader(blocks, section).readChildren(copied, {
    tag: 'p',
    marks: [],
    keepsLines: false,
    inCell: false,
    list: undefined,
    quote: undefined,
  })
  return writeBlocks(blocks.all())
}

class Reader {
  readonly #blocks: PastedBlocks
  readonly #section: SectionPaste | undefined

  constructor(blocks: PastedBlocks, section: SectionPaste | undefined) {
    this.#blocks = blocks
    this.#section = section
  }

  readChildren(node: PastedNode, context: TextContext) {
    for (const child of node.childNodes) this.#read(child, context)
  }

  #read(node: PastedNode, context: TextContext) {
    if (node.nodeType === 3) return this.#blocks.text(node.nodeValue ?? '', context)
    if (node.nodeType !== 1) return
    const name = node.nodeName.toUpperCase()
    const style = styleOf(node)
    // Word hides its notes and writes the marks of its lists, “1.” or “·”, as text of their own.
    if (name === takenOut || dropped.has(name) || /display:\s*none|mso-hide:\s*all|mso-list:\s*ignore/i.test(style))
      return
    const within = { ...context, marks: this.#marksWithin(node, name, style, context) }
    if (name === 'BR' && breaksPage.test(style)) this.#readRule(node, context)
    else if (name === 'BR') this.#blocks.lineBreak(context)
    else if (name === 'HR') this.#readRule(node, context)
    else if (name === 'IMG') this.#readPicture(node, context)
    else if (/^H[1-6]$/.test(name)) this.#readBlock(node, { ...within, tag: name.toLowerCase() })
    else if (name === 'TABLE' && !context.inCell) this.#readTable(node, within)
    else if (name === 'TD' || name === 'TH') this.#readCell(node, within)
    else if (blockNames.has(name))
      this.#readBlock(node, this.#inQuote(node, name, contextWithin(node, name, style, within)))
    else this.readChildren(node, within)
  }

  /** A picture of ours that was cut or copied, or one that came with its bytes; any other lies elsewhere, and is none. */
  #readPicture(node: PastedNode, context: TextContext) {
    const of = (name: string) => node.getAttribute?.(name) ?? ''
    const token = fileTokenIn(of('src'))
    const line = token === undefined ? this.#section?.takePicture(of('src')) : undefined
    if (token !== undefined)
      this.#blocks.block('img', context.quote, {
        picture: {
          src: fileAddress(token),
          alt: of('alt'),
          width: Number(of('width')),
          height: Number(of('height')),
        },
      })
    if (line === undefined || context.inCell) return
    this.#blocks.end()
    this.#blocks.text(line, { ...context, tag: 'p', marks: [], list: undefined })
    this.#blocks.end()
  }

  /** A page break of ours or of a word processor, or a rule. */
  #readRule(node: PastedNode, context: TextContext) {
    const isPageBreak = node.getAttribute?.('class') === pageBreakClass || breaksPage.test(styleOf(node))
    const canBreak = isPageBreak && this.#section && !context.list && context.quote === undefined && !context.inCell
    if (canBreak) this.#blocks.block('page-break', undefined)
    else if (node.nodeName.toUpperCase() === 'HR') this.#blocks.block('hr', context.quote)
    else this.#blocks.lineBreak(context)
  }

  #readBlock(node: PastedNode, context: TextContext) {
    if (context.inCell) return this.#readCell(node, context)
    this.#blocks.end()
    this.readChildren(node, context)
    this.#blocks.end()
  }

  /** A row of a table is one line, its cells one after another. */
  #readCell(node: PastedNode, context: TextContext) {
    this.#blocks.text(' ', context)
    this.readChildren(node, { ...context, inCell: true })
    this.#blocks.text(' ', context)
  }

  /** Rows and columns stay, or lines; a table that only places what is in it leaves that, block by block. */
  #readTable(table: PastedNode, context: TextContext) {
    const rows = rowsOf(table)
    if (isTableOfData(rows) && !this.#section) return this.#readBlock(table, context)
    this.#blocks.end()
    for (const caption of captionsOf(table)) this.#readBlock(caption, context)
    if (!isTableOfData(rows)) {
      for (const cell of rows.flat()) this.#readBlock(cell, context)
      return
    }
    const readCell = (cell: PastedNode) => {
      const text = new PastedBlocks()
      new Reader(text, this.#section).#readCell(cell, { ...context, tag: 'p', list: undefined })
      return { isHead: cell.nodeName.toUpperCase() === 'TH', pieces: text.all().flatMap(({ pieces }) => pieces) }
    }
    this.#blocks.block('table', context.quote, { rows: columnsOf(rows).map((cells) => cells.map(readCell)) })
  }

  /** Quotes within quotes are one; within an item its words stay the item's. */
  #inQuote(node: PastedNode, name: string, context: TextContext): TextContext {
    if (!this.#section || context.list || context.quote !== undefined) return context
    if (name === 'BLOCKQUOTE') return { ...context, quote: node }
    return wordQuote.test(node.getAttribute?.('class') ?? '') ? { ...context, quote: 'word' } : context
  }

  #marksWithin(node: PastedNode, name: string, style: string, context: TextContext): readonly Inline[] {
    const address = name === 'A' && this.#section ? linkAddress(node.getAttribute?.('href') ?? '') : undefined
    const link = address === undefined ? context.marks.find((mark) => mark.startsWith('a ')) : linkTag(address)
    return [...(link === undefined ? [] : [link]), ...emphasisWithin(name, style, context)]
  }
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
function emphasisWithin(name: string, style: string, { tag, marks }: TextContext): readonly Inline[] {
  if (tag !== 'p' || /^H[1-6]$/.test(name)) return []
  const weight = /(?<![-\w])font-weight:\s*(\w+)/i.exec(style)?.[1]
  const slant = /(?<![-\w])font-style:\s*(\w+)/i.exec(style)?.[1]
  const isStrong = weight === undefined ? name === 'B' || name === 'STRONG' || marks.includes('strong') : isBold(weight)
  const isEm = slant === undefined ? name === 'I' || name === 'EM' || marks.includes('em') : /italic|obl/i.test(slant)
  return [...(isStrong ? (['strong'] as const) : []), ...(isEm ? (['em'] as const) : [])]
}

const isBold = (weight: string) => /^bold/i.test(weight) || Number(weight) >= 600
