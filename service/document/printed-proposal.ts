import type { ViewedProposal } from '#wire/viewer.ts'

/** What happened to the version, in order; `date` as on the wire. */
export type TrailEntry = {
  date: string
  person: string
  act: { kind: 'sent'; version: number } | { kind: 'opened' | 'chose' | 'signed' }
}

/** A proposal as one of its receivers sees it, and what its proof says besides. */
export type PrintedProposal = {
  viewed: ViewedProposal
  /** The account's, IANA: moments are written in it. */
  timeZone: string
  trail: readonly TrailEntry[]
  /** Where the document and its hash can be checked. */
  verifyUrl: string
  /** PNG or JPEG. */
  logo?: Uint8Array | undefined
}
