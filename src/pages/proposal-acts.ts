import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { forgetRecord } from '#src/api/recent-records.ts'
import { useDeleteProposal, useSetProposalStatus } from '#src/api/proposals.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import type { Proposal } from '#wire/proposals.ts'
import { listLeft } from './proposal-list-place.ts'
import { sayFailed } from './say-failed.ts'
import { useTrashUndo } from './trash-undo.ts'

/** Sets the status, says so and offers the way back; leaving won has none, because it clears what was agreed. */
export function useStatusChange({ id, status: from }: Pick<Proposal, 'id' | 'status'>) {
  const { t } = useLingui()
  const { mutateAsync } = useSetProposalStatus(id)
  return (to: ProposalStatus) => {
    const back = () => void mutateAsync(from).catch(sayFailed)
    const said = { text: t`Moved to ${to}`, ...(from === 'won' ? {} : { undo: back }) }
    void mutateAsync(to).then(() => showToast(said), sayFailed)
  }
}

/** Moves it to the trash and goes back to the list, as it was left; the toast offers the way back. */
export function useMoveToTrash({ id, name }: Pick<Proposal, 'id' | 'name'>) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useDeleteProposal(id)
  const client = useQueryClient()
  const wayBack = useTrashUndo({ kind: 'proposal', id, name })
  const moved = async () => {
    void forgetRecord(client, { kind: 'proposal', id })
    await navigate(listLeft(), { replace: true })
    await showToast({ text: t`“${name}” is in the trash. Restore it under Settings, Trashcan.`, ...wayBack })
  }
  return { busy: isPending, move: () => void mutateAsync().then(moved, sayFailed) }
}
