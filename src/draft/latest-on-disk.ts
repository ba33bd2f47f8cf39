import type { KeptDraft, DraftStore } from './kept-draft.ts'

/** Keeps the latest draft on disk, one write at a time; `now` gives undefined when there is nothing to keep. */
export class LatestOnDisk {
  #version = 0
  #kept = 0
  #stopped = false
  #writing: Promise<void> | undefined
  readonly #now: () => KeptDraft | undefined
  readonly #store: DraftStore
  /** It lies there now, or cannot. */
  readonly #onKept: () => void

  constructor(now: () => KeptDraft | undefined, store: DraftStore, onKept: () => void) {
    this.#now = now
    this.#store = store
    this.#onKept = onKept
  }

  /** What there is to keep has changed. */
  outdated() {
    this.#version += 1
    // A browser that keeps nothing is told by `isLatest`; the next change tries again.
    this.#writing ??= this.#write().catch(() => {
      this.#writing = undefined
      this.#onKept()
    })
  }

  async #write() {
    // What changes in one go is written in one go.
    await Promise.resolve()
    while (!this.isLatest() && !this.#stopped) {
      const [latest, draft] = [this.#version, this.#now()]
      await (draft ? this.#store.set(draft) : this.#store.remove())
      this.#kept = latest
    }
    this.#writing = undefined
    this.#onKept()
  }

  /** The page may be gone before the disk answers: the latest is put where the browser writes at once. */
  leave() {
    const draft = this.isLatest() || this.#stopped ? undefined : this.#now()
    if (!draft) return
    try {
      this.#store.setAtOnce(draft)
    } catch {
      // Full or forbidden: then the disk is all there is, and the line beside the name has said whether it has it.
    }
  }

  isLatest = () => this.#kept === this.#version
  isWriting = () => this.#writing !== undefined

  /** Nothing is on its way to the disk any more. */
  async settled() {
    while (this.#writing) await this.#writing
  }

  stop() {
    this.#stopped = true
  }
}
