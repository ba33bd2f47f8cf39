import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '#src/components/ui/icon.tsx'
import { Money } from '#src/components/ui/money.tsx'
import { formatNumber } from '#src/locales/formats.ts'
import type { Outcome } from '#wire/reports.ts'
import { inOrder, nextOrder, outcomeColumns, winRate } from './outcomes.ts'
import type { Order, OutcomeColumn, OutcomeRow } from './outcomes.ts'
import { ReportTable } from './report-table.tsx'
import { Share } from './share.tsx'
import css from './report-table.module.css'

export const outcomeWords: Record<Exclude<OutcomeColumn, 'name'>, MessageDescriptor> = {
  sent: msg`Sent`,
  won: msg({ message: 'Won', context: 'status' }),
  rate: msg`Win rate`,
  days: msg`Days`,
  value: msg`Won value`,
}
/** A phone has no room for them. */
const wide = new Set<OutcomeColumn>(['sent', 'days'])
/** Nor most phones for it. */
const roomy = new Set<OutcomeColumn>(['won'])

type Props = { title: string; rows: readonly OutcomeRow[]; total: Outcome }

/** What became of what was sent by each of them. */
export function OutcomeTable({ title, rows, total }: Props) {
  const id = useId()
  const [order, setOrder] = useState<Order>({ by: 'value', direction: 'descending' })
  return (
    <ReportTable
      id={id}
      heads={outcomeColumns.map((column) => (
        <Head key={column} {...{ column, order, title, id }} onSort={() => setOrder(nextOrder(order, column))} />
      ))}
      rows={inOrder(rows, order).map(({ key, name, to, ...outcome }) => (
        <tr key={key}>
          <th scope="row" title={name}>
            {to === undefined ? name : <Link to={to}>{name}</Link>}
          </th>
          <Cells outcome={outcome} />
        </tr>
      ))}
      total={<Cells outcome={total} withBar={false} />}
    />
  )
}

type HeadProps = { column: OutcomeColumn; order: Order; title: string; id: string; onSort: () => void }

function Head({ column, order, title, id, onSort }: HeadProps) {
  const { t } = useLingui()
  const isSorted = order.by === column
  const arrow = isSorted && <Icon of={order.direction === 'ascending' ? IconChevronUp : IconChevronDown} size={14} />
  const sort = (words: string) => (
    <button type="button" className={css.sort} onClick={onSort}>
      {words}
      {arrow}
    </button>
  )
  return (
    <th
      scope="col"
      data-wide={wide.has(column) || undefined}
      data-roomy={roomy.has(column) || undefined}
      aria-sort={isSorted ? order.direction : undefined}
    >
      {column === 'name' ? <h2 id={id}>{sort(title)}</h2> : sort(t(outcomeWords[column]))}
    </th>
  )
}

const Cells = ({ outcome, withBar = true }: { outcome: Outcome; withBar?: boolean }) => (
  <>
    <td data-wide>{formatNumber(outcome.sent)}</td>
    <td data-roomy>{formatNumber(outcome.won)}</td>
    <td>
      <Share value={winRate(outcome)} bar={withBar ? 'of-whole' : 'none'} />
    </td>
    <td data-wide>{outcome.days === null ? '–' : formatNumber(outcome.days)}</td>
    <td>
      <Money value={Number(outcome.won_value)} />
    </td>
  </>
)
