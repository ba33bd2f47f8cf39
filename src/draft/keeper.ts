import type { Kept } from '#src/storage/kept.ts'

/** `apart`: another tab keeps its own at this place, so this one keeps nothing. */
export type Keeping = 'nothing' | 'writing' | 'kept' | 'failed' | 'apart'

/** Milliseconds without a key before it is written to disk. */
const pause = 300

/**
 * Keeps the latest of what a person writes in this browser, before there is anything at the service to save it to. One
 * write at a time; what comes meanwhile is written next.
 */
export class Keeper<Thing> {
  readonly #store: Kept<Thing>
  readonly #listeners = new Set<() => void>()
  #keeping: Keeping = 'nothing'
  #latest: Thing | undefined
  /** Not on disk yet, as far as anybody knows. */
  #underWay: Thing | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #writing: Promise<void> | undefined

  constructor(store: Kept<Thing>, { apart = false } = {}) {
    this.#store = store
    if (apart) this.#keeping = 'apart'
  }

  readonly keeping = () => this.#keeping

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly keep = (thing: Thing) => {
    if (this.#keeping === 'apart') return
    this.#latest = thing
    this.#say('writing')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), pause)
  }

  /** Resolves when what was written so far is on disk, or could not be put there. */
  readonly flush = (): Promise<void> => {
    clearTimeout(this.#timer)
    return (this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined
    }))
  }

  /** The page is being left, perhaps for good: keeps what is written before anything else can happen. */
  readonly leave = () => {
    const thing = this.#latest ?? this.#underWay
    if (thing === undefined) return
    try {
      this.#store.setAtOnce(thing)
    } catch {
      // Full or forbidden: then the disk is all there is.
    }
    void this.flush()
  }

  /** What lies on disk now; undefined too where nothing can be read. */
  readonly kept = async (): Promise<Thing | undefined> => {
    await this.flush()
    return this.#store.get().catch(() => undefined)
  }

  /** It is created, or given up: nothing of it stays. */
  readonly forget = async () => {
    if (this.#keeping === 'apart') return
    this.#latest = undefined
    await this.flush()
    this.#underWay = undefined
    try {
      await this.#store.remove()
      this.#say('nothing')
    } catch {
      this.#say('failed')
    }
  }

  async #write() {
    while (this.#latest !== undefined) {
      const thing = this.#latest
      this.#latest = undefined
      this.#underWay = thing
      try {
        await this.#store.set(thing)
        this.#underWay = undefined
      } catch {
        // The page says so, and asks before it is left.
        return this.#say('failed')
      }
    }
    if (this.#keeping === 'writing') this.#say('kept')
  }

  #say(keeping: Keeping) {
    this.#keeping = keeping
    for (const tell of this.#listeners) tell()
  }
}
