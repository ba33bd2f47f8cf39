/** Bytes of a page: what SQLite writes, and what is kept, at a time. */
export const pageSize = 4096

/** A change of the file: its new pages, and its new length in bytes. */
export type PageChange = { size: number; pages: ReadonlyMap<number, Uint8Array<ArrayBuffer>> }

/** A whole file, to be stored where there is none yet. */
export function wholeFile(bytes: Uint8Array<ArrayBuffer>): PageChange {
  const pages = new Map<number, Uint8Array<ArrayBuffer>>()
  for (let at = 0; at < bytes.length; at += pageSize) pages.set(at / pageSize, bytes.slice(at, at + pageSize))
  return { size: bytes.length, pages }
}

/**
 * A database file in memory that tracks its dirty pages. Changes that could not be stored are reverted with `undo`:
 * then the file equals the stored one.
 */
export class PageFile {
  #bytes: Uint8Array<ArrayBuffer>
  #size: number
  #sizeBefore: number
  /** The stored content of dirty pages; undefined for a new page. */
  readonly #before = new Map<number, Uint8Array<ArrayBuffer> | undefined>()

  constructor(content = new Uint8Array()) {
    this.#bytes = content
    this.#size = this.#sizeBefore = content.length
  }

  get size() {
    return this.#size
  }

  /** Fills `target` from `offset` on; returns whether all of it exists. Beyond the end it is zeros. */
  read(target: Uint8Array, offset: number): boolean {
    const available = this.#bytes.subarray(offset, Math.min(offset + target.length, this.#size))
    target.set(available)
    target.fill(0, available.length)
    return available.length === target.length
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

  /** Changes since it was last stored; undefined when there are none. */
  changes(): PageChange | undefined {
    if (this.#before.size === 0 && this.#size === this.#sizeBefore) return undefined
    const last = Math.ceil(this.#size / pageSize)
    const pages = [...this.#before.keys()].filter((page) => page < last)
    return { size: this.#size, pages: new Map(pages.map((page) => [page, this.#page(page)])) }
  }

  /** Call when the changes have been stored. */
  settle() {
    this.#before.clear()
    this.#sizeBefore = this.#size
  }

  /** Call when the changes cannot be stored: reverts them. */
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
