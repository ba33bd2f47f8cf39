import type { Icon } from '@tabler/icons-react'
import type { TextCut } from './text-cut.ts'

/** What stands below a text rather than in it, and is asked for while it is written. */
export type TextInsert = {
  key: string
  label: string
  hint: string
  icon: Icon
  /** Told the text as it would be cut in two there. */
  act: (cut: TextCut) => void
}
