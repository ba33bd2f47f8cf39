import type { ViewedProposal } from '#wire/viewer.ts'

/** What happened to the version, in order; `date` as on the wire. */
export type TrailEntry = {
  date: string
  person: string
  act: { kind: 'sent'; version: number } | { kind: 'opened' | 'chose' | 'signed' }
}

/** PNG or JPEG, with its size in pixels as the page shows it. */
export type PrintedPicture = { bytes: Uint8Array; width: number; height: number }

/** A proposal as one of its receivers sees it, and what its proof says besides. */
export type PrintedProposal = {
  viewed: ViewedProposal
  /** The account's, IANA: moments are written in it. */
  timeZone: string
  trail: readonly TrailEntry[]
  /** Where the document and its hash can be checked. */
  verifyUrl: string
  /** Of the texts, by their token; one that is not here is left out. */
  pictures: ReadonlyMap<string, PrintedPicture>
  /** PNG or JPEG. */
  logo?: Uint8Array | undefined
}
