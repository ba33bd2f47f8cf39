import type { DeclineReason } from '#wire/viewer-acts.ts'
import type { Generated } from 'kysely'

/** Tables of the customer's page; columns are as `schema.ts` says. */
type Id = Generated<number>
type Moment = number
type Flag = 0 | 1
type Json = string

export type ViewerTables = {
  /** A signature on a version, with all that was signed as canonical JSON. It is never changed. */
  acceptance: {
    id: Id
    proposal_id: number
    version_id: number
    contact_id: number
    /** 1 for the first on its version; each hash covers the one before. */
    position: number
    name: string
    /** [{label, value}]. */
    fields: Json
    /** {typed} or {strokes}. */
    signature: Json
    /** SHA-256 of `document`, in hex. */
    hash: string
    document: string
    signed_at: Moment
    /** What its version reads without people who were erased, once it need not be shown any more. */
    erased_content: Generated<Json | null>
  }
  /** A document that was made of a signature and those before it; the same bytes are kept once. */
  issued_document: { id: Id; acceptance_id: number; hash: string; issued_at: Moment }
  decline: {
    id: Id
    proposal_id: number
    version_id: number
    contact_id: number
    reason: DeclineReason
    comment: string
    declined_at: Moment
  }
  /** One opening of the page by one receiver; `visit_key` is the page's own name for it. */
  visit: {
    id: Id
    proposal_id: number
    version_id: number
    contact_id: number
    visit_key: string
    device: string
    /** [{id, seconds}]. */
    sections: Json
    seconds: number
    /** The section that was being read when it was told of last. */
    section_id: number | null
    human: Flag
    started_at: Moment
    last_at: Moment
    /** On which day of the account it began, `2026-11-22`: a person's visits of one day are one entry of the timeline. */
    day: string
    /** When open screens were told of it last. */
    told_at: Moment | null
  }
  /** How often an attachment was opened in one visit. */
  attachment_download: {
    id: Id
    proposal_id: number
    visit_id: number
    file_token: string
    /** As it was called then. */
    name: string
    times: number
    last_at: Moment
  }
  /** What a receiver changed of the choices of a version in one sitting. */
  choice_change: {
    id: Id
    proposal_id: number
    version_id: number
    contact_id: number
    /** The choices before, as of the version; empty for as it was sent. */
    before: Json
    /** What that comes to, row by row, as `ChoiceLine`. */
    lines: Json
    /** Of the total with VAT. */
    difference_cents: number
    at: Moment
  }
  /** A browser of a receiver who gave the password. */
  viewer_session: { id: Id; receiver_id: number; token_hash: string; expires_at: Moment }
  /** A user's own address of the page, as one receiver: of the version that was sent last, or of the one being written. */
  viewer_preview: {
    id: Id
    proposal_id: number
    contact_id: number
    user_id: number
    token_hash: string
    kind: 'preview' | 'rehearsal'
    version: 'sent' | 'draft'
    /** [{ act, body, at }]: what was tried in a rehearsal; empty before. */
    acts: Json
    expires_at: Moment
  }
}
