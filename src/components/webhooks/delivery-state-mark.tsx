import { Trans } from '@lingui/react/macro'
import { IconCircleCheckFilled, IconCircleX, IconClock, IconPlayerPause } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import type { DeliveryItem } from '#wire/deliveries.ts'
import { Mark } from './webhook-state-mark.tsx'

type Props = Pick<DeliveryItem, 'state' | 'date_next_try'>

/** Shape and word of one delivery. */
export function DeliveryStateMark({ state, date_next_try }: Props) {
  // A webhook that is paused holds what waits.
  if (state === 'pending' && date_next_try === null)
    return (
      <Mark of={<Icon of={IconPlayerPause} />}>
        <Trans>On hold</Trans>
      </Mark>
    )
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
