import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { webhookQueries } from '#src/api/webhooks.ts'
import { DateText } from '#src/components/ui/date-text.tsx'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { EmptyState } from '#src/components/list/empty-state.tsx'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { formatNumber } from '#src/locales/formats.ts'
import { HourBars } from '#src/components/webhooks/hour-bars.tsx'
import type { Answer } from '#wire/operation.ts'
import type { getWebhookHealth } from '#wire/deliveries.ts'
import css from './overview.module.css'

/** How it has been doing for the last 24 hours. */
export function WebhookOverview({ id }: { id: number }) {
  const { t } = useLingui()
  const query = useQuery(webhookQueries.health(id))
  return (
    <QueryStates
      query={query}
      failed={t`The figures could not be loaded`}
      stale={t`These figures may be outdated.`}
      rows={6}
    >
      {(health) => <Health id={id} health={health} />}
    </QueryStates>
  )
}

function Health({ id, health }: { id: number; health: Answer<typeof getWebhookHealth> }) {
  const { t } = useLingui()
  const { hours, p50_ms, p95_ms, date_last_success, date_last_failure, date_next_try } = health
  const wasTried = hours.some(({ succeeded, failed }) => succeeded + failed > 0)
  if (!wasTried && date_last_success === null && date_last_failure === null && date_next_try === null)
    return <AtRest id={id} />
  return (
    <div className={css.root}>
      <h2 className={css.title}>
        <Trans>Last 24 hours</Trans>
      </h2>
      {wasTried ? (
        <HourBars hours={hours} />
      ) : (
        <p className={css.none}>
          <Trans>Nothing sent in the last 24 hours.</Trans>
        </p>
      )}
      <dl className={css.figures}>
        <Figure name={t`50% answered within`}>{milliseconds(p50_ms)}</Figure>
        <Figure name={t`95% answered within`}>{milliseconds(p95_ms)}</Figure>
        <Figure name={t`Last success`}>{dated(date_last_success)}</Figure>
        <Figure name={t`Last failure`}>{dated(date_last_failure)}</Figure>
        <Figure name={t`Next attempt`}>{dated(date_next_try, t`None pending`)}</Figure>
      </dl>
    </div>
  )
}

const AtRest = ({ id }: { id: number }) => {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`Nothing sent yet`}
      action={
        <ButtonLink to={`/webhooks/${id}/test`}>
          <Trans>Send test</Trans>
        </ButtonLink>
      }
    >
      <Trans>Events are sent automatically. Send a test to check the endpoint now.</Trans>
    </EmptyState>
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
