import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { useCopyProposal } from '#src/api/proposal-drafts.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { Proposal } from '#wire/proposals.ts'

/** Makes a draft with everything of a proposal and goes to write it. */
export function useDuplicate() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { mutateAsync } = useCopyProposal()
  return async ({ id, name }: Pick<Proposal, 'id' | 'name'>) => {
    try {
      const made = await mutateAsync({ id, name: t`${name} (copy)` })
      await navigate(`/proposals/${made.id}/edit`)
      await showToast({ text: t`“${name}” is duplicated. This is the copy.` })
    } catch (error) {
      await showToast({ tone: 'failed', text: messageFor(error) })
    }
  }
}
