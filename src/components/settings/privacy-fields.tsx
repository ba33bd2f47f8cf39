import { plural, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useController, useFormContext } from 'react-hook-form'
import { SelectField } from '#src/components/ui/select-field.tsx'

/** For how long what is kept; 0 days is for as long as the account exists. */
export type PrivacyFields = {
  trash_days: number
  visit_days: number
  mail_days: number
  event_days: number
  audit_days: number
  proof_years: number
}

const daysInYear = 365
const choices: Record<keyof PrivacyFields, readonly number[]> = {
  trash_days: [30, 90, 180, 365, 730, 0],
  visit_days: [90, 180, 365, 730, 1825, 0],
  mail_days: [90, 180, 365, 730, 1825, 0],
  event_days: [7, 14, 30],
  audit_days: [30, 90, 180, 365, 730, 1825, 3650],
  proof_years: [5, 6, 7, 8, 10, 15, 30],
}

export function PrivacyFormFields() {
  const { t } = useLingui()
  return (
    <>
      <Kept
        name="trash_days"
        label={t`Trash`}
        help={t`Then deleted for good. Signed proposals stay as long as signatures.`}
      />
      <Kept
        name="visit_days"
        label={t`Visits`}
        help={t`When customers read, on what kind of device and for how long`}
      />
      <Kept name="mail_days" label={t`Texts of emails`} help={t`That an email was sent, to whom and when stays`} />
      <Kept name="event_days" label={t`What webhooks were told`} help={t`Events can be sent again until then`} />
      <Kept name="audit_days" label={t`Audit log`} help={t`Who did what, and when`} />
      <Kept
        name="proof_years"
        label={t`Signatures of erased people`}
        help={t`With the name, until you no longer need to show what was agreed`}
      />
    </>
  )
}

type KeptProps = { name: keyof PrivacyFields; label: string; help: string }

/** A choice of how long; one that was set by a program stays among them. */
function Kept({ name, label, help }: KeptProps) {
  const { control, formState } = useFormContext<PrivacyFields>()
  const { field, fieldState } = useController({ control, name })
  const current = formState.defaultValues?.[name] ?? field.value
  const offered = [...new Set([...choices[name], current])].toSorted(
    (one, other) => (one || Infinity) - (other || Infinity),
  )
  const words = name === 'proof_years' ? yearWords : dayWords
  return (
    <SelectField
      {...field}
      openOnFocus={false}
      label={label}
      help={help}
      error={fieldState.error?.message}
      value={String(field.value)}
      onChange={(value) => field.onChange(Number(value))}
      data={offered.map((value) => ({ value: String(value), label: words(value) }))}
    />
  )
}

function dayWords(days: number): string {
  if (days === 0) return t`As long as the account exists`
  return days % daysInYear === 0 ? yearWords(days / daysInYear) : plural(days, { one: '# day', other: '# days' })
}

const yearWords = (years: number): string => plural(years, { one: '# year', other: '# years' })
