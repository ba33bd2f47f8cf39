import type { FieldErrors } from 'react-hook-form'
import type { PricedForm, RowDraft } from './draft-row.ts'

/** What is wrong with a row: field → words. */
export type RowFaults = Record<string, string>

const names: Record<string, string> = { quantity: 'Quantity', price: 'Price', discount_value: 'Discount', sku: 'SKU' }

/** Undefined where nothing is. A figure that could not be read is named as it was typed. */
export function rowFaults(
  row: RowDraft,
  errors: FieldErrors<PricedForm>,
  table: number,
  at: number,
): RowFaults | undefined {
  const found = errors.content?.pricetables?.[table]?.rows?.[at] as Record<string, unknown> | undefined
  if (!found) return undefined
  const faults = Object.entries(found).flatMap(([field, fault]) => {
    const message = fault !== null && typeof fault === 'object' && 'message' in fault ? fault.message : undefined
    return typeof message === 'string' && message !== '' ? [[field, words(row, field, message)] as const] : []
  })
  if (typeof found['message'] === 'string') faults.push(['content', found['message']])
  return faults.length === 0 ? undefined : Object.fromEntries(faults)
}

function words(row: RowDraft, field: string, message: string): string {
  const name = names[field]
  if (name === undefined) return message
  const typed = Object.entries(row).find(([key]) => key === field)?.[1]
  return field !== 'sku' && typeof typed === 'string' ? `${name}: “${typed}” is no number` : `${name}: ${message}`
}
