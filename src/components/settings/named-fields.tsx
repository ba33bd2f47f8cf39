import { useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { Wide } from '#src/components/form/form-section.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'

export type NamedFields = { name: string }

/** The name most settings have. */
export function SettingName({ help }: { help?: string }) {
  const { t } = useLingui()
  const { register, formState } = useFormContext<NamedFields>()
  return (
    <Wide>
      <TextField
        {...register('name')}
        label={t`Name`}
        help={help}
        error={formState.errors.name?.message}
        autoComplete="off"
        data-autofocus
      />
    </Wide>
  )
}
