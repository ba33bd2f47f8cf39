import type { Answer, Input, Operation } from '#wire/operation.ts'

/** What a reader needs to know of an operation beyond its shapes, which the contract has. */
export type Note = {
  id: string
  /** Short, as the interface calls it. */
  summary: string
  /** Plain English, sentences; `code` in backticks. */
  description: string
  /** Request and answer of the example. Both fit the operation's schemas. */
  request: { params?: object; query?: object; body?: unknown }
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

type NoteInput<Op extends Operation> = {
  summary: string
  description: string
  request: Input<Op>
  answer: Answer<Op>
} & Partial<Pick<Note, 'givesEtag' | 'takesIfMatch' | 'isTrashable' | 'conflict'>>

/** Says what an operation does; the example is checked against the operation's types. */
export const note = <Op extends Operation>(
  { id }: Op,
  { givesEtag = false, takesIfMatch = false, isTrashable = false, conflict, ...input }: NoteInput<Op>,
): Note => ({
  id,
  ...input,
  // Of an operation not yet known TypeScript cannot tell what it takes.
  request: input.request as Note['request'],
  givesEtag,
  takesIfMatch,
  isTrashable,
  conflict,
})

/** Operations that stand together in the reference, with their number in the specification (interface, section 14). */
export type Chapter = { name: string; section: string; description: string; notes: readonly Note[] }
