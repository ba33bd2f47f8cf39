import type { ReactNode } from 'react'
import { columnOf, type Cell } from './cells.ts'

type CellProps = { cell: Cell; className?: string | undefined; header?: boolean; children?: ReactNode }

export const GridCell = ({ cell, className, header = false, children }: CellProps) => (
  <div role={header ? 'rowheader' : 'gridcell'} aria-colindex={columnOf(cell)} className={className} data-cell={cell}>
    {children}
  </div>
)
