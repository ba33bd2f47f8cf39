import { useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { TextField } from '#src/components/ui/text-field.tsx'
import type { ProposalFields } from './fields.ts'

export function NameField() {
  const { t } = useLingui()
  const { register, formState } = useFormContext<ProposalFields>()
  return (
    <TextField
      {...register('name')}
      label={t`Name`}
      help={t`Shown as the title to the customer`}
      error={formState.errors.name?.message}
      autoComplete="off"
    />
  )
}
