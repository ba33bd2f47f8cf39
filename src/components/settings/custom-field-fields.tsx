import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useController, useFormContext } from 'react-hook-form'
import { Wide } from '#src/components/form/form-section.tsx'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import type { NewCustomField } from '#wire/settings-custom-fields.ts'

export const typeWords: Record<NewCustomField['type'], MessageDescriptor> = {
  text: msg`Single line`,
  textarea: msg`Several lines`,
  html: msg`Formatted text`,
}
export const subjectWords: Record<NewCustomField['subject'], MessageDescriptor> = {
  proposal: msg`Proposals`,
  contact: msg`Contacts`,
}

type Props = {
  isNew: boolean
  /** How many records have something filled in; from the first on, name and kind of text stay. */
  filled: number
  /** Told what is typed, so that a name can be suggested from it. */
  onLabel: (label: string) => void
}

/** What a custom field is called, and what may be filled in. */
export function CustomFieldFields({ isNew, filled, onLabel }: Props) {
  const { t } = useLingui()
  const { register, formState } = useFormContext<NewCustomField>()
  const { errors } = formState
  return (
    <>
      <Wide>
        <TextField
          {...register('label', { onChange: ({ target }: { target: HTMLInputElement }) => onLabel(target.value) })}
          label={t`Label`}
          help={t`Shown next to the field`}
          error={errors.label?.message}
          autoComplete="off"
          data-autofocus
        />
      </Wide>
      <Wide>
        <TextField
          {...register('name')}
          label={t`Name`}
          help={
            filled > 0 ? t`Locked: some records already have a value.` : t`For text tags, [custom_name], and the API`
          }
          error={errors.name?.message}
          readOnly={filled > 0}
          autoComplete="off"
          spellCheck={false}
        />
      </Wide>
      {isNew && <Choice name="subject" label={t`Applies to`} words={subjectWords} />}
      <Choice
        name="type"
        label={t`Field type`}
        words={typeWords}
        help={filled > 0 ? t`Cannot switch between plain and formatted text` : undefined}
      />
      <Wide>
        <CheckboxField
          {...register('required')}
          label={t`Required`}
          help={t`A reminder only; proposals can be sent without it.`}
        />
      </Wide>
    </>
  )
}

type ChoiceProps<Name extends 'subject' | 'type'> = {
  name: Name
  label: string
  words: Record<NewCustomField[Name], MessageDescriptor>
  help?: string | undefined
}

function Choice<Name extends 'subject' | 'type'>({ name, label, words, help }: ChoiceProps<Name>) {
  const { control } = useFormContext<NewCustomField>()
  const { field, fieldState } = useController({ control, name })
  const { t } = useLingui()
  return (
    <SelectField
      {...field}
      label={label}
      help={help}
      error={fieldState.error?.message}
      searchable={false}
      data={Object.entries<MessageDescriptor>(words).map(([value, label]) => ({ value, label: t(label) }))}
    />
  )
}
