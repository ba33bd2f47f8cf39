import type { Icon } from '@tabler/icons-react'

/** What stands below a text rather than in it, and is asked for while it is written. */
export type TextInsert = { key: string; label: string; hint: string; icon: Icon; act: () => void }
