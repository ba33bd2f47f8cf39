import { useCallback, useState } from 'react'
import type { CommentAudience } from '#wire/proposal-comments.ts'

/** Not under a question. */
export const toAll = 'all'

/** Where something is written on the timeline: under a question, or at its head. */
export type Place = number | typeof toAll

export type Written = {
  /** Which place is open; where nobody chose, the question that waits longest. */
  chosen: Place | undefined
  drafts: Readonly<Record<string, { text: string; to: CommentAudience }>>
}

export type WrittenHere = { written: Written; change: (next: (before: Written) => Partial<Written>) => void }

const nothing: Written = { chosen: undefined, drafts: {} }

/** What is written on a record and not sent yet: the record holds it, whichever of its tabs is shown. */
export function useWritten(proposal: number): WrittenHere {
  const [held, setHeld] = useState({ proposal, written: nothing })
  // The next record is shown by the same page, and has words of its own.
  if (held.proposal !== proposal) setHeld({ proposal, written: nothing })
  const change = useCallback<WrittenHere['change']>(
    (next) =>
      setHeld((before) =>
        // What comes of something sent from the record before is not about this one.
        before.proposal === proposal ? { proposal, written: { ...before.written, ...next(before.written) } } : before,
      ),
    [proposal],
  )
  return { written: held.proposal === proposal ? held.written : nothing, change }
}

/** What would be lost by leaving the record. */
export const unsentIn = ({ drafts }: Written) => Object.values(drafts).filter(({ text }) => text.trim() !== '')
