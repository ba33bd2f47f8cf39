import type { AmongTabs } from '#src/storage/in-browser.ts'
import type { ProposalDocument } from './document.ts'
import type { Conflict, Whose } from './findings.ts'
import type { Base, DraftStore } from './kept-draft.ts'
import { Queue } from './queue.ts'
import type { QueuePorts, QueueView } from './queue-ports.ts'
import type { Saving } from './saving.ts'

/**
 * `writing`: this tab has the draft to itself; `watching`: another tab of this browser writes, and this one sees what it
 * does; `opening`: not known yet.
 */
export type DraftView = QueueView & {
  mode: 'opening' | 'writing' | 'watching'
  /** When what was brought back from this browser had been typed, in milliseconds since 1970. */
  restored: number | undefined
}

export type DraftPorts = Omit<QueuePorts, 'onView'> & AmongTabs

/** A tab that waits longer than this for its turn, in milliseconds, says why. */
const patience = 800

/** One proposal's draft as the editor shows it, whichever tab writes it. */
export class Draft {
  readonly #ports: DraftPorts
  readonly #store: DraftStore
  readonly #listeners = new Set<() => void>()
  #latest: Base
  #queue: Queue | undefined
  #view: DraftView
  #leave = new AbortController()
  #stopListening: (() => void) | undefined
  /** Over when this tab writes no more. */
  #turn: Promise<void> | undefined

  constructor(opened: Base, savedAt: number | undefined, ports: DraftPorts) {
    this.#ports = ports
    const { store, news } = ports
    this.#store = {
      ...store,
      set: (draft) => store.set(draft).then(news.tell),
      remove: () => store.remove().then(news.tell),
    }
    this.#latest = opened
    this.#view = {
      document: opened.document,
      saving: { state: 'saved', at: savedAt },
      conflicts: [],
      notes: [],
      mode: 'opening',
      restored: undefined,
    }
  }

  view = () => this.#view

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  open() {
    this.#leave = new AbortController()
    this.#stopListening = this.#ports.news.listen(() => this.#watch())
    this.#takeTurn(this.#leave.signal)
  }

  /** What is not saved goes out in the background, and stays kept where it cannot; resolves when that is done. */
  async close() {
    this.#stopListening?.()
    this.#leave.abort()
    await this.#turn
  }

  /** Writes here instead of in the other tab. */
  takeOver = () => {
    this.#leave.abort()
    this.#leave = new AbortController()
    this.#takeTurn(this.#leave.signal, true)
  }

  change = (write: (document: ProposalDocument) => ProposalDocument) => this.#queue?.change(write)
  take = (conflict: Conflict, whose: Whose) => this.#queue?.take(conflict, whose)
  /** True when everything is saved. */
  flush = async () => this.#queue === undefined || this.#queue.flush()
  retry = () => this.#queue?.retry()
  /** The page is out of sight, perhaps for good: what is typed is kept at once, and sent as far as there is time. */
  leave = () => {
    this.#queue?.leave()
    void this.flush()
  }
  /**
   * The page is being unloaded: what is typed is kept at once, and nothing begins any more. WebKit never ends a
   * transaction of IndexedDB that begins now, and the next page would wait for it for ever.
   */
  unload = () => this.#queue?.leave()
  dismissNotes = () => this.#queue?.dismissNotes()
  dismissRestored = () => this.#show({ restored: undefined })

  /** Another version of the service's was read. */
  refresh(theirs: Base) {
    this.#latest = theirs
    this.#queue?.refresh(theirs)
  }

  #show(part: Partial<DraftView>) {
    this.#view = { ...this.#view, ...part }
    for (const listener of this.#listeners) listener()
  }

  #takeTurn(left: AbortSignal, steal = false) {
    const waiting = setTimeout(() => {
      this.#show({ mode: 'watching' })
      this.#watch()
    }, patience)
    left.addEventListener('abort', () => clearTimeout(waiting))
    const work = () => {
      clearTimeout(waiting)
      return this.#write(left)
    }
    this.#turn = this.#ports.alone(work, steal ? { steal } : { signal: left }).catch(() => {
      clearTimeout(waiting)
      if (left.aborted) return
      // Another tab took over; it finds on disk what was not sent from here.
      this.#queue?.stop()
      this.#queue = undefined
      this.#takeTurn(left)
    })
  }

  /** Writes until `left`, in the turn this tab has. */
  async #write(left: AbortSignal) {
    const kept = await this.#kept()
    const { now, fetch } = this.#ports
    // The other tab has saved since; what cannot be fetched now is met when the first change is saved.
    if (!kept && this.#view.mode === 'watching') this.#latest = await fetch().catch(() => this.#latest)
    if (left.aborted) return
    const latest = this.#latest
    const fresh = { base: latest, document: latest.document, attempt: undefined, conflicts: [], changed_at: now() }
    const queue = new Queue(kept ?? fresh, this.#savedAt(), {
      ...this.#ports,
      store: this.#store,
      onView: (view) => this.#show(view),
    })
    this.#queue = queue
    this.#show({ ...queue.view(), mode: 'writing', restored: kept?.changed_at })
    if (kept) void queue.flush()
    await new Promise((resolve) => left.addEventListener('abort', resolve, { once: true }))
    await queue.flush()
    this.#latest = queue.base()
    queue.stop()
    if (this.#queue === queue) this.#queue = undefined
  }

  #savedAt = () => (this.#view.saving.state === 'saved' ? this.#view.saving.at : undefined)

  /** A browser that keeps nothing has nothing to bring back. */
  #kept = () => this.#store.get().catch(() => undefined)

  /** Shows what the other tab has written so far. */
  #watch() {
    if (this.#view.mode !== 'watching') return
    const show = (part: Partial<DraftView>) => {
      if (this.#view.mode === 'watching') this.#show(part)
    }
    const look = async () => {
      const kept = await this.#kept()
      show({ saving: this.#savingWatched(kept !== undefined), ...(kept && { document: kept.document }) })
      if (!kept) show({ document: (await this.#ports.fetch()).document })
    }
    // Offline it shows what it had.
    void look().catch(() => undefined)
  }

  /** What lies on disk is not saved, whatever hinders the other tab; it is saved when it is gone from there. */
  #savingWatched(isKept: boolean): Saving {
    if (isKept) return { state: 'elsewhere' }
    const { saving } = this.#view
    return saving.state === 'saved' ? saving : { state: 'saved', at: this.#ports.now() }
  }
}
