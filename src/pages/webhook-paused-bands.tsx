import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { useUpdateWebhook, webhookQueries } from '#src/api/webhooks.ts'
import { DateText } from '#src/components/ui/date-text.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { Webhook } from '#wire/webhooks.ts'
import { shortAddress, stateOf } from '#src/components/webhooks/webhook-state.ts'

/** Above a page so many; the others stand in the list. */
const mostBands = 2

/**
 * Over every page: the webhooks that were paused because nothing got through, and the way to go on. Asked for once the
 * page has its data, and again when somebody comes back to the tab after a minute or more.
 */
export function PausedBands() {
  const { data: webhooks = [] } = useQuery({ ...webhookQueries.list(), staleTime: 60_000 })
  const paused = webhooks.filter((webhook) => stateOf(webhook) === 'failed')
  const more = paused.length - mostBands
  return (
    <>
      {paused.slice(0, mostBands).map((each) => (
        <Band key={each.id} webhook={each} />
      ))}
      {more > 0 && (
        <Notice
          tone="danger"
          action={
            <Link to="/webhooks">
              <Trans>See the webhooks</Trans>
            </Link>
          }
        >
          <Plural
            value={more}
            one="One more webhook is paused after failures."
            other="# more webhooks are paused after failures."
          />
        </Notice>
      )}
    </>
  )
}

function Band({ webhook: { id, payload_url, date_failed } }: { webhook: Webhook }) {
  const { t } = useLingui()
  const { mutate, isPending } = useUpdateWebhook(id)
  const resume = () =>
    mutate(
      { change: { active: true } },
      {
        onSuccess: () => void showToast({ text: t`Resumed. What was missed can be recovered.` }),
        onError: (error) => void showToast({ text: messageFor(error), tone: 'failed' }),
      },
    )
  const since = date_failed !== null && <DateText date={date_failed} inSentence />
  const address = shortAddress(payload_url)
  return (
    <Notice
      tone="danger"
      action={
        <button type="button" aria-disabled={isPending} onClick={isPending ? undefined : resume}>
          <Trans>Resume</Trans>
        </button>
      }
    >
      <Trans>
        Paused after 10 failures since {since}: {address}
      </Trans>
    </Notice>
  )
}
