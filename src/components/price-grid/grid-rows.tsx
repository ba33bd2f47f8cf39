import { useLingui } from '@lingui/react/macro'
import { use, useEffect, useRef, useState } from 'react'
import { RowHeights } from '#src/components/list/row-heights.ts'
import { rowUnder, useRowWindow } from '#src/components/list/row-window.ts'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { watchPress } from '#src/components/ui/watch-press.ts'
import { cells, columnOf } from './cells.ts'
import { gridHandlers } from './grid-handlers.ts'
import { FixedRow } from './fixed-row.tsx'
import { GridRow } from './grid-row.tsx'
import type { CellFocus } from './focus.ts'
import css from './price-grid.module.css'
import { useRowDrag } from './row-drag.ts'
import { useShownRow } from './shown-row.ts'
import type { TableProps } from './table-props.ts'
import type { TableActs } from './use-table.ts'

type Props = TableProps & {
  /** The id of the heading that names the grid. */
  heading: string
  focus: CellFocus
  acts: TableActs
  onPaste: (cells: string[][], after: string) => void
}

/** Of a table with more rows those of the window are drawn, and some around them. */
const whole = 250
/** Pixels, as high as most rows are. */
const usualHeight = 35

/** The grid itself (APG grid): one stop of Tab, the cell with the focus is remembered. */
export function GridRows(props: Props) {
  const { table, fixed, prices, vatGroups, productNames, readOnly, refused, heading, focus, acts, onPaste } = props
  const locale = use(MoneyLocale)
  const { rows, settings } = table
  const active = Math.max(
    rows.findIndex(({ key }) => key === focus.row),
    0,
  )
  const [heights] = useState(() => new RowHeights(usualHeight))
  const stays = readOnly ? undefined : active
  const { host, parts, isWhole, keep } = useRowWindow<HTMLDivElement>({ count: rows.length, heights, whole, stays })
  useRowDrag(host, acts.drop)
  useShownRow(host, rows, keep)
  const betweenPresses = useBetweenPresses()
  const handlers = readOnly ? {} : gridHandlers({ focus, acts, onPaste, betweenPresses })
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus (APG grid)
    <div
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
      {/* Held by its grip, a row stays drawn wherever the page goes. */}
      <div
        ref={host}
        role="rowgroup"
        data-windowed={!isWhole || undefined}
        onPointerDown={(event) => keep(rowUnder(event))}
      >
        {parts.map((part) => {
          if ('gap' in part) return <div key={`gap ${part.gap}`} aria-hidden style={{ height: part.height }} />
          const [at, row] = [part.row, rows[part.row]]
          return (
            row && (
              <GridRow
                key={row.key}
                row={row}
                at={at}
                offset={fixed.rows.length}
                last={at === rows.length - 1}
                price={prices[at]}
                standardVat={settings.vat_default_percentage}
                focus={at === stays ? focus : undefined}
                refused={refused?.get(row.key)}
                vatGroups={vatGroups}
                productNames={productNames}
                locale={locale}
                acts={acts}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

function useBetweenPresses() {
  const press = useRef<ReturnType<typeof watchPress>>(undefined)
  useEffect(() => {
    const watched = watchPress()
    press.current = watched
    return watched.stop
  }, [])
  return (run: () => void) => press.current?.between(run)
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
