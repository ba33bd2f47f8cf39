/** Bytes of a page: what SQLite writes, and what is kept, at a time. */
export const pageSize = 4096

/** A change of the file: the pages that are new, and how long it is now, in bytes. */
export type PageChange = { size: number; pages: ReadonlyMap<number, Uint8Array<ArrayBuffer>> }

/**
 * A database file in memory that knows which of its pages have changed since they were last kept. What could not be
 * kept is taken back with `undo`: then the file is as it is on disk.
 */
export class PageFile {
  #bytes: Uint8Array<ArrayBuffer>
  #size: number
  #sizeBefore: number
  /** Pages as they were when last kept, for those that have changed since; undefined for one that was not there. */
  readonly #before = new Map<number, Uint8Array<ArrayBuffer> | undefined>()

  constructor(content = new Uint8Array()) {
    this.#bytes = content
    this.#size = this.#sizeBefore = content.length
  }

  get size() {
    return this.#size
  }

  /** Fills `target` from `offset` on; says whether all of it was there. What is beyond the end is zeros. */
  read(target: Uint8Array, offset: number): boolean {
    const found = this.#bytes.subarray(offset, Math.min(offset + target.length, this.#size))
    target.set(found)
    target.fill(0, found.length)
    return found.length === target.length
  }

  write(source: Uint8Array, offset: number) {
    const end = offset + source.length
    this.#remember(offset, end)
    if (end > this.#bytes.length) this.#grow(end)
    this.#bytes.set(source, offset)
    this.#size = Math.max(this.#size, end)
  }

  truncate(size: number) {
    this.#remember(size, this.#size)
    this.#bytes.fill(0, size, this.#size)
    this.#size = size
  }

  /** Everything at once, say a new copy of the sample. */
  replace(content: Uint8Array) {
    this.truncate(0)
    this.write(content, 0)
  }

  /** What has changed since it was last kept; undefined when nothing has. */
  changes(): PageChange | undefined {
    if (this.#before.size === 0 && this.#size === this.#sizeBefore) return undefined
    const last = Math.ceil(this.#size / pageSize)
    const pages = [...this.#before.keys()].filter((page) => page < last)
    return { size: this.#size, pages: new Map(pages.map((page) => [page, this.#page(page)])) }
  }

  /** The changes have been kept. */
  settle() {
    this.#before.clear()
    this.#sizeBefore = this.#size
  }

  /** The changes cannot be kept: back to what is. */
  undo() {
    for (const [page, before] of this.#before)
      if (before) this.#bytes.set(before, page * pageSize)
      else this.#bytes.fill(0, page * pageSize, (page + 1) * pageSize)
    this.#size = this.#sizeBefore
    this.settle()
  }

  #page = (page: number) => this.#bytes.slice(page * pageSize, (page + 1) * pageSize)

  #remember(from: number, to: number) {
    for (let page = Math.floor(from / pageSize); page * pageSize < to; page++)
      if (!this.#before.has(page)) this.#before.set(page, page * pageSize < this.#size ? this.#page(page) : undefined)
  }

  #grow(least: number) {
    const size = Math.ceil(Math.max(least, this.#bytes.length * 1.5) / pageSize) * pageSize
    const bytes = new Uint8Array(size)
    bytes.set(this.#bytes)
    this.#bytes = bytes
  }
}
