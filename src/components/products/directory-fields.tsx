import { useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { Wide } from '#src/components/form/form-section.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { createProductDirectory } from '#wire/products.ts'

export type NameFields = { name: string }

export const directoryResolver = formResolver<NameFields, NameFields>(createProductDirectory.body)

export function DirectoryNameField() {
  const { t } = useLingui()
  const { register, formState } = useFormContext<NameFields>()
  return (
    <Wide>
      <TextField
        {...register('name')}
        label={t`Name`}
        error={formState.errors.name?.message}
        autoComplete="off"
        data-autofocus
      />
    </Wide>
  )
}
