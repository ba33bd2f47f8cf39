import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { messageFor } from '#src/api/error-message.ts'
import { useCountMissed, useRecoverWebhook } from '#src/api/webhooks.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { localInput, momentIn } from '#src/components/webhooks/local-moment.ts'
import type { Webhook } from '#wire/webhooks.ts'
import css from './act.module.css'

const day = 86_400_000

/** A delivery that has failed for good happened within the day before: that is how long it is tried. */
const dayBefore = (failed: string | null) => new Date((failed === null ? Date.now() : Date.parse(failed)) - day)

/** Sends what a webhook has missed since a moment, after saying how much that is. */
export function WebhookRecover({ webhook: { id, active, date_failed } }: { webhook: Webhook }) {
  const { t } = useLingui()
  const [since, setSince] = useState(() => localInput(dayBefore(date_failed)))
  const counting = useCountMissed(id)
  const sending = useRecoverWebhook(id)
  const moment = momentIn(since)
  const missed = counting.data?.count
  const error = counting.error ?? sending.error

  const change = (value: string) => {
    setSince(value)
    counting.reset()
    sending.reset()
  }
  const send = () =>
    moment !== undefined &&
    sending.mutate(moment, {
      onSuccess: ({ count }) => {
        counting.reset()
        void showToast({ text: plural(count, { one: '# event is being sent', other: '# events are being sent' }) })
      },
    })
  return (
    <section className={css.root} aria-labelledby="recover-heading">
      <h2 id="recover-heading">
        <Trans>Recover missed events</Trans>
      </h2>
      <p className={css.about}>
        <Trans>
          Resends events that failed or occurred while paused. Delivered events are skipped; IDs stay the same.
        </Trans>
      </p>
      <div className={css.field}>
        <TextField
          label={t`Since`}
          type="datetime-local"
          value={since}
          error={moment === undefined ? t`Enter a day and time` : undefined}
          onChange={({ currentTarget: { value } }) => change(value)}
        />
      </div>
      <p className={css.said} aria-live="polite">
        {missed !== undefined && missedWords(missed)}
      </p>
      <div className={css.acts}>
        {missed === undefined || missed === 0 ? (
          <Button
            variant="primary"
            busy={counting.isPending}
            onClick={() => moment !== undefined && counting.mutate(moment)}
          >
            <Trans>Count missed events</Trans>
          </Button>
        ) : (
          <Button
            variant="primary"
            busy={sending.isPending}
            disabledReason={active ? undefined : t`Resume the webhook first.`}
            onClick={send}
          >
            {plural(missed, { one: 'Send # event', other: 'Send # events' })}
          </Button>
        )}
      </div>
      {error && <Notice tone="danger">{messageFor(error)}</Notice>}
    </section>
  )
}

function missedWords(count: number): string {
  if (count === 0) return t`Nothing missed since then.`
  return plural(count, { one: '# event missed since then.', other: '# events missed since then.' })
}
