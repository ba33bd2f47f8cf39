import type { KeptDraft, KeptPlace } from './kept-draft.ts'

/** Keeps the latest draft on disk, one write at a time; `now` gives undefined when there is nothing to keep. */
export class LatestOnDisk {
  #version = 0
  #kept = 0
  #stopped = false
  #writing: Promise<void> | undefined
  readonly #now: () => KeptDraft | undefined
  readonly #place: KeptPlace
  /** It lies there now, or cannot. */
  readonly #onKept: () => void

  constructor(now: () => KeptDraft | undefined, place: KeptPlace, onKept: () => void) {
    this.#now = now
    this.#place = place
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
      await (draft ? this.#place.set(draft) : this.#place.remove())
      this.#kept = latest
    }
    this.#writing = undefined
    this.#onKept()
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
