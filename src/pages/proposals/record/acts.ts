import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { forgetRecord } from '#src/api/recent-records.ts'
import { useDeleteProposal } from '#src/api/proposal-changes.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { listLeft } from '#src/pages/proposals/shared/list-position.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import { useTrashUndo } from '#src/pages/shared/trash-undo.ts'

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
    await showToast({ text: t`“${name}” moved to the trash. Restore it under Settings, Trash.`, ...wayBack })
  }
  return { busy: isPending, move: () => void mutateAsync().then(moved, sayFailed) }
}
