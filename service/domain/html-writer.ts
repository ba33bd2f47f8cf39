import type { LinkTag } from '#wire/links.ts'
import { pageBreakHtml } from '#wire/page-breaks.ts'
import { OpenTable, type Cell } from './open-table.ts'

export type Emphasis = 'strong' | 'em'
type Inline = Emphasis | LinkTag
type Heading = `h${1 | 2 | 3 | 4 | 5 | 6}`
type Block = 'p' | 'ul' | 'ol' | 'li' | 'blockquote' | Heading
type OpenBlock = { name: Block; isWritten: boolean }

const blocks: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
export const isBlock = (name: string): name is Block => blocks.has(name)

const isHeading = (name: Block): name is Heading => name.startsWith('h')

/** Deeper lists keep their text and lose their tags: readers cap depth too, or overflow. */
const deepest = 64

/**
 * Writes HTML that a browser parses back exactly as written: blocks close where the HTML standard closes them, and
 * emphasis and links are innermost, around text alone, so they never straddle a block. A table holds rows of cells, a
 * cell holds text alone.
 */
export class HtmlWriter {
  readonly #written: string[] = []
  readonly #blocks: OpenBlock[] = []
  /** How many blocks of each name are open, so that an end tag without a start costs nothing. */
  readonly #openByName = new Map<Block, number>()
  /** What the next text gets, and how often each was opened. */
  readonly #wanted = new Map<Inline, number>()
  readonly #open: Inline[] = []
  #link: LinkTag | undefined
  #table: OpenTable | undefined

  text(text: string) {
    this.#table?.beforeText()
    this.#closeUnwanted()
    for (const inline of this.#wanted.keys())
      if (!this.#open.includes(inline)) {
        this.#open.push(inline)
        this.#written.push(`<${inline}>`)
      }
    this.#written.push(escaped(text))
  }

  /** Whitespace opens no emphasis, but stays inside one that is open. Between the cells of a table it is none. */
  space(text: string) {
    if (this.#table?.takesSpace() === false) return
    this.#closeUnwanted()
    this.#written.push(onLines(text))
  }

  startInline(inline: Emphasis) {
    this.#wanted.set(inline, (this.#wanted.get(inline) ?? 0) + 1)
  }

  endInline(inline: Emphasis) {
    const left = (this.#wanted.get(inline) ?? 0) - 1
    if (left > 0) this.#wanted.set(inline, left)
    else this.#wanted.delete(inline)
  }

  /** A link ends the one before; undefined: it leads nowhere. */
  startLink(link: LinkTag | undefined) {
    this.endLink()
    this.#link = link
    if (link) this.#wanted.set(link, 1)
  }

  endLink() {
    if (this.#link) this.#wanted.delete(this.#link)
    this.#link = undefined
  }

  /** What stands for itself between blocks, as a rule does; there is no room for it in a table. */
  single(tag: string) {
    if (this.#table) return this.#table.separate()
    this.#closeParagraph()
    this.#writeTag(tag)
  }

  /** Parts the text itself: within an item or a quote it is a rule. */
  pageBreak() {
    if (!this.#table) {
      this.#closeParagraph()
      this.#closeHeading()
    }
    this.single(this.#blocks.length === 0 ? pageBreakHtml : '<hr>')
  }

  /** A line that ends, where only a cell cannot do without. */
  lineBreak() {
    this.#table?.separate()
  }

  startTable() {
    if (this.#table) return this.#table.startInner()
    this.#closeParagraph()
    this.#closeHeading()
    this.#table = new OpenTable({ tag: (tag) => this.#writeTag(tag), space: () => this.#written.push(' ') })
  }

  startRow() {
    this.#table?.endRow()
  }

  startCell(name: Cell) {
    this.#table?.startCell(name)
  }

  endCell() {
    this.#table?.endCell()
  }

  endRow() {
    this.#table?.endRow()
  }

  endTable() {
    if (this.#table?.end() === true) this.#table = undefined
  }

  startBlock(name: Block) {
    if (this.#table) return this.#table.separate()
    this.#closeParagraph()
    if (isHeading(name) || name === 'blockquote') this.#closeHeading()
    if (name === 'li') this.#closeItem()
    const isWritten = this.#blocks.length < deepest
    this.#blocks.push({ name, isWritten })
    this.#openByName.set(name, (this.#openByName.get(name) ?? 0) + 1)
    if (isWritten) this.#writeTag(`<${name}>`)
  }

  endBlock(name: Block) {
    if (this.#table) return this.#table.separate()
    if (name === 'li') {
      this.#closeItem()
      return
    }
    // Any heading's end tag ends the heading that is open.
    const ends = isHeading(name) ? isHeading : (open: Block) => open === name
    const isOpen = [...this.#openByName].some(([open, count]) => count > 0 && ends(open))
    if (isOpen) this.#closeThrough(this.#blocks.findLastIndex((open) => ends(open.name)))
  }

  finish() {
    while (this.#table) this.endTable()
    this.#closeThrough(0)
    this.#closeInlines()
    return this.#written.join('')
  }

  /** A paragraph holds text alone, so it can only be the innermost block. */
  #closeParagraph() {
    if (this.#blocks.at(-1)?.name === 'p') this.#closeTop()
  }

  /** Neither another heading nor what stands between blocks is part of one. */
  #closeHeading() {
    const top = this.#blocks.at(-1)
    if (top && isHeading(top.name)) this.#closeTop()
  }

  /** Ends the list item that text would go to, if there is one in the innermost list. */
  #closeItem() {
    const at = this.#blocks.findLastIndex(({ name }) => name !== 'p' && !isHeading(name))
    if (this.#blocks[at]?.name === 'li') this.#closeThrough(at)
  }

  #closeThrough(at: number) {
    if (at < 0) return
    for (let open = this.#blocks.length; open > at; open--) this.#closeTop()
  }

  #closeTop() {
    const block = this.#blocks.pop()
    if (!block) return
    this.#openByName.set(block.name, (this.#openByName.get(block.name) ?? 1) - 1)
    if (block.isWritten) this.#writeTag(`</${block.name}>`)
  }

  #writeTag(tag: string) {
    this.#closeInlines()
    this.#written.push(tag)
  }

  #closeUnwanted() {
    const keep = this.#open.findIndex((inline) => !this.#wanted.has(inline))
    if (keep < 0) return
    for (const inline of this.#open.splice(keep).toReversed()) this.#written.push(endOf(inline))
  }

  #closeInlines() {
    for (const inline of this.#open.splice(0).toReversed()) this.#written.push(endOf(inline))
  }
}

const endOf = (inline: Inline) => `</${inline.split(' ', 1)[0]}>`

/** HTML parsers turn a carriage return into a line feed; only a character reference yields one. */
const onLines = (text: string) => text.replaceAll('\r', '\n')

const escaped = (text: string) =>
  onLines(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')
