import { Thumb } from '#src/components/pictures/thumb.tsx'
import type { DraftRow } from '#src/draft/table.ts'
import css from './cells.module.css'

/** The picture of a row, at the end of its words; the words keep clear of it (grid-row.module.css). */
export const RowThumb = ({ row }: { row: DraftRow }) =>
  row.type === 'price' && row.picture ? <Thumb picture={row.picture} className={css.thumb} /> : null
