import { useLingui } from '@lingui/react/macro'
import { use, useRef } from 'react'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { cells, columnOf } from './cells.ts'
import { gridHandlers } from './grid-handlers.ts'
import { GridRow } from './grid-row.tsx'
import type { TableProps } from './grid-table.tsx'
import type { Place } from './place.ts'
import css from './price-grid.module.css'
import { useRowDrag } from './row-drag.ts'
import type { TableActs } from './use-table.ts'

type Props = TableProps & {
  /** The id of the heading that names the grid. */
  heading: string
  place: Place
  /** The row whose options are open. */
  open: string | undefined
  acts: TableActs
  onPaste: (cells: string[][], after: string) => void
}

/** The grid itself (APG grid): one stop of Tab, the cell with the focus is remembered. */
export function GridRows(props: Props) {
  const { table, prices, vatGroups, readOnly, refused, heading, place, open, acts, onPaste } = props
  const locale = use(MoneyLocale)
  const here = useRef<HTMLDivElement>(null)
  useRowDrag(here, acts.drop)
  const { rows, settings } = table
  const active = rows.some(({ key }) => key === place.row) ? place.row : rows[0]?.key
  const handlers = readOnly ? {} : gridHandlers(place, acts, onPaste)
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus (APG grid)
    <div
      ref={here}
      role="grid"
      className={css.grid}
      aria-labelledby={heading}
      aria-rowcount={rows.length + 1}
      aria-colcount={cells.length}
      aria-readonly={readOnly || undefined}
      {...handlers}
    >
      <Heads />
      {rows.map((row, at) => (
        <GridRow
          key={row.key}
          row={row}
          at={at}
          last={at === rows.length - 1}
          price={prices[at]}
          standardVat={settings.vat_default_percentage}
          place={!readOnly && row.key === active ? place : undefined}
          open={row.key === open}
          refused={refused?.get(row.key)}
          vatGroups={vatGroups}
          locale={locale}
          acts={acts}
        />
      ))}
    </div>
  )
}

function Heads() {
  const { t } = useLingui()
  const heads = [
    ['mark', t`Choice`],
    ['content', t`Description`],
    ['quantity', t`Qty`],
    ['price', t`Price`],
    ['discount', t`Disc.`],
    ['vat', t`VAT`],
    ['amount', t`Amount`],
  ] as const
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- heads are read with their cells
    <div role="row" aria-rowindex={1} className={css.heads}>
      {heads.map(([cell, words]) => (
        <span key={cell} role="columnheader" aria-colindex={columnOf(cell)} data-cell={cell}>
          {words}
        </span>
      ))}
    </div>
  )
}
