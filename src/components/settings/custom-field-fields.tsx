import { useController, useFormContext } from 'react-hook-form'
import { Wide } from '#src/components/form/form-section.tsx'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import type { NewCustomField } from '#wire/settings-custom-fields.ts'

export const typeWords: Record<NewCustomField['type'], string> = {
  text: 'One line of text',
  textarea: 'Several lines',
  html: 'Text with headings and lists',
}
export const subjectWords: Record<NewCustomField['subject'], string> = {
  proposal: 'Proposals',
  contact: 'Organisations and people',
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
  const { register, formState } = useFormContext<NewCustomField>()
  const { errors } = formState
  return (
    <>
      <Wide>
        <TextField
          {...register('label', { onChange: ({ target }: { target: HTMLInputElement }) => onLabel(target.value) })}
          label="Label"
          help="What people see beside it"
          error={errors.label?.message}
          autoComplete="off"
          data-autofocus
        />
      </Wide>
      <Wide>
        <TextField
          {...register('name')}
          label="Name"
          help={
            filled > 0
              ? 'Stays as it is: records have something filled in.'
              : 'For tags in texts, [custom_name], and for other programs'
          }
          error={errors.name?.message}
          readOnly={filled > 0}
          autoComplete="off"
          spellCheck={false}
        />
      </Wide>
      {isNew && <Choice name="subject" label="Belongs to" words={subjectWords} />}
      <Choice
        name="type"
        label="Filled in with"
        words={typeWords}
        help={filled > 0 ? 'Plain text stays plain, and text with headings stays that' : undefined}
      />
      <Wide>
        <CheckboxField
          {...register('required')}
          label="Required"
          help="Said where it is filled in; nothing is held back without it."
        />
      </Wide>
    </>
  )
}

type ChoiceProps<Name extends 'subject' | 'type'> = {
  name: Name
  label: string
  words: Record<NewCustomField[Name], string>
  help?: string | undefined
}

function Choice<Name extends 'subject' | 'type'>({ name, label, words, help }: ChoiceProps<Name>) {
  const { control } = useFormContext<NewCustomField>()
  const { field, fieldState } = useController({ control, name })
  return (
    <SelectField
      {...field}
      label={label}
      help={help}
      error={fieldState.error?.message}
      searchable={false}
      allowDeselect={false}
      data={Object.entries<string>(words).map(([value, label]) => ({ value, label }))}
    />
  )
}
