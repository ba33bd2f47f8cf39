import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { useTestWebhook, webhookQueries } from '#src/api/webhooks.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { testChoices } from '#src/components/webhooks/event-groups.ts'
import { SentBody } from '#src/components/webhooks/sent-body.tsx'
import { SentTry } from '#src/components/webhooks/sent-try.tsx'
import type { Webhook } from '#wire/webhooks.ts'
import css from './act.module.css'

/** Sends a sample of an event about a made-up record, and shows what was sent and what the receiver answers. */
export function WebhookTest({ webhook }: { webhook: Webhook }) {
  const { t } = useLingui()
  const { id, active } = webhook
  const [choices] = useState(() => testChoices(webhook))
  const [event, setEvent] = useState(choices.at(0)?.name)
  const { mutate, data: sent, error, isPending } = useTestWebhook(id)
  return (
    <section className={css.root} aria-labelledby="test-heading">
      <h2 id="test-heading">
        <Trans>Send test</Trans>
      </h2>
      <p className={css.about}>
        <Trans>
          Sends one sample record with the header <code>webhook-test: true</code>, without customer data.
        </Trans>{' '}
        {!active && t`Tests are sent even while paused.`}
      </p>
      <div className={css.field}>
        <SelectField
          label={t`Event`}
          data={choices.map(({ name, label }) => ({ value: name, label }))}
          value={event ?? null}
          onChange={(value) => setEvent(choices.find(({ name }) => name === value)?.name ?? event)}
        />
      </div>
      <Button variant="primary" busy={isPending} onClick={() => mutate({ event })}>
        <Trans>Send test</Trans>
      </Button>
      {error && <Notice tone="danger">{messageFor(error)}</Notice>}
      {sent && <Answer key={sent.delivery_id} webhookId={id} deliveryId={sent.delivery_id} />}
    </section>
  )
}

function Answer({ webhookId, deliveryId }: { webhookId: number; deliveryId: number }) {
  const { t } = useLingui()
  const { data: delivery, error } = useQuery(webhookQueries.delivery(deliveryId))
  const last = delivery?.tries.at(-1)
  return (
    <div className={css.answer}>
      <div aria-live="polite">
        {error && <Notice tone="danger">{messageFor(error)}</Notice>}
        {!error && !last && (
          <p>
            <Trans>Waiting for the response…</Trans>
          </p>
        )}
        {last && <p className={css.said}>{last.status === null ? t`No response.` : t`Response of the receiver.`}</p>}
      </div>
      {delivery && last && (
        <>
          <h3>
            <Trans>Sent body</Trans>
          </h3>
          <SentBody body={delivery.body} />
          <SentTry of={last} body={delivery.body} />
          <p className={css.more}>
            <Link to={`/webhooks/${webhookId}/deliveries/${deliveryId}`}>
              <Trans>View delivery</Trans>
            </Link>
          </p>
        </>
      )}
    </div>
  )
}
