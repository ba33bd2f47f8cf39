import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Sums, type StatusCounts } from '#src/components/proposals/status-tabs.tsx'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import { formatNumber } from '#src/locales/formats.ts'
import { proposalStatuses } from '#wire/proposal-status.ts'
import css from './status-figures.module.css'

/** How many there are of each status and what they come to; each figure leads to the list it counts. */
export function StatusFigures({ counted }: { counted: StatusCounts }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Proposals by status`} className={css.figures}>
      {proposalStatuses.map((status) => (
        <Link key={status} to={status === 'open' ? '/proposals' : `/proposals?status=${status}`} className={css.figure}>
          <StatusMark status={status} />
          <span className={css.count}>{formatNumber(counted[status].count)}</span>
          <span className={css.sum}>
            <Sums sums={counted[status].sums} />
          </span>
        </Link>
      ))}
    </nav>
  )
}
