import { useController, useFormContext } from 'react-hook-form'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { proposalStatus, proposalStatuses } from '#wire/proposal-status.ts'
import type { ProposalFields } from './fields.ts'

const words = { edit: 'Edit', open: 'Open', won: 'Won', lost: 'Lost', closed: 'Closed' }

export function StatusField({ help }: { help?: string }) {
  const { control } = useFormContext<ProposalFields>()
  const { field, fieldState } = useController({ control, name: 'status' })
  return (
    <SelectField
      {...field}
      openOnFocus={false}
      label="Status"
      help={help}
      error={fieldState.error?.message}
      searchable={false}
      allowDeselect={false}
      data={proposalStatuses.map((status) => ({ value: status, label: words[status] }))}
      onChange={(value) => field.onChange(proposalStatus.parse(value))}
    />
  )
}
