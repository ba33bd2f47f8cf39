import { Trans } from '@lingui/react/macro'
import { IconCircleCheckFilled, IconCircleX, IconClock } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import type { DeliveryState } from '#wire/deliveries.ts'
import { Mark } from './webhook-state-mark.tsx'

/** Shape and word of one delivery. */
export function DeliveryStateMark({ state }: { state: DeliveryState }) {
  switch (state) {
    case 'pending':
      return (
        <Mark tone="warn" of={<Icon of={IconClock} />}>
          <Trans>Pending</Trans>
        </Mark>
      )
    case 'succeeded':
      return (
        <Mark tone="ok" of={<Icon of={IconCircleCheckFilled} />}>
          <Trans>Succeeded</Trans>
        </Mark>
      )
    case 'failed':
      return (
        <Mark tone="danger" of={<Icon of={IconCircleX} />}>
          <Trans>Failed</Trans>
        </Mark>
      )
  }
}
