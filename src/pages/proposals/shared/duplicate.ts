import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { useCopyProposal } from '#src/api/proposal-copy.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

/** Makes a draft with everything of a proposal and goes to write it. */
export function useDuplicate() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { mutateAsync } = useCopyProposal()
  return async ({ id, name }: Pick<Proposal, 'id' | 'name'>) => {
    try {
      const made = await mutateAsync({ id, name: t`${name} (copy)` })
      await navigate(`/proposals/${made.id}/edit`)
      await showToast({ text: t`“${name}” duplicated. This is the copy.` })
    } catch (error) {
      await sayFailed(error)
    }
  }
}
