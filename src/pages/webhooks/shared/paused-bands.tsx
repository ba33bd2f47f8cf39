import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useUpdateWebhook, webhookQueries } from '#src/api/webhooks.ts'
import { DateText } from '#src/components/ui/date-text.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { Webhook } from '#wire/webhooks.ts'
import { stateOf } from '#src/components/webhooks/webhook-state.ts'
import { useWebhookNames } from './names.ts'
import { failuresBeforePause } from '#wire/limits.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

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
              <Trans>Go to webhooks</Trans>
            </Link>
          }
        >
          <Plural
            value={more}
            one="# more webhook is paused after failures."
            other="# more webhooks are paused after failures."
          />
        </Notice>
      )}
    </>
  )
}

function Band({ webhook }: { webhook: Webhook }) {
  const { t } = useLingui()
  const { id, date_failed } = webhook
  const { titleOf } = useWebhookNames()
  const { mutate, isPending } = useUpdateWebhook(id)
  const resume = () =>
    mutate(
      { change: { active: true } },
      {
        onSuccess: () => void showToast({ text: t`Resumed. Missed events can be recovered.` }),
        onError: (error) => void sayFailed(error),
      },
    )
  const since = date_failed !== null && <DateText date={date_failed} inSentence />
  const title = titleOf(webhook)
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
        Paused after {failuresBeforePause} failures since {since}: {title}
      </Trans>
    </Notice>
  )
}
