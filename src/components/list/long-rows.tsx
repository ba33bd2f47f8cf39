import { useState, type ReactNode } from 'react'
import { RowHeights } from './row-heights.ts'
import { rowUnder, useRowWindow } from './row-window.ts'

export type LongRowsProps = {
  count: number
  /** Draws a row of the table with its number, from 0, as `data-at`. */
  rowOf: (at: number) => ReactNode
  /** Pixels, about as high as most rows are. */
  height?: number
}

/** The body of a table of any length: the rows of the window are drawn, and some around them. */
export function LongRows({ count, rowOf, height = 40 }: LongRowsProps) {
  const [heights] = useState(() => new RowHeights(height))
  const { host, parts, keep } = useRowWindow<HTMLTableSectionElement>({ count, heights })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes at which row somebody is
    <tbody ref={host} onFocus={(event) => keep(rowUnder(event))} onPointerDown={(event) => keep(rowUnder(event))}>
      {parts.map((part) => {
        if ('gap' in part)
          return (
            <tr key={`gap ${part.gap}`} aria-hidden>
              {/* Of one column: spanning those that are hidden, it would leave each of them a share of the room. */}
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing stands there */}
              <td style={{ height: part.height, padding: 0, border: 0 }} />
            </tr>
          )
        return rowOf(part.row)
      })}
    </tbody>
  )
}
