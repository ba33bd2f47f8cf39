import { t } from '@lingui/core/macro'
import type { Notation } from '#pricing/amount.ts'
import { wordOf } from '#src/components/editor/change-words.ts'
import { discountText, figureText } from '#src/components/price-grid/figures.ts'
import { formatPercentage } from '#src/locales/percentage.ts'
import type { Row } from '#wire/price-rows.ts'
import { changedNames } from './compared.ts'

/** One thing that differs, by name, in words. */
export type RowFact = { name: string; was: string; is: string }

/** What differs between two states of a row, its description aside. */
export function rowFacts(before: Row, after: Row, notation: Notation): RowFact[] {
  const facts = changedNames(before, after)
    .filter((field) => field !== 'content')
    .map((field) => ({
      name: wordOf(field),
      was: valueText(before, field, notation),
      is: valueText(after, field, notation),
    }))
  // Two fields may be one thing to people: kind and figure of a discount, period of a price and whether it counts.
  const byName = new Map(facts.map((fact) => [fact.name, fact]))
  return [...byName.values()].map((fact) => (fact.was === fact.is ? { ...fact, was: '', is: '' } : fact))
}

function valueText(row: Row, field: string, notation: Notation): string {
  const value = (row as Record<string, unknown>)[field]
  if (field === 'discount_type' || field === 'discount_value')
    return 'discount_type' in row && row.discount_value !== 0 ? discountText(row, notation) : t`none`
  if (row.type === 'price' && field.startsWith('recurring_')) return recurrence(row)
  if (field === 'vat_percentage')
    return typeof value === 'number' ? formatPercentage(value, notation.locale) : t`default`
  if (field === 'selectable') return value === 'radio' ? t`one of a group` : value === 'check' ? t`optional` : t`none`
  // An id says nothing to people: that it differs is enough.
  if (field === 'product_id') return ''
  if (typeof value === 'number') return figureText(value, field === 'price' ? 'price' : 'quantity', notation)
  if (typeof value === 'boolean') return value ? t`yes` : t`no`
  return typeof value === 'string' && value !== '' ? value : t`none`
}

function recurrence({ recurring_type: period, recurring_include_in_totals: within }: Extract<Row, { type: 'price' }>) {
  if (period === false) return t`none`
  if (period === 'month') return within ? t`monthly, in the total` : t`monthly, not in the total`
  return within ? t`yearly, in the total` : t`yearly, not in the total`
}
