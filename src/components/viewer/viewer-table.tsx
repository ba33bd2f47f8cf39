import { Fragment, memo, use, useCallback, useId, useLayoutEffect, useRef } from 'react'
import { isEmptyRow } from '#pricing/empty-row.ts'
import type { TablePrices } from '#pricing/price-tables.ts'
import { radioGroups } from '#pricing/selection.ts'
import { ReadingContext } from './reading.ts'
import { SurfaceContext } from './surface.ts'
import type { ViewedRow, ViewedTable } from './viewed.ts'
import { ViewerRow } from './viewer-row.tsx'
import css from './viewer.module.css'
import viewerRowsCss from './viewer-rows.module.css'

export type ChoiceHandlers = {
  /** Picks the row at this place of its table. */
  onChoose: (table: ViewedTable, at: number) => void
  onQuantity: (key: string, quantity: number) => void
}

type Props = ChoiceHandlers & {
  table: ViewedTable
  prices: Pick<TablePrices, 'rows'>
  isFirst: boolean
}

/**
 * The rows as the customer sees them: what can be chosen is boxed; hidden figures and empty rows are left out. Drawn anew
 * only when it changes itself: in the editor's pane a key in a text leaves it alone.
 */
export const ViewerTable = memo(function ViewerTable({ table, prices, isFirst, onChoose, onQuantity }: Props) {
  const { words } = use(ReadingContext)
  const { kind, choosing, tableId, tablesLead } = use(SurfaceContext)
  const Heading = kind === 'page' ? 'h2' : 'h3'
  const onPick = usePick(table, onChoose)
  // The editor's sheet and its preview show the same table: of one name the browser lets one choice stand.
  const own = useId()
  const line = (row: ViewedRow, at: number, group: string) => {
    const priced = prices.rows[at]
    // What was not chosen is no part of what was signed.
    if (!priced || isEmptyRow(row) || (choosing === 'fixed' && row.type === 'price' && !priced.selected)) return null
    return <ViewerRow key={row.key} {...{ row, at, group, onQuantity }} prices={priced} onChoose={onPick} />
  }
  return (
    <section className={css.section} id={tableId?.(table.key)} data-part={table.key}>
      <Heading>{table.title || words.prices}</Heading>
      {isFirst && tablesLead}
      <ul className={viewerRowsCss.rows}>
        {blocksOf(table.rows).map(({ first, rows, isGroup }) => {
          const group = own + String(first)
          const lines = rows.map((row, index) => line(row, first + index, group))
          if (!isGroup || choosing === 'fixed') return <Fragment key={rows[0]?.key}>{lines}</Fragment>
          return (
            <li key={rows[0]?.key} data-kind="group">
              <fieldset>
                <legend className={viewerRowsCss.hint}>{words.chooseOne}</legend>
                <ul>{lines}</ul>
              </fieldset>
            </li>
          )
        })}
      </ul>
    </section>
  )
})

/** The same for as long as the table is shown, so that rows that did not change are left alone. */
function usePick(table: ViewedTable, onChoose: ChoiceHandlers['onChoose']) {
  const shown = useRef(table)
  useLayoutEffect(() => {
    shown.current = table
  }, [table])
  return useCallback((at: number) => onChoose(shown.current, at), [onChoose])
}

type Block = { first: number; rows: readonly ViewedRow[]; isGroup: boolean }

/** Radio rows that exclude each other stand together, any other row for itself. */
function blocksOf(rows: readonly ViewedRow[]): Block[] {
  const groups = new Map(radioGroups(rows).map((group) => [group.first, group]))
  const blocks: Block[] = []
  for (let first = 0; first < rows.length;) {
    const end = (groups.get(first)?.last ?? first) + 1
    blocks.push({ first, rows: rows.slice(first, end), isGroup: groups.has(first) })
    first = end
  }
  return blocks
}
