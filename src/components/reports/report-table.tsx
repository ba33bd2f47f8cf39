import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './report-table.module.css'

type Props = {
  /** Of the heading, which is in the first head. */
  id: string
  heads: ReactNode
  rows: ReactNode
  /** The cells of the last row but its first. */
  total: ReactNode
}

/** A table of figures under its heading, with what they come to. */
export const ReportTable = ({ id, heads, rows, total }: Props) => (
  <section aria-labelledby={id}>
    <table aria-labelledby={id} className={css.table}>
      <thead>
        <tr>{heads}</tr>
      </thead>
      <tbody>{rows}</tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans>Total</Trans>
          </th>
          {total}
        </tr>
      </tfoot>
    </table>
  </section>
)
