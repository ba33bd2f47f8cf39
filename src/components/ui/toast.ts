import { newPart } from '#src/parts.ts'
import type { Toast } from './toasts.tsx'

/** Comes with the first toast, or when the page is at rest. */
export const openToasts = newPart(() => import('./toasts.tsx'))

/**
 * Says in a corner what was done, and gives what takes the toast away.
 */
export async function showToast(toast: Toast) {
  const { show } = await openToasts()
  return show(toast)
}
