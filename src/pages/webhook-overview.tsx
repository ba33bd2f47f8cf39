import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageFor } from '#src/api/error-message.ts'
import { webhookQueries } from '#src/api/webhooks.ts'
import { DateText } from '#src/components/ui/date-text.tsx'
import { ErrorState } from '#src/components/ui/error-state.tsx'
import { SkeletonRows } from '#src/components/ui/skeleton-rows.tsx'
import { formatNumber } from '#src/locales/formats.ts'
import { HourBars } from '#src/components/webhooks/hour-bars.tsx'
import css from './webhook-overview.module.css'

/** How it has been doing for the last 24 hours. */
export function WebhookOverview({ id }: { id: number }) {
  const { t } = useLingui()
  const { data: health, error, refetch } = useQuery(webhookQueries.health(id))
  if (!health)
    return error ? (
      <ErrorState title={t`The figures did not come`} onRetry={() => void refetch()}>
        {messageFor(error)}
      </ErrorState>
    ) : (
      <SkeletonRows rows={6} />
    )
  const { p50_ms, p95_ms, date_last_success, date_last_failure, date_next_try } = health
  return (
    <div className={css.root}>
      <h2 className={css.title}>
        <Trans>Last 24 hours</Trans>
      </h2>
      <HourBars hours={health.hours} />
      <dl className={css.figures}>
        <Figure name={t`Half answered within`}>{milliseconds(p50_ms)}</Figure>
        <Figure name={t`95 of 100 answered within`}>{milliseconds(p95_ms)}</Figure>
        <Figure name={t`Last success`}>{dated(date_last_success)}</Figure>
        <Figure name={t`Last failure`}>{dated(date_last_failure)}</Figure>
        <Figure name={t`Next try`}>{dated(date_next_try, t`Nothing waits`)}</Figure>
      </dl>
    </div>
  )
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const milliseconds = (given: number | null) => (given === null ? '–' : t`${formatNumber(given)} ms`)

const dated = (date: string | null, none = t`None`) => (date === null ? none : <DateText date={date} inSentence />)
