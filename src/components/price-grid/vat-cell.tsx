import { t } from '@lingui/core/macro'
import type { Notation } from '#pricing/amount.ts'
import type { VatGroup } from '#wire/products.ts'
import { unknownRate } from './draft-prices.ts'
import type { FieldProps } from './figure-cell.tsx'
import css from './price-grid.module.css'
import { percentText } from './row-notes.ts'

type Props = Omit<FieldProps, 'writing'> & {
  value: number | null
  /** The table's own rate. */
  standard: number
  groups: readonly VatGroup[]
  notation: Notation
  onChange: (percentage: number | null) => void
}

/** The account's VAT rates, or whatever rate the table itself has. Typing a digit chooses. */
export function VatCell({ label, tabIndex, faulty, describedBy, value, standard, groups, notation, onChange }: Props) {
  const rates = new Set([...groups.map(({ percentage }) => percentage), ...(value === null ? [] : [value])])
  return (
    <select
      className={css.select}
      aria-label={label}
      aria-invalid={faulty || undefined}
      aria-describedby={describedBy}
      tabIndex={tabIndex}
      data-holds="list"
      value={value ?? 'own'}
      onChange={({ target }) => onChange(target.value === 'own' ? null : Number(target.value))}
    >
      <option value="own">{standardText(standard, notation)}</option>
      {[...rates].map((rate) => (
        <option key={rate} value={rate}>
          {percentText(rate, notation)}
        </option>
      ))}
    </select>
  )
}

function standardText(rate: number, notation: Notation): string {
  if (rate === unknownRate) return t`Table’s`
  const percent = percentText(rate, notation)
  return t`${percent}, the table’s`
}
