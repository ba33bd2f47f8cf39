import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { accountQueries } from '#src/api/account.ts'
import type { Tagged } from '#src/api/new-client.ts'
import { refreshAfterDraft } from '#src/api/proposal-drafts.ts'
import { onSessionStarted } from '#src/auth/session.ts'
import { keptDraftStore } from '#src/draft/kept-draft.ts'
import { saveKept, type KeptEdits } from '#src/draft/save-kept.ts'
import { amongTabs } from '#src/storage/in-browser.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { draftKey, newProposalDraft } from '#src/pages/proposals/shared/draft.ts'
import { personIn } from '#src/api/person.ts'

const none: KeptEdits = { state: 'none' }

/** Saves what this browser keeps of a proposal and nobody has open; `look` does so once more and tells what came of it. */
export function useKeptEdits(proposal: Tagged<Proposal>) {
  const client = useQueryClient()
  const { data: hello } = useSuspenseQuery(accountQueries.hello())
  const [edits, setEdits] = useState<KeptEdits | { state: 'saving' }>(none)
  const looking = useRef<Promise<KeptEdits>>(undefined)
  const owner = personIn(hello)
  const key = draftKey(owner, proposal.id)

  const save = async () => {
    const newDraft = () => {
      setEdits({ state: 'saving' })
      return newProposalDraft(client, proposal, owner)
    }
    const outcome = await saveKept(keptDraftStore(key), newDraft)
    if (outcome.state === 'saved') await refreshAfterDraft(client, proposal.id)
    // That they were saved is said until the window closes.
    setEdits((before) => (outcome.state === 'none' && before.state === 'saved' ? before : outcome))
    return outcome
  }
  const look = () => {
    looking.current ??= save().finally(() => {
      looking.current = undefined
    })
    return looking.current
  }

  const lookAgain = useEffectEvent(() => void look())
  useEffect(() => {
    lookAgain()
    const stopListening = onSessionStarted(lookAgain)
    window.addEventListener('online', lookAgain)
    return () => {
      stopListening()
      window.removeEventListener('online', lookAgain)
    }
  }, [])
  const isElsewhere = edits.state === 'elsewhere'
  // Only then: what is kept here tells of itself too.
  useEffect(() => (isElsewhere ? amongTabs(key).news.listen(lookAgain) : undefined), [isElsewhere, key])
  return { edits, look }
}
