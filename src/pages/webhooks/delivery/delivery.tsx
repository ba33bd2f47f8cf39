import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { useParams, type LoaderFunctionArgs } from 'react-router'
import { useRedeliver, webhookQueries } from '#src/api/webhooks.ts'
import { Button } from '#src/components/ui/button.tsx'
import { DateText } from '#src/components/ui/date-text.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { TagWord } from '#src/components/ui/tag-word.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { DeliveryStateMark } from '#src/components/webhooks/delivery-state-mark.tsx'
import { recordWords } from '#src/components/webhooks/record-words.ts'
import { SentBody } from '#src/components/webhooks/sent-body.tsx'
import { SentTry } from '#src/components/webhooks/sent-try.tsx'
import { getDelivery, type Delivery } from '#wire/deliveries.ts'
import { loadFor, screenFor } from '#src/pages/shared/screen-for.tsx'
import { idIn } from '#src/pages/shared/id-in-address.ts'
import css from './delivery.module.css'
import { WebhookVerify } from './verify.tsx'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

export { WebhookError as ErrorBoundary } from '#src/pages/webhooks/shared/record-error.tsx'

export const load = loadFor(
  getDelivery,
  (client: QueryClient) =>
    ({ params }: LoaderFunctionArgs) =>
      Promise.all([
        client.query({ ...webhookQueries.detail(idIn(params['id'])), staleTime: 'static' }),
        client.query({ ...webhookQueries.delivery(idIn(params['delivery'])), staleTime: 'static' }),
      ]),
)

/** One delivery to the last byte: what was sent, what came back on every try. */
export const Component = screenFor(getDelivery, WebhookDelivery)

function WebhookDelivery() {
  const params = useParams()
  const { data: webhook } = useSuspenseQuery(webhookQueries.detail(idIn(params['id'])))
  const { data: delivery } = useSuspenseQuery(webhookQueries.delivery(idIn(params['delivery'])))
  const last = delivery.tries.at(-1)
  return (
    <div>
      <title>{`${delivery.event} · Proffer`}</title>
      <DeliveryHead delivery={delivery} active={webhook.active} />
      <div className={css.root}>
        <section aria-labelledby="body-heading">
          <h2 id="body-heading">
            <Trans>Body</Trans>
          </h2>
          <SentBody body={delivery.body} />
        </section>
        <section aria-labelledby="tries-heading">
          <h2 id="tries-heading">
            <Trans>Attempts</Trans>
          </h2>
          {last === undefined && (
            <p>
              <Trans>Not attempted yet.</Trans>
            </p>
          )}
          {last && <SentTry of={last} body={delivery.body} />}
          {delivery.tries
            .slice(0, -1)
            .toReversed()
            .map((each) => (
              <details key={each.number} className={css.earlier}>
                <summary>
                  <Trans>Attempt {each.number}</Trans>
                </summary>
                <SentTry of={each} body={delivery.body} />
              </details>
            ))}
        </section>
        {last && <WebhookVerify webhookId={webhook.id} body={delivery.body} headers={last.request_headers} />}
      </div>
    </div>
  )
}

function DeliveryHead({ delivery, active }: { delivery: Delivery; active: boolean }) {
  const { t } = useLingui()
  const { id, webhook_id, event, test, message_id, date_created, date_next_try } = delivery
  const { mutate, isPending } = useRedeliver(id)
  const resend = () =>
    mutate(undefined, {
      onSuccess: () => void showToast({ text: t`Resent with the same ID` }),
      onError: (error) => void sayFailed(error),
    })
  return (
    <PageHead
      title={event}
      back={{ to: `/webhooks/${webhook_id}/deliveries`, label: t`Back to deliveries` }}
      meta={
        <>
          <DeliveryStateMark {...delivery} />
          {test && <TagWord>{t`test`}</TagWord>}
          <span>{recordWords(delivery)}</span>
          <DateText date={date_created} inSentence />
          {date_next_try !== null && (
            <span>
              <Trans>
                Next attempt <DateText date={date_next_try} inSentence />
              </Trans>
            </span>
          )}
          <span>{message_id}</span>
        </>
      }
    >
      <Button
        busy={isPending}
        disabledReason={active || test ? undefined : t`Resume the webhook first.`}
        onClick={resend}
      >
        <Trans>Send again</Trans>
      </Button>
    </PageHead>
  )
}
