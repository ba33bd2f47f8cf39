import type { PlacedPicture } from '#wire/pictures.ts'
import type { Inline } from './html-text.ts'

/** Where text stands in what was copied. */
export type TextContext = {
  /** `p` or a heading. */
  tag: string
  marks: readonly Inline[]
  /** Line ends count, as in `pre`. */
  keepsLines: boolean
  /** In a cell of a table, which is one line. */
  inCell: boolean
  /** The item it belongs to, counted from level 1. */
  list: { isNumbered: boolean; level: number; item: unknown } | undefined
  /** The quote it belongs to. */
  quote: unknown
}

type Piece = { text: string; marks: readonly Inline[] }
export type PastedCell = { isHead: boolean; pieces: readonly Piece[] }

export type PastedBlock = Pick<TextContext, 'list' | 'quote'> & {
  tag: string
  pieces: Piece[]
  picture?: PlacedPicture
  rows?: readonly (readonly PastedCell[])[]
}

/** Gathers text into blocks; space that only lays out the source is left out, and so are empty blocks. */
export class PastedBlocks {
  readonly #done: PastedBlock[] = []
  #current: PastedBlock | undefined

  text(text: string, context: TextContext) {
    if (!context.keepsLines) return this.#add(text, context)
    for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
      if (at > 0) this.end()
      this.#add(line, context)
    }
  }

  lineBreak(context: TextContext) {
    if (context.list || context.inCell || context.tag !== 'p') this.#add(' ', context)
    else this.end()
  }

  /** A rule, a picture, a table or a page break, which ends a list. */
  block(tag: 'hr' | 'img' | 'table' | 'page-break', quote: unknown, holds: Pick<PastedBlock, 'picture' | 'rows'> = {}) {
    this.end()
    this.#done.push({ tag, pieces: [], list: undefined, quote, ...holds })
  }

  end() {
    const block = this.#current
    this.#current = undefined
    if (!block) return
    const last = block.pieces.findLastIndex(({ text }) => /[^\s\u00a0]/u.test(text))
    block.pieces.splice(last + 1)
    for (const piece of block.pieces.slice(-1)) piece.text = piece.text.replace(/[\s\u00a0]+$/u, '')
    this.#done.push(block)
  }

  all(): readonly PastedBlock[] {
    this.end()
    return this.#done
  }

  #add(text: string, { tag, list, quote, marks }: TextContext) {
    const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ')
    const last = this.#current?.pieces.at(-1)
    const added = last ? afterSpace(last.text, collapsed) : collapsed.replace(/^[\s\u00a0]+/u, '')
    if (added === '') return
    this.#current ??= { tag, pieces: [], list, quote }
    this.#current.pieces.push({ text: added, marks })
  }
}

const afterSpace = (before: string, text: string) => (before.endsWith(' ') ? text.replace(/^ /, '') : text)
