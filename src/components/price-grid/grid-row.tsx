import { useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconGripVertical } from '@tabler/icons-react'
import { memo, useEffect, useId, useRef, type RefObject } from 'react'
import { isSamePrice } from '#pricing/price-tables.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { ActiveCells } from './active-cells.tsx'
import { GridCell } from './grid-cell.tsx'
import css from './grid-row.module.css'
import { rowFaults, type RowFaults } from './row-faults.ts'
import { RowOptions } from './row-options.tsx'
import type { RowProps } from './row-props.ts'
import { TextCells } from './text-cells.tsx'
import type { CellFocus } from './focus.ts'

/**
 * One row of the grid. Only the active one mounts inputs: mounting them for 200 rows takes three seconds, showing text
 * a fifth of one.
 */
export const GridRow = memo(function GridRow(props: RowProps) {
  const { row, at, price, focus, offset } = props
  const here = useRef<HTMLDivElement>(null)
  const faultsId = useId()
  const { t } = useLingui()
  const faults = shownFaults(props)
  useFocus(here, focus)
  const recurring = row.type === 'price' && row.recurring_type !== false
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus (APG grid)
    <div
      ref={here}
      role="row"
      aria-rowindex={offset + at + 2}
      className={css.row}
      data-row={row.key}
      data-at={at}
      data-kind={row.type}
      data-active={focus ? '' : undefined}
      data-editing={focus?.editing || undefined}
      data-off={price?.selected === false || undefined}
      data-radio={(row.type === 'price' && row.selectable === 'radio') || undefined}
      data-recurring={recurring || undefined}
      data-fault={(!focus && faults !== undefined) || undefined}
    >
      <span className={css.grip} data-grip="" title={t`Drag to move`} aria-hidden="true">
        <Icon of={IconGripVertical} size={14} />
      </span>
      {focus ? (
        <ActiveCells {...props} focus={focus} faults={faults} describedBy={faults && faultsId} />
      ) : (
        <TextCells {...props} />
      )}
      <GridCell cell="options" className={css.options}>
        {focus && <RowOptions {...props} focus={focus} />}
      </GridCell>
      {faults && (
        <div role="gridcell" className={css.faults} id={faultsId}>
          <Icon of={IconAlertTriangle} size={14} /> {[...new Set(Object.values(faults))].join('. ')}
        </div>
      )}
    </div>
  )
}, sameProps)

/** What is still being typed is no fault yet. */
function shownFaults({ row, focus, refused }: RowProps): RowFaults | undefined {
  const own = rowFaults(row)
  const all = own || refused ? { ...refused, ...own } : undefined
  return focus?.editing ? undefined : all
}

/** Moves the focus to the asked cell whenever it is asked anew. */
function useFocus(here: RefObject<HTMLDivElement | null>, focus: CellFocus | undefined) {
  const request = focus?.request
  useEffect(() => {
    if (!request) return
    const { cell, caret } = request
    const field = here.current?.querySelector<HTMLElement>(`[data-cell="${cell}"] [data-holds]`)
    if (!field) return
    field.focus({ preventScroll: true })
    here.current?.scrollIntoView({ block: 'nearest' })
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
    if (caret === 'all') field.select()
    else if (field.type !== 'checkbox' && field.type !== 'radio')
      field.setSelectionRange(field.value.length, field.value.length)
  }, [here, request])
}

function sameProps(before: RowProps, now: RowProps): boolean {
  const keys = Object.keys(now) as (keyof RowProps)[]
  return keys.every((key) => before[key] === now[key] || (key === 'price' && isSamePrice(before.price, now.price)))
}
