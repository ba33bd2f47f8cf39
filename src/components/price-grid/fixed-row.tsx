import css from './grid-row.module.css'
import type { RowProps } from './row-props.ts'
import { TextCells } from './text-cells.tsx'

type Props = Pick<RowProps, 'row' | 'at' | 'price' | 'standardVat' | 'locale'>

/** A row that comes along and is not written here, such as one of the template: it counts, so it is shown. */
export const FixedRow = ({ row, at, price, ...cells }: Props) => (
  // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- it is read with the rows that can be written
  <div
    role="row"
    aria-rowindex={at + 2}
    className={css.row}
    data-kind={row.type}
    data-given=""
    data-off={price?.selected === false || undefined}
  >
    <TextCells row={row} price={price} {...cells} />
  </div>
)
