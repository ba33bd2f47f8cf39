import { IconAlertTriangle } from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import type { RowPrices } from '#pricing/price-tables.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import type { VatGroup } from '#wire/products.ts'
import { ActiveRow } from './active-row.tsx'
import type { RowDraft } from './draft-row.ts'
import css from './price-table.module.css'
import type { RowFaults } from './row-faults.ts'
import { Blank } from './blank.tsx'
import { RowOptions } from './row-options.tsx'
import { TextRow } from './text-row.tsx'
import type { Active, RowActs } from './use-rows.ts'

export type RowProps = {
  at: number
  row: RowDraft
  last: boolean
  /** Missing for a moment after a row was added. */
  price: RowPrices | undefined
  faults: RowFaults | undefined
  /** Only where this is the row that is written in. */
  active: Active | undefined
  vatGroups: readonly VatGroup[]
  locale: string
  acts: RowActs
  onProduct: (at: number) => void
}

/**
 * One row of the table. Only the active one mounts inputs: mounting them for 200 rows takes three seconds, showing
 * text a fifth of one.
 */
export const PriceTableRow = memo(function PriceTableRow(props: RowProps) {
  const { at, row, price, faults, active, acts, onProduct } = props
  const [open, setOpen] = useState(false)
  const faultsId = useId()
  const described = faults && faultsId
  return (
    <tbody
      className={css.row}
      data-row={at}
      data-kind={row.type}
      data-active={active ? '' : undefined}
      data-off={price?.selected === false || undefined}
      data-radio={(row.type === 'price' && row.selectable === 'radio') || undefined}
      data-recurring={(row.type === 'price' && row.recurring_type !== false) || undefined}
      data-fault={(!active && faults !== undefined) || undefined}
    >
      {active ? (
        <ActiveRow {...props} active={active} describedBy={described} open={open} onOpen={setOpen} />
      ) : (
        <TextRow {...props} />
      )}
      {faults && (
        <tr className={css.faults}>
          <Blank />
          <td colSpan={7} id={faultsId}>
            <Icon of={IconAlertTriangle} size={14} /> {Object.values(faults).join('. ')}
          </td>
        </tr>
      )}
      {active && open && (
        <RowOptions {...props} onChange={(changed) => acts.change(at, changed)} onProduct={() => onProduct(at)} />
      )}
    </tbody>
  )
}, sameRow)

/** The form hands out a fresh copy of every row at every key; what counts is what stands in it. */
function sameRow(before: RowProps, now: RowProps): boolean {
  const keys = Object.keys(now) as (keyof RowProps)[]
  return keys.every((key) => before[key] === now[key] || (deep.has(key) && sameFields(before[key], now[key])))
}

const deep = new Set<keyof RowProps>(['row', 'price', 'faults'])

function sameFields(a: unknown, b: unknown): boolean {
  if (!isFields(a) || !isFields(b)) return false
  for (const field in b) if (a[field] !== b[field]) return false
  return Object.keys(a).length === Object.keys(b).length
}

const isFields = (given: unknown): given is Record<string, unknown> => typeof given === 'object' && given !== null
