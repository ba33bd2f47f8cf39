import { useLingui } from '@lingui/react/macro'
import { zodResolver } from '@hookform/resolvers/zod'
import { useFormContext, type Resolver } from 'react-hook-form'
import { Wide } from '#src/components/form/form-section.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { createProductDirectory } from '#wire/products.ts'

export type NameFields = { name: string }

export const directoryResolver = zodResolver(createProductDirectory.body) as unknown as Resolver<
  NameFields,
  unknown,
  NameFields
>

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
