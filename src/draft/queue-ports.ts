import type { ProposalDocument } from './document.ts'
import type { Conflict, Note } from './findings.ts'
import type { Attempt, Base, DraftStore } from './kept-draft.ts'
import type { Saving } from './saving.ts'

export type QueueView = {
  document: ProposalDocument
  saving: Saving
  conflicts: readonly Conflict[]
  /** What was taken over from others since the page was opened. */
  notes: readonly Note[]
}

export const isSameView = (one: QueueView, other: QueueView) =>
  one.document === other.document &&
  one.saving === other.saving &&
  one.conflicts === other.conflicts &&
  one.notes === other.notes

export type QueuePorts = {
  /** Carries If-Match and Idempotency-Key of the attempt; `answered` is the proposal where the service tells it. */
  send: (attempt: Attempt) => Promise<{ etag: string | undefined; answered?: ProposalDocument | undefined }>
  fetch: () => Promise<Base>
  store: DraftStore
  now: () => number
  newKey: () => string
  onView: (view: QueueView) => void
}
