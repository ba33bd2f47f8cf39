import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { TextareaField } from '#src/components/ui/textarea-field.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { Wide } from '#src/components/form/form-section.tsx'
import type { ProposalFields } from './fields.ts'

/** A custom field as a template or a proposal tells it; `required` is said, not enforced (specification 2.3). */
export type CustomField = { name: string; label: string; required: boolean; type: 'text' | 'textarea' | 'html' }

/** The form's `custom_fields`, in the same order. */
export function CustomFields({ fields }: { fields: readonly CustomField[] }) {
  const { t } = useLingui()
  const { register, formState } = useFormContext<ProposalFields>()
  return fields.map(({ name, label, required, type }, at) => {
    const parts = {
      ...register(`custom_fields.${at}.value`),
      label: label || name,
      optional: !required,
      error: formState.errors.custom_fields?.[at]?.value?.message,
    }
    if (type === 'text') return <TextField key={name} {...parts} />
    return (
      <Wide key={name} roomy={type === 'html'}>
        <TextareaField {...parts} help={type === 'html' ? t(allowed) : undefined} />
      </Wide>
    )
  })
}

const allowed = msg`HTML with p, h1 to h6, ul, ol, li, strong, em and hr. Anything else is taken out, and so are attributes.`
