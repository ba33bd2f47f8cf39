import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { usePageActs } from '#src/components/ui/page-acts.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { shortAddress } from '#src/components/webhooks/webhook-state.ts'
import { WebhookStateMark } from '#src/components/webhooks/webhook-state-mark.tsx'
import type { Webhook } from '#wire/webhooks.ts'
import { useSwitch } from '#src/pages/webhooks/shared/acts.ts'
import { useWebhookNames } from '#src/pages/webhooks/shared/names.ts'

/** Where it sends to, how it stands, and the switch. */
export function WebhookHead({ webhook }: { webhook: Webhook }) {
  const { t } = useLingui()
  const { payload_url, active, api_version } = webhook
  const { flip, busy } = useSwitch(webhook)
  const { nameOf, titleOf } = useWebhookNames()
  const act = active ? t`Pause` : t`Resume`
  const icon = <Icon of={active ? IconPlayerPause : IconPlayerPlay} />
  usePageActs([{ items: [{ label: act, icon, onSelect: flip }] }])
  return (
    <PageHead
      title={titleOf(webhook)}
      back={{ to: '/webhooks', label: t`Back to webhooks` }}
      meta={
        <>
          <WebhookStateMark {...webhook} />
          {nameOf(webhook) !== '' && <span>{shortAddress(payload_url)}</span>}
          <span>
            <Trans>Version {api_version}</Trans>
          </span>
        </>
      }
    >
      <Button busy={busy} icon={icon} onClick={flip}>
        {act}
      </Button>
    </PageHead>
  )
}
