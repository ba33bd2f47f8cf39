import type { FieldErrors } from 'react-hook-form'
import type { PricedForm } from './draft-row.ts'

/** What is wrong with a row: field → words. */
export type RowFaults = Record<string, string>

/** Undefined where nothing is. */
export function rowFaults(errors: FieldErrors<PricedForm>, table: number, at: number): RowFaults | undefined {
  const row = errors.content?.pricetables?.[table]?.rows?.[at] as Record<string, unknown> | undefined
  if (!row) return undefined
  const faults = Object.entries(row).flatMap(([field, fault]) => {
    const message = fault !== null && typeof fault === 'object' && 'message' in fault ? fault.message : undefined
    return typeof message === 'string' && message !== '' ? [[field, message] as const] : []
  })
  if (typeof row['message'] === 'string') faults.push(['content', row['message']])
  return faults.length === 0 ? undefined : Object.fromEntries(faults)
}
