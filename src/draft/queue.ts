import { changesBetween, type ChangeKind } from './changes.ts'
import { withIds, type ProposalDocument } from './document.ts'
import { failureOf } from './failure.ts'
import type { Conflict, Note, Whose } from './findings.ts'
import type { Attempt, Base, KeptDraft } from './kept-draft.ts'
import { LatestOnDisk } from './latest-on-disk.ts'
import { mergeDocuments, taking } from './merge.ts'
import { isSameView, type QueuePorts, type QueueView } from './queue-ports.ts'
import { isSameSaving, type Problem, type Saving } from './saving.ts'
import { asSaved } from './table-list.ts'

const pause = 600
const longestPause = 5_000
const firstGap = 2_000
const longestGap = 60_000
/** Of times in a row that somebody else was faster. */
const mostMeetings = 5

/**
 * What was written and is not at the service yet. Nothing leaves it before the service has confirmed it, one request is
 * under way at a time, and every change lies on disk before anybody is told that it is kept.
 */
export class Queue {
  readonly #ports: QueuePorts
  readonly #disk: LatestOnDisk
  /** Bodies that were refused and would be again, by kind. */
  readonly #refused = new Map<ChangeKind, { body: string; error: unknown }>()
  #draft: KeptDraft
  #savedAt: number | undefined
  #dirty: boolean
  #notes: readonly Note[] = []
  #told: QueueView | undefined
  #problem: Problem | undefined
  #waitsSince: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined
  #failures = 0
  /** Of those, how often somebody else had been faster. */
  #meetings = 0
  #stopped = false

  constructor(start: KeptDraft, savedAt: number | undefined, ports: QueuePorts) {
    const { base, document, attempt, conflicts } = start
    this.#ports = ports
    this.#draft = start
    this.#savedAt = savedAt
    this.#dirty = attempt !== undefined || conflicts.length > 0 || changesBetween(base.document, document).length > 0
    if (conflicts.length > 0) this.#problem = { why: 'choice' }
    const latest = () => (this.#dirty ? this.#draft : undefined)
    this.#disk = new LatestOnDisk(latest, ports.store, () => this.#tell())
  }

  view(): QueueView {
    const { document, conflicts } = this.#draft
    const saving = this.#saving()
    const { saving: told = saving } = this.#told ?? {}
    return { document, conflicts, notes: this.#notes, saving: isSameSaving(told, saving) ? told : saving }
  }

  change(write: (document: ProposalDocument) => ProposalDocument) {
    const document = write(this.#draft.document)
    if (document === this.#draft.document) return
    const changed_at = this.#ports.now()
    this.#dirty = true
    this.#waitsSince ??= changed_at
    this.#runIn(Math.min(pause, Math.max(0, this.#waitsSince + longestPause - changed_at)))
    this.#keep({ document, changed_at })
  }

  take(conflict: Conflict, whose: Whose) {
    // Mine stands there already, with whatever was typed since.
    const { document } = this.#draft
    const conflicts = this.#draft.conflicts.filter((each) => each !== conflict)
    if (conflicts.length === 0) this.#problem = undefined
    this.#keep({ conflicts, document: whose === 'mine' ? document : taking(document, conflict, whose) })
    void this.#run()
  }

  /** Sends all there is now, without the pause; true when everything is saved. */
  async flush(): Promise<boolean> {
    do await this.#run()
    while (this.#timer !== undefined && this.#problem === undefined && !this.#stopped)
    await this.#disk.settled()
    return !this.#dirty
  }

  /** Asked by hand, or because the way to the service is open again. */
  retry() {
    this.#refused.clear()
    this.#failures = this.#meetings = 0
    if (this.#draft.conflicts.length === 0) this.#problem = undefined
    this.#tell()
    void this.#run()
  }

  /** Another version of the service's, read while nothing was written here. */
  refresh(theirs: Base) {
    if (this.#dirty || theirs.etag === this.#draft.base.etag) return
    this.#draft = { ...this.#draft, base: theirs, document: theirs.document }
    this.#tell()
  }

  /** The page is being left, perhaps for good: keeps what is typed before anything else can happen. */
  leave = () => this.#disk.leave()

  dismissNotes() {
    this.#notes = []
    this.#tell()
  }

  kept = () => this.#disk.settled()

  /** The service's latest version that is known here. */
  base = (): Base => this.#draft.base

  /** Writes and sends nothing any more: another tab does. */
  stop() {
    this.#stopped = true
    clearTimeout(this.#timer)
    this.#disk.stop()
  }

  #saving(): Saving {
    // As long as it lies on disk it would be brought back as not saved.
    if (!this.#dirty && !this.#disk.isWriting()) return { state: 'saved', at: this.#savedAt }
    if (!this.#dirty || !this.#problem) return { state: 'saving' }
    return { state: 'not-saved', problem: this.#problem, kept: this.#disk.isLatest() }
  }

  /** Only of news: what is written goes to the disk and to the service in steps that nobody sees. */
  #tell() {
    if (this.#stopped) return
    const view = this.view()
    if (this.#told && isSameView(this.#told, view)) return
    this.#told = view
    this.#ports.onView(view)
  }

  #keep(part: Partial<KeptDraft>) {
    this.#draft = { ...this.#draft, ...part }
    this.#disk.outdated()
    this.#tell()
  }

  #runIn(milliseconds: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#run(), milliseconds)
  }

  #run(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    return (this.#running ??= this.#steps().finally(() => {
      this.#running = undefined
    }))
  }

  async #steps() {
    let goesOn = true
    while (goesOn) goesOn = await this.#step().catch((error: unknown) => this.#failed(error))
    this.#tell()
  }

  #isHeld = () => this.#stopped || this.#timer !== undefined || this.#draft.conflicts.length > 0

  /** One request; false when there is nothing more to do for now. */
  async #step(): Promise<boolean> {
    // What is saved is not written to the disk once more.
    if (this.#isHeld() || (!this.#dirty && !this.#draft.attempt)) return false
    this.#waitsSince = undefined
    if (this.#draft.base.etag === undefined && !this.#draft.attempt) await this.#meet()
    if (this.#isHeld()) return false
    const attempt = this.#draft.attempt ?? this.#nextAttempt()
    if (!attempt) return this.#settle()
    this.#keep({ attempt })
    // On disk before it leaves: after a crash the same goes out under the same key.
    await this.#disk.settled()
    const { etag, answered } = await this.#ports.send(attempt)
    this.#acknowledge(attempt, etag, answered)
    return true
  }

  #nextAttempt(): Attempt | undefined {
    const { base, document } = this.#draft
    const next = changesBetween(base.document, document).find(
      ({ kind, body }) => this.#refused.get(kind)?.body !== JSON.stringify(body),
    )
    if (!next || base.etag === undefined) return undefined
    return { ...next, etag: base.etag, key: this.#ports.newKey(), sent: asSaved(base.document, document) }
  }

  /** Nothing more can go out: all is saved, or the rest was refused. */
  #settle(): false {
    const [rest] = changesBetween(this.#draft.base.document, this.#draft.document)
    const refusal = rest && this.#refused.get(rest.kind)
    this.#dirty = rest !== undefined
    this.#problem = refusal && { why: 'failed', error: refusal.error }
    this.#keep({})
    return false
  }

  #acknowledge({ kind, sent }: Attempt, etag: string | undefined, answered: ProposalDocument | undefined) {
    const { base, document } = this.#draft
    const { fields, custom_fields, sections, pricetables, order = [] } = sent
    const part = kind === 'fields' ? { fields, custom_fields } : { sections, pricetables, order }
    const numbered = (one: ProposalDocument) => (answered && kind === 'content' ? withIds(one, sent, answered) : one)
    this.#refused.delete(kind)
    this.#failures = this.#meetings = 0
    this.#problem = undefined
    this.#savedAt = this.#ports.now()
    this.#keep({
      base: { document: numbered({ ...base.document, ...part }), etag },
      document: numbered(document),
      attempt: undefined,
    })
  }

  /** Brings what somebody else saved together with what is written here. */
  async #meet() {
    const theirs = await this.#ports.fetch()
    const { base, document: mine } = this.#draft
    const merged = mergeDocuments({ before: base.document, mine, theirs: theirs.document })
    this.#notes = [...this.#notes, ...merged.notes]
    this.#problem = merged.conflicts.length > 0 ? { why: 'choice' } : undefined
    this.#keep({ base: theirs, document: merged.document, conflicts: merged.conflicts })
  }

  /** Whether there is something else to try at once. */
  #failed(error: unknown): boolean {
    const failure = failureOf(error)
    const { attempt, base } = this.#draft
    this.#failures += 1
    if (attempt && failure === 'changed' && this.#meetings < mostMeetings) {
      this.#meetings += 1
      this.#keep({ attempt: undefined, base: { ...base, etag: undefined } })
      return true
    }
    if (attempt && failure === 'refused') {
      this.#refused.set(attempt.kind, { body: JSON.stringify(attempt.body), error })
      this.#keep({ attempt: undefined })
      return true
    }
    this.#problem = failure === 'offline' || failure === 'session' ? { why: failure } : { why: 'failed', error }
    // Who has to sign in again, or may not see it any more, is not served by asking once more.
    if (failure !== 'session' && failure !== 'refused')
      this.#runIn(Math.min(longestGap, firstGap * 2 ** (this.#failures - 1)))
    this.#tell()
    return false
  }
}
