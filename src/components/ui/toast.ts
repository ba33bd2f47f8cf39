export type Toast = {
  text: string
  /** Takes it back; offered as long as the toast stands. */
  undo?: () => void
  tone?: 'done' | 'failed'
  /** Milliseconds; 8 s, as long as an undo stands. */
  lasts?: number
}

/**
 * Says in a corner what was done, and gives what takes the toast away. The code that shows toasts comes with the first
 * one, or when the page is at rest.
 */
export async function showToast(toast: Toast) {
  const { show } = await import('./toasts.tsx')
  return show(toast)
}
