export type Cell = 'td' | 'th'

type Write = { tag: (tag: string) => void; space: () => void }

/**
 * A table that is being written: rows and cells, nothing else. Its tags are written with the first cell, so that one
 * without cells leaves nothing. What cannot stand in a cell (blocks, another table) leaves its text, set apart by a
 * space.
 */
export class OpenTable {
  readonly #write: Write
  #isWritten = false
  #hasRow = false
  #cell: Cell | undefined
  /** In the cell that is open. */
  #hasText = false
  #isApart = false
  /** Of tables within a cell. */
  #inner = 0

  constructor(write: Write) {
    this.#write = write
  }

  /** Text belongs to a cell, also where none was opened for it. */
  beforeText() {
    if (!this.#cell) this.#open('td')
    if (this.#isApart && this.#hasText) this.#write.space()
    this.#isApart = false
    this.#hasText = true
  }

  takesSpace() {
    if (this.#cell && this.#hasText) this.#isApart = false
    return this.#cell !== undefined
  }

  separate() {
    this.#isApart = true
  }

  startInner() {
    this.#inner++
    this.separate()
  }

  startCell(name: Cell) {
    if (this.#inner > 0) return this.separate()
    this.endCell()
    this.#open(name)
  }

  endCell() {
    if (this.#inner > 0) return this.separate()
    if (this.#cell) this.#write.tag(`</${this.#cell}>`)
    this.#cell = undefined
  }

  endRow() {
    if (this.#inner > 0) return this.separate()
    this.endCell()
    if (this.#hasRow) this.#write.tag('</tr>')
    this.#hasRow = false
  }

  /** True when it was the table itself and none within it. */
  end(): boolean {
    if (this.#inner > 0) {
      this.#inner--
      this.separate()
      return false
    }
    this.endRow()
    if (this.#isWritten) this.#write.tag('</tbody></table>')
    return true
  }

  #open(name: Cell) {
    if (!this.#isWritten) this.#write.tag('<table><tbody>')
    if (!this.#hasRow) this.#write.tag('<tr>')
    this.#write.tag(`<${name}>`)
    this.#isWritten = true
    this.#hasRow = true
    this.#cell = name
    this.#hasText = false
    this.#isApart = false
  }
}
