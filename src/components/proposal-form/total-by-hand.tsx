import { Trans, useLingui } from '@lingui/react/macro'
import { use, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { formatAmount, parseAmount } from '#pricing/amount.ts'
import { fromCents, inCents } from '#pricing/decimal.ts'
import { Button } from '#src/components/ui/button.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { TextField } from '#src/components/ui/text-field.tsx'
import type { ProposalFields } from './fields.ts'
import css from './total-by-hand.module.css'

/** The total without VAT, set by hand. Empty, or dropped, it follows the price tables. */
export function TotalByHand({ help }: { help: string }) {
  const { t } = useLingui()
  const { control } = useFormContext<ProposalFields>()
  const { field, fieldState } = useController({ control, name: 'price_total' })
  const notation = { locale: use(MoneyLocale) }
  const [typed, setTyped] = useState<string>()
  const { value } = field
  const shown = typeof value === 'number' ? formatAmount(value, notation) : (value ?? '')
  const type = (text: string) => {
    setTyped(text)
    const read = parseAmount(text, notation)
    // Totals have two decimals; what is no number stays as it was typed and is refused by name.
    field.onChange(text.trim() === '' ? null : read === undefined ? text : fromCents(inCents(read)))
  }
  return (
    <div className={css.root} data-set={value !== null || undefined}>
      <TextField
        {...field}
        label={t`Manual total`}
        optional
        help={help}
        error={
          fieldState.error && (typeof value === 'string' ? t`“${value}” is not a number` : fieldState.error.message)
        }
        value={typed ?? shown}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          setTyped(undefined)
          field.onBlur()
        }}
        autoComplete="off"
      />
      {value !== null && (
        <Button variant="quiet" onClick={() => field.onChange(null)}>
          <Trans>Use calculated total</Trans>
        </Button>
      )}
    </div>
  )
}
