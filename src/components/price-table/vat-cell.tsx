import { formatQuantity, type Notation } from '#pricing/amount.ts'
import type { VatGroup } from '#wire/products.ts'
import css from './price-table.module.css'

type Props = {
  value: number | null
  groups: readonly VatGroup[]
  notation: Notation
  onChange: (percentage: number | null) => void
  faulty?: boolean
}

export const percentText = (percentage: number, notation: Notation) => `${formatQuantity(percentage, notation)}\u00A0%`

/** The account's VAT groups, or whatever rate the table itself has. */
export function VatCell({ value, groups, notation, onChange, faulty }: Props) {
  const rates = [...new Set([...groups.map(({ percentage }) => percentage), ...(value === null ? [] : [value])])]
  return (
    <select
      className={css.select}
      data-cell="vat"
      aria-label="VAT"
      aria-invalid={faulty || undefined}
      value={value ?? 'own'}
      onChange={({ target }) => onChange(target.value === 'own' ? null : Number(target.value))}
    >
      {rates.map((rate) => (
        <option key={rate} value={rate}>
          {percentText(rate, notation)}
        </option>
      ))}
      <option value="own">Table’s</option>
    </select>
  )
}
