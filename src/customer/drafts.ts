import { createContext, use, useEffect, useState } from 'react'
import type { AcceptForm } from './accept-faults.ts'
import type { Decline } from './decline-form.tsx'

/** What a question is about. */
export type About = { row_id?: number; section_id?: number; name: string }

/** What is being filled in. */
type Filled = { accepting: AcceptForm; declining: Decline; question: { about: About | undefined; text: string } }

/**
 * Outlives the page of the proposal, which goes while the seller has taken it back or its password is asked for again. Held
 * in memory alone: of what somebody has not sent nothing stays behind.
 */
export function newDrafts() {
  const drafts: Partial<Filled> = {}
  return {
    of: <Name extends keyof Filled>(name: Name): Filled[Name] | undefined => drafts[name],
    keep<Name extends keyof Filled>(name: Name, draft: Filled[Name]) {
      drafts[name] = draft
    },
  }
}

/** Without one a draft goes with its form. */
export const DraftsContext = createContext<ReturnType<typeof newDrafts> | undefined>(undefined)

/** As `useState`, and there again where the form is. */
export function useDraft<Name extends keyof Filled>(name: Name, begin: () => Filled[Name]) {
  const drafts = use(DraftsContext)
  const [draft, setDraft] = useState(() => drafts?.of(name) ?? begin())
  useEffect(() => drafts?.keep(name, draft), [drafts, name, draft])
  return [draft, setDraft] as const
}
