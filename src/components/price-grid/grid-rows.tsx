import { useLingui } from '@lingui/react/macro'
import { use, useRef } from 'react'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { cells, columnOf } from './cells.ts'
import { gridHandlers } from './grid-handlers.ts'
import { FixedRow } from './fixed-row.tsx'
import { GridRow } from './grid-row.tsx'
import type { CellFocus } from './focus.ts'
import css from './price-grid.module.css'
import { useRowDrag } from './row-drag.ts'
import type { TableProps } from './table-props.ts'
import type { TableActs } from './use-table.ts'

type Props = TableProps & {
  /** The id of the heading that names the grid. */
  heading: string
  focus: CellFocus
  acts: TableActs
  onPaste: (cells: string[][], after: string) => void
}

/** The grid itself (APG grid): one stop of Tab, the cell with the focus is remembered. */
export function GridRows(props: Props) {
  const { table, fixed, prices, vatGroups, productNames, readOnly, refused, heading, focus, acts, onPaste } = props
  const locale = use(MoneyLocale)
  const here = useRef<HTMLDivElement>(null)
  useRowDrag(here, acts.drop)
  const { rows, settings } = table
  const active = rows.some(({ key }) => key === focus.row) ? focus.row : rows[0]?.key
  const handlers = readOnly ? {} : gridHandlers(focus, acts, onPaste)
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus (APG grid)
    <div
      ref={here}
      role="grid"
      className={css.grid}
      aria-labelledby={heading}
      aria-rowcount={fixed.rows.length + rows.length + 1}
      aria-colcount={cells.length}
      aria-readonly={readOnly || undefined}
      {...handlers}
    >
      <Heads />
      {fixed.rows.map((row, at) => (
        <FixedRow
          key={row.key}
          row={row}
          at={at}
          price={fixed.prices[at]}
          standardVat={settings.vat_default_percentage}
          locale={locale}
        />
      ))}
      {rows.map((row, at) => (
        <GridRow
          key={row.key}
          row={row}
          at={at}
          offset={fixed.rows.length}
          last={at === rows.length - 1}
          price={prices[at]}
          standardVat={settings.vat_default_percentage}
          focus={!readOnly && row.key === active ? focus : undefined}
          refused={refused?.get(row.key)}
          vatGroups={vatGroups}
          productNames={productNames}
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
