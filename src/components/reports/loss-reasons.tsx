import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Link } from 'react-router'
import { lossText } from '#src/components/proposals/loss-words.ts'
import { Money } from '#src/components/ui/money.tsx'
import { statusWords } from '#src/components/ui/status-words.ts'
import type { LossFilter } from '#wire/loss-reasons.ts'
import { formatNumber } from '#src/locales/formats.ts'
import { sumOf, type SalesReport } from './outcomes.ts'
import { ReportTable } from './report-table.tsx'
import { Share } from './share.tsx'
import part from '#src/components/ui/page-part.module.css'

type Props = {
  reasons: SalesReport['reasons']
  /** The list of those that were lost for this reason, or with none given. */
  to: (reason: LossFilter) => string
}

/** Why proposals were lost, as customers or sellers gave the reason. */
export function LossReasons({ reasons, to }: Props) {
  const { t } = useLingui()
  const id = useId()
  const count = reasons.reduce((sum, reason) => sum + reason.count, 0)
  if (count === 0)
    return (
      <section aria-labelledby={id}>
        <div className={part.head}>
          <h2 id={id}>
            <Trans>Loss reasons</Trans>
          </h2>
        </div>
        <p className={part.none}>{t`No proposals lost in this period.`}</p>
      </section>
    )
  const most = Math.max(...reasons.map((reason) => reason.count))
  return (
    <ReportTable
      id={id}
      heads={
        <>
          <th scope="col">
            <h2 id={id}>{t`Loss reasons`}</h2>
          </th>
          <th scope="col">{t(statusWords.lost)}</th>
          <th scope="col">{t`Share`}</th>
          <th scope="col">{t`Value`}</th>
        </>
      }
      rows={reasons.map(({ reason, ...lost }) => (
        <tr key={reason}>
          <th scope="row">
            <Link to={to(reason ?? 'none')}>{lossText(reason)}</Link>
          </th>
          <td>{formatNumber(lost.count)}</td>
          <td>
            <Share value={lost.count / count} filled={lost.count / most} />
          </td>
          <td>
            <Money value={Number(lost.value)} />
          </td>
        </tr>
      ))}
      total={
        <>
          <td>{formatNumber(count)}</td>
          <td colSpan={2}>
            <Money value={sumOf(reasons)} />
          </td>
        </>
      }
    />
  )
}
