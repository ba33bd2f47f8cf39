import { Trans, useLingui } from '@lingui/react/macro'
import { SafeHtml } from '#src/components/ui/safe-html.tsx'
import type { CustomFieldValue } from '#wire/custom-fields.ts'
import css from '#src/components/ui/record-parts.module.css'
import recordFieldsCss from './record-fields.module.css'
import recordTableCss from '#src/components/ui/record-table.module.css'

/** The custom fields with their values, each the way its type is written. */
export function RecordFields({ fields }: { fields: readonly CustomFieldValue[] }) {
  if (fields.length === 0)
    return (
      <p className={`${css.part} ${css.empty}`}>
        <Trans>No custom fields.</Trans>
      </p>
    )
  return (
    <dl className={`${css.part} ${recordFieldsCss.fields}`}>
      {fields.map((field) => (
        <div key={field.name}>
          <dt>{field.required ? <Trans>{field.label}, required</Trans> : field.label}</dt>
          <FieldValue field={field} />
        </div>
      ))}
    </dl>
  )
}

function FieldValue({ field: { type, value, required } }: { field: CustomFieldValue }) {
  const { t } = useLingui()
  if (!value.trim())
    return (
      <dd className={required ? recordTableCss.missing : recordFieldsCss.none}>
        {required ? t`Still empty` : t`Empty`}
      </dd>
    )
  if (type === 'html')
    return (
      <dd>
        <SafeHtml html={value} />
      </dd>
    )
  return <dd className={type === 'textarea' ? recordFieldsCss.lines : undefined}>{value}</dd>
}
