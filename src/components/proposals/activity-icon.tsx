import { IconAlertTriangle, IconCalendar, IconClock, IconMessage } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import type { Activity } from './activity.ts'

const icons = {
  question: IconMessage,
  bounced: IconAlertTriangle,
  ending: IconCalendar,
  silent: IconClock,
  scheduled: IconClock,
  seen: undefined,
  none: undefined,
} as const satisfies Record<Activity['kind'], unknown>

/** What needs somebody, or will happen, has a sign; a plain fact has none. */
export function ActivityIcon({ kind, size = 16 }: Pick<Activity, 'kind'> & { size?: 14 | 16 }) {
  const icon = icons[kind]
  return icon && <Icon of={icon} size={size} />
}
