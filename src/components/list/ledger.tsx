import type { ComponentType, Key, ReactNode } from 'react'
import type { Column, KeyOf, LedgerSelection } from './columns.ts'
import { LedgerHead } from './ledger-head.tsx'
import { LedgerRow } from './ledger-row.tsx'
import type { LongRowsProps } from './long-rows.tsx'
import css from './ledger.module.css'

type Props<Item, Sort extends string> = {
  label: string
  items: readonly Item[]
  columns: readonly Column<Item, Sort>[]
  keyOf: KeyOf<Item>
  /** The shown rows answer an earlier question; the new answer is on its way. */
  isOld?: boolean
  selection?: LedgerSelection<Item>
  /** The key of the one that is shown beside the table. */
  current?: Key | undefined
  sort?: Sort
  /** The address that shows the list in this order. */
  sortTo?: (sort: Sort) => string
  /** The person is about to open this one, or changed their mind. */
  onNear?: (item: Item) => void
  onAway?: () => void
  /** What is unfolded below a row (unfolded-row.tsx). */
  renderUnfolded?: (item: Item) => ReactNode
  /** Draws some of the rows, where there may be very many (long-rows.tsx). */
  Rows?: ComponentType<LongRowsProps>
}

/**
 * A table the way a ledger is ruled: one line per row, hairlines, no stripes, figures on one right edge. On a phone each
 * row becomes a few lines, arranged as its columns say (columns.ts).
 */
export const Ledger = <Item, Sort extends string = string>({
  label,
  items,
  columns,
  keyOf,
  isOld = false,
  selection,
  current,
  sort,
  sortTo,
  onNear,
  onAway,
  renderUnfolded,
  Rows,
}: Props<Item, Sort>) => {
  const rowOf = (item: Item, at?: number) => (
    <LedgerRow
      key={keyOf(item)}
      selected={selection?.has(item) ?? false}
      current={keyOf(item) === current}
      ticks={selection?.rows}
      unfolded={renderUnfolded?.(item)}
      {...{ item, at, columns, onNear, onAway }}
    />
  )
  return (
    <table
      aria-label={label}
      className={css.root}
      aria-busy={isOld}
      aria-rowcount={Rows && items.length + 1}
      data-old={isOld || undefined}
    >
      <colgroup>
        {selection && <col className={css.tickColumn} />}
        {columns.map(({ key, width, hideBelow, phoneOnly }) => (
          <col key={key} style={{ width }} data-hide-below={hideBelow} data-phone-only={phoneOnly || undefined} />
        ))}
      </colgroup>
      <LedgerHead {...{ columns, selection, sort, sortTo }} />
      {Rows ? (
        <Rows
          count={items.length}
          rowOf={(at) => {
            const item = items[at]
            return item === undefined ? null : rowOf(item, at)
          }}
        />
      ) : (
        <tbody>{items.map((item) => rowOf(item))}</tbody>
      )}
    </table>
  )
}
