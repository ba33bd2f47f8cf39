import { memo, type ReactNode } from 'react'
import { Tick } from '#src/components/ui/tick.tsx'
import type { Column, PhoneArea, RowTicks } from './columns.ts'
import { useNear } from './use-near.ts'
import css from './ledger.module.css'

export type LedgerRowProps<Item> = {
  item: Item
  /** Its number, from 0, where not all are drawn. */
  at: number | undefined
  columns: readonly Column<Item>[]
  selected: boolean
  /** What it is about is shown beside the table. */
  current: boolean
  ticks: RowTicks<Item> | undefined
  /** The pointer is on it, which may come before a press. */
  onNear: ((item: Item) => void) | undefined
  onAway: (() => void) | undefined
  /** What is unfolded below it (unfolded-row.tsx). */
  unfolded: ReactNode
}

/** Areas of a phone's second and third line. */
const belowTitle: ReadonlySet<PhoneArea> = new Set(['secondary', 'meta', 'status', 'note'])

function Row<Item>({ item, at, columns, selected, current, ticks, onNear, onAway, unfolded }: LedgerRowProps<Item>) {
  const isSingle = columns.every(({ phone }) => !belowTitle.has(phone))
  // A title has the whole line where nothing stands at its end.
  const isWide = !columns.some(({ phone }) => phone === 'figure')
  const [wasNear, onRow] = useNear(() => onNear?.(item), onAway)
  return (
    <>
      <tr
        data-at={at}
        aria-rowindex={at === undefined ? undefined : at + 2}
        className={css.row}
        data-selected={selected || undefined}
        aria-current={current || undefined}
        data-lines={isSingle ? 1 : undefined}
        {...onRow}
      >
        {ticks && (
          <td className={css.cell} data-phone={ticks.hiddenOnPhone ? 'hidden' : 'lead'} data-tick>
            {(ticks.canTick?.(item) ?? true) && <RowTick {...{ item, selected, ticks }} />}
          </td>
        )}
        {columns.map(
          ({ key, head, cell, below, title, wraps, figures, quiet, phone, phoneHead, hideBelow, phoneOnly }) => (
            <td
              key={key}
              title={title?.(item)}
              data-below={below?.(item)}
              data-wraps={wraps}
              data-figures={figures || undefined}
              data-quiet={quiet || undefined}
              data-phone={phone}
              data-head={phoneHead && head}
              data-wide={(isWide && phone === 'title') || undefined}
              data-hide-below={hideBelow}
              data-phone-only={phoneOnly || undefined}
              className={css.cell}
            >
              {cell(item, wasNear)}
            </td>
          ),
        )}
      </tr>
      {unfolded}
    </>
  )
}

/** Drawn anew only when something of its own has changed: ticking one row leaves the others as they are. */
export const LedgerRow = memo(Row) as typeof Row

type TickProps<Item> = { item: Item; selected: boolean; ticks: RowTicks<Item> }

const RowTick = <Item,>({ item, selected, ticks: { label, onTick } }: TickProps<Item>) => (
  <Tick
    label={label(item)}
    checked={selected}
    // A click tells whether Shift was held, a change does not.
    onChange={() => undefined}
    onClick={(event) => onTick(item, !selected, event.shiftKey)}
  />
)
