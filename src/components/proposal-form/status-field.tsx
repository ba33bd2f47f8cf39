import { useLingui } from '@lingui/react/macro'
import { useController, useFormContext } from 'react-hook-form'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { statusWords } from '#src/components/ui/status-words.ts'
import { proposalStatus, proposalStatuses } from '#wire/proposal-status.ts'
import type { ProposalFields } from './fields.ts'

export function StatusField({ help }: { help?: string }) {
  const { t } = useLingui()
  const { control } = useFormContext<ProposalFields>()
  const { field, fieldState } = useController({ control, name: 'status' })
  return (
    <SelectField
      {...field}
      openOnFocus={false}
      label={t`Status`}
      help={help}
      error={fieldState.error?.message}
      searchable={false}
      allowDeselect={false}
      data={proposalStatuses.map((status) => ({ value: status, label: t(statusWords[status]) }))}
      onChange={(value) => field.onChange(proposalStatus.parse(value))}
    />
  )
}
