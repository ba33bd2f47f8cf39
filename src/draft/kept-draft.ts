import { keptThing } from '#src/storage/in-browser.ts'
import type { Kept } from '#src/storage/kept.ts'
import type { Changes } from './changes.ts'
import type { ProposalDocument } from './document.ts'
import type { Conflict } from './findings.ts'

/** A version of the service's, as the app wrote or read it; without a tag when nobody told which one it is. */
export type Base = { document: ProposalDocument; etag: string | undefined }

/** A request whose outcome is not known: it goes out again as it was, under the same Idempotency-Key. */
export type Attempt = Changes & { key: string; etag: string; sent: ProposalDocument }

/** What this browser keeps of one proposal until the service has confirmed it. */
export type KeptDraft = {
  base: Base
  document: ProposalDocument
  attempt: Attempt | undefined
  /** The person has not chosen yet. */
  conflicts: readonly Conflict[]
  /** Milliseconds since 1970. */
  changed_at: number
}

/** The place of one draft in this browser. */
export type DraftStore = Kept<KeptDraft>

/** Where this browser keeps a user's draft of one proposal; the record names the version it started from. */
export const keptDraftStore = (key: string): DraftStore => keptThing<KeptDraft>(key, 1)
