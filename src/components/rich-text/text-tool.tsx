import type { Icon as TablerIcon } from '@tabler/icons-react'
import { commandKey, commandKeyName } from '#src/components/keys/command-key.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import css from './text-toolbar.module.css'

type ToolProps = {
  of: TablerIcon
  label: string
  /** `Command` is the key that goes with letters for commands. */
  keys?: string
  /** It holds where the cursor is. */
  on?: boolean
  /** There is nothing to do; the button keeps the focus. */
  off?: boolean
  act: () => void
}

/** One button of the toolbar. */
export const Tool = ({ of, label, keys, on, off = false, act }: ToolProps) => (
  <IconButton
    label={label}
    title={keys === undefined ? label : `${label} (${keys.replace('Command', commandKey())})`}
    aria-keyshortcuts={keys?.replace('Command', commandKeyName)}
    aria-pressed={on}
    aria-disabled={off || undefined}
    className={css.tool}
    onClick={() => !off && act()}
  >
    <Icon of={of} />
  </IconButton>
)
