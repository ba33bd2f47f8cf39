import { useController, useFormContext } from 'react-hook-form'
import { RichTextField } from '#src/components/rich-text/rich-text-field.tsx'
import { TextareaField } from '#src/components/ui/textarea-field.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { Wide } from '#src/components/form/form-section.tsx'
import { fieldAnchor } from './field-anchor.ts'
import type { ProposalFields } from './fields.ts'
import { useFocusFromAddress } from './use-focus-from-address.ts'

/** A custom field as a template or a proposal tells it; `required` is said, not enforced (interface, section 3.3). */
export type CustomField = { name: string; label: string; required: boolean; type: 'text' | 'textarea' | 'html' }

type Props = { fields: readonly CustomField[]; readOnly?: boolean }

/** The form's `custom_fields`, in the same order. */
export function CustomFields({ fields, readOnly = false }: Props) {
  const { register, formState } = useFormContext<ProposalFields>()
  useFocusFromAddress({ isWriting: !readOnly })
  return fields.map(({ name, label, required, type }, at) => {
    const error = formState.errors.custom_fields?.[at]?.value?.message
    const said = { label: label || name, optional: !required, error }
    if (type === 'html')
      return (
        <Wide key={name} id={fieldAnchor(name)}>
          <FormattedField at={at} readOnly={readOnly} {...said} />
        </Wide>
      )
    const parts = { ...register(`custom_fields.${at}.value`), ...said }
    if (type === 'text') return <TextField key={name} {...parts} id={fieldAnchor(name)} />
    return (
      <Wide key={name}>
        <TextareaField {...parts} id={fieldAnchor(name)} />
      </Wide>
    )
  })
}

type FormattedProps = { at: number; label: string; optional: boolean; error: string | undefined; readOnly: boolean }

function FormattedField({ at, ...said }: FormattedProps) {
  const { control } = useFormContext<ProposalFields>()
  const { value, onChange, onBlur } = useController({ control, name: `custom_fields.${at}.value` }).field
  return <RichTextField {...said} value={value} onChange={onChange} onBlur={onBlur} />
}
