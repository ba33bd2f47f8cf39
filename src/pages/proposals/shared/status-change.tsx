import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StatusBefore } from '#src/api/proposal-status.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { ChangeDialog, type ChangeQuestion } from '#src/pages/shared/change-dialog.tsx'
import { changeStatus } from './change-status.ts'

/** Changes the status of a proposal from its record. `dialog` asks before a won one is taken back. */
export function useStatusChange() {
  const client = useQueryClient()
  const [question, ask] = useState<ChangeQuestion>()
  return {
    setStatus: (items: readonly StatusBefore[], to: ProposalStatus) =>
      changeStatus({ client, ask, listener: {} }, items, to),
    dialog: <ChangeDialog question={question} onClose={() => ask(undefined)} />,
  }
}
