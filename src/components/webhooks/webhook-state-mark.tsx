import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle, IconCircleCheckFilled, IconPlayerPause } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#src/components/ui/icon.tsx'
import { DateText } from '#src/components/ui/date-text.tsx'
import type { Webhook } from '#wire/webhooks.ts'
import { stateOf } from './webhook-state.ts'
import css from './mark.module.css'

type Props = Pick<Webhook, 'active' | 'date_failed'>

/** Shape and word, so that nobody needs to see the hue. */
export function WebhookStateMark({ active, date_failed }: Props) {
  const since = date_failed !== null && <DateText date={date_failed} inSentence />
  switch (stateOf({ active, date_failed })) {
    case 'active':
      return (
        <Mark tone="ok" of={<Icon of={IconCircleCheckFilled} />}>
          <Trans>Active</Trans>
        </Mark>
      )
    case 'paused':
      return (
        <Mark of={<Icon of={IconPlayerPause} />}>
          <Trans>Paused by you</Trans>
        </Mark>
      )
    case 'failed':
      return (
        <Mark tone="danger" of={<Icon of={IconAlertTriangle} />}>
          <Trans>Paused after failures, {since}</Trans>
        </Mark>
      )
  }
}

type MarkProps = { tone?: 'ok' | 'warn' | 'danger'; of: ReactNode; children: ReactNode }

export const Mark = ({ tone, of, children }: MarkProps) => (
  <span className={css.root} data-tone={tone}>
    {of}
    <span className={css.words}>{children}</span>
  </span>
)
