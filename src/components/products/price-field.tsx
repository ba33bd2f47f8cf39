import { useLingui } from '@lingui/react/macro'
import { use, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { formatPrice, parseAmount } from '#pricing/amount.ts'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { TextField } from '#src/components/ui/text-field.tsx'
import type { ProductFields } from './product-fields.ts'

/** Typed in any notation, also as a small sum; two decimals, or up to four where it has them. */
export function PriceField() {
  const { t } = useLingui()
  const { control } = useFormContext<ProductFields>()
  const { field, fieldState } = useController({ control, name: 'price' })
  const locale = use(MoneyLocale)
  const [typed, setTyped] = useState<string>()
  const { value } = field
  const type = (text: string) => {
    setTyped(text)
    field.onChange(text.trim() === '' ? 0 : (parseAmount(text, { locale }) ?? text))
  }
  return (
    <TextField
      {...field}
      label={t`Price`}
      help={t`Per unit, excl. VAT; up to four decimals`}
      error={fieldState.error && (typeof value === 'string' ? t`“${value}” is not a number` : fieldState.error.message)}
      value={typed ?? (typeof value === 'string' ? value : formatPrice(value, { locale }))}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
      inputMode="decimal"
      autoComplete="off"
    />
  )
}
