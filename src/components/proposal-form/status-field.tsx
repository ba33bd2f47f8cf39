import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { LeaveWonDialog } from '#src/components/proposals/leave-won-dialog.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { statusWords } from '#src/components/ui/status-words.ts'
import { proposalStatus, proposalStatuses, type ProposalStatus } from '#wire/proposal-status.ts'
import type { ProposalFields } from './fields.ts'

type Props = {
  help?: string | undefined
  /** Of a proposal that was won: asks before its acceptance goes. */
  asks?: boolean
}

export function StatusField({ help, asks = false }: Props) {
  const { t } = useLingui()
  const [pending, setPending] = useState<ProposalStatus>()
  const { control } = useFormContext<ProposalFields>()
  const { field, fieldState } = useController({ control, name: 'status' })
  const choose = (status: ProposalStatus) => {
    if (asks && field.value === 'won' && status !== 'won') setPending(status)
    else field.onChange(status)
  }
  return (
    <>
      <SelectField
        {...field}
        openOnFocus={false}
        label={t`Status`}
        help={help}
        error={fieldState.error?.message}
        searchable={false}
        data={proposalStatuses.map((status) => ({ value: status, label: t(statusWords[status]) }))}
        onChange={(value) => choose(proposalStatus.parse(value))}
      />
      <LeaveWonDialog
        opened={pending !== undefined}
        confirm={pending ? t`Move to ${t(statusWords[pending])}` : t`Move`}
        onConfirm={() => {
          field.onChange(pending)
          setPending(undefined)
        }}
        onClose={() => setPending(undefined)}
      />
    </>
  )
}
