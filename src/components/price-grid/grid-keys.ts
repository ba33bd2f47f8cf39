import type { Step } from './cells.ts'

export type Command =
  | { do: 'go'; step: Step }
  | { do: 'edit' | 'toggle' | 'restore' | 'line-break' | 'pick' | 'copy' | 'delete' | 'undo' | 'redo' }
  | { do: 'commit'; by: 1 | -1 }
  | { do: 'next'; by: 1 | -1 }
  | { do: 'move'; by: 1 | -1 }

export type Pressed = {
  key: string
  alt: boolean
  shift: boolean
  /** Ctrl, or ⌘ on a Mac. */
  command: boolean
}

export type Where = {
  editing: boolean
  /** What stands in the cell: words of several lines, a figure in one line, a list to choose from, or an act. */
  holds: 'words' | 'figure' | 'list' | 'act'
  /** Nothing is written in it. */
  empty: boolean
}

const steps: Record<string, Step> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'row-start',
  End: 'row-end',
}

/** What a key does in a cell of the grid; undefined leaves it to the cell itself. */
export function commandOf(pressed: Pressed, where: Where): Command | undefined {
  const { key, alt, shift, command } = pressed
  if (command && !alt) return withCommand(key, shift, where)
  if (alt && !command) return withAlt(key, where)
  if (command) return undefined
  if (key === '/' && where.holds === 'words' && where.empty) return { do: 'pick' }
  return where.editing ? whileEditing(key, shift, where) : whileGoing(key, shift, where)
}

function withCommand(key: string, shift: boolean, { editing }: Where): Command | undefined {
  const letter = key.toLowerCase()
  if (letter === 'z') return { do: shift ? 'redo' : 'undo' }
  if (shift) return undefined
  if (letter === 'y') return { do: 'redo' }
  if (letter === 'd') return { do: 'copy' }
  if (key === 'Backspace') return { do: 'delete' }
  if (editing) return undefined
  if (key === 'Home') return { do: 'go', step: 'start' }
  return key === 'End' ? { do: 'go', step: 'end' } : undefined
}

function withAlt(key: string, { holds }: Where): Command | undefined {
  if (key === 'ArrowUp') return { do: 'move', by: -1 }
  if (key === 'ArrowDown') return { do: 'move', by: 1 }
  return key === 'Enter' && holds === 'words' ? { do: 'line-break' } : undefined
}

function whileEditing(key: string, shift: boolean, { holds }: Where): Command | undefined {
  if (key === 'Enter') return { do: 'commit', by: shift ? -1 : 1 }
  if (key === 'Tab') return { do: 'next', by: shift ? -1 : 1 }
  if (key === 'Escape') return { do: 'restore' }
  // In a line of figures up and down mean nothing else.
  if (holds === 'figure' && key === 'ArrowUp') return { do: 'commit', by: -1 }
  return holds === 'figure' && key === 'ArrowDown' ? { do: 'commit', by: 1 } : undefined
}

function whileGoing(key: string, shift: boolean, { holds }: Where): Command | undefined {
  const step = steps[key]
  if (step && !shift) return { do: 'go', step }
  if (key === 'F2') return holds === 'act' ? undefined : { do: 'edit' }
  // A button or tick box does on Enter and Space what it says.
  if (holds === 'act') return undefined
  if (key === 'Enter') return { do: 'edit' }
  return key === ' ' ? { do: 'toggle' } : undefined
}
