import type { Icon as TablerIcon } from '@tabler/icons-react'

type Props = { of: TablerIcon; size?: 14 | 16 | 18 | 22 }

/** One weight of line everywhere. An icon is decoration: its name stands in words beside it or on its button. */
export const Icon = ({ of: Drawing, size = 16 }: Props) => (
  <Drawing size={size} stroke={1.6} aria-hidden focusable={false} />
)
