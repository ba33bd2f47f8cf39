import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Sums, type StatusCounts } from '#src/components/proposals/status-tabs.tsx'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import { formatNumber } from '#src/locales/formats.ts'
import type { WhoseWork } from '#wire/proposal-list.ts'
import { proposalStatuses } from '#wire/proposal-status.ts'
import { listPath } from './list-path.ts'
import css from './pipeline.module.css'
import part from '#src/components/ui/page-part.module.css'

/** How many there are of each status and what they come to; each line leads to the list it counts. */
export function Pipeline({ counted, whose }: { counted: StatusCounts; whose: WhoseWork }) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="pipeline">
      <div className={part.head}>
        <h2 id="pipeline">
          <Trans>Pipeline</Trans>
        </h2>
        <span>
          <Trans>Excl. VAT</Trans>
        </span>
      </div>
      <nav aria-label={t`Proposals by status`}>
        {proposalStatuses.map((status) => (
          <Link key={status} to={listPath({ status, whose })} className={css.line}>
            <StatusMark status={status} />
            <span className={css.count}>{formatNumber(counted[status].count)}</span>
            <span className={css.sum}>
              <Sums sums={counted[status].sums} />
            </span>
          </Link>
        ))}
      </nav>
    </section>
  )
}
