import { useLingui } from '@lingui/react/macro'
import { use, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { formatQuantity, parseAmount } from '#pricing/amount.ts'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { TextField } from '#src/components/ui/text-field.tsx'

/** A percentage in any notation; text that is none stays as it was typed. */
export function PercentageField() {
  const { t } = useLingui()
  const { control } = useFormContext<{ percentage: number | string }>()
  const { field, fieldState } = useController({ control, name: 'percentage' })
  const locale = use(MoneyLocale)
  const [typed, setTyped] = useState<string>()
  const { value } = field
  return (
    <TextField
      {...field}
      label={t`Percentage`}
      error={fieldState.error?.message}
      value={typed ?? (typeof value === 'number' ? formatQuantity(value, { locale }) : value)}
      onChange={(event) => {
        setTyped(event.target.value)
        field.onChange(parseAmount(event.target.value, { locale }) ?? event.target.value)
      }}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
      inputMode="decimal"
      autoComplete="off"
      rightSection="%"
    />
  )
}
