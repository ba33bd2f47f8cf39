import { useFormContext } from 'react-hook-form'
import { TextField } from '#src/components/ui/text-field.tsx'
import type { ProposalFields } from './fields.ts'

export function NameField() {
  const { register, formState } = useFormContext<ProposalFields>()
  return (
    <TextField
      {...register('name')}
      label="Name"
      help="What the customer reads on top of it"
      error={formState.errors.name?.message}
      autoComplete="off"
    />
  )
}
