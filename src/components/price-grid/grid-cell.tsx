import type { ReactNode } from 'react'
import { columnOf, type Cell } from './cells.ts'
import css from './cells.module.css'

type CellProps = {
  cell: Cell
  className?: string | undefined
  header?: boolean
  /** Said over the field where there is no head of the column. */
  caption?: string
  children?: ReactNode
}

export const GridCell = ({ cell, className, header = false, caption, children }: CellProps) => (
  <div role={header ? 'rowheader' : 'gridcell'} aria-colindex={columnOf(cell)} className={className} data-cell={cell}>
    {caption !== undefined && (
      <span className={css.caption} aria-hidden="true">
        {caption}
      </span>
    )}
    {children}
  </div>
)
