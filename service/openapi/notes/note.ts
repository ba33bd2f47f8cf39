import type { Answer, Input, Operation } from '#wire/operation.ts'

/** What a reader needs to know of an operation beyond its shapes, which the contract has. */
export type Note = {
  id: string
  /** Short, as the specification calls it. */
  summary: string
  /** Plain English, sentences; `code` in backticks. */
  description: string
  /** What is asked and answered in the example. Both fit the operation's schemas. */
  asked: { params?: object; query?: object; body?: unknown }
  answer: unknown
  /** The answer carries the ETag that If-Match of a write wants back. */
  givesEtag: boolean
  /** The write may be held against If-Match. */
  takesIfMatch: boolean
  /** The record may be in the trashcan: 410. */
  isTrashable: boolean
  /** Rules of state that end in 409, one sentence. */
  conflict: string | undefined
}

type Said<Op extends Operation> = {
  summary: string
  description: string
  asked: Input<Op>
  answer: Answer<Op>
} & Partial<Pick<Note, 'givesEtag' | 'takesIfMatch' | 'isTrashable' | 'conflict'>>

/** Says what an operation does; the example is checked against the operation's types. */
export const note = <Op extends Operation>(
  { id }: Op,
  { givesEtag = false, takesIfMatch = false, isTrashable = false, conflict, ...said }: Said<Op>,
): Note => ({
  id,
  ...said,
  // Of an operation not yet known TypeScript cannot tell what it is asked.
  asked: said.asked as Note['asked'],
  givesEtag,
  takesIfMatch,
  isTrashable,
  conflict,
})

/** Operations that stand together in the reference, with the section of the specification they carry out. */
export type Chapter = { name: string; section: string; description: string; notes: readonly Note[] }
