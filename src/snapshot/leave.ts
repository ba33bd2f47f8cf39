import type { QueryClient } from '@tanstack/react-query'
import { isAwaited, onFirstPage } from '#src/first-page.ts'
import { rendered } from '#src/rendered.ts'

/** Milliseconds that what frames the page may take, once the page itself stands below its snapshot. */
const longest = 1000
const acts = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Takes the snapshot away that the page began with (show.ts), where there is one: once all stands below it that stood in
 * it, or somebody does something. What they pressed before the page stood is pressed then.
 */
export function leaveSnapshot(client: QueryClient) {
  const snapshot = document.getElementById('snapshot')
  if (!snapshot) return
  onFirstPage(() => {
    let isLate = false
    const stop = client.getQueryCache().subscribe(look)
    function look() {
      // In a task after the next frame: then what came has been drawn, unless React is still at it.
      if (snapshot?.isConnected && (isLate || client.isFetching({ predicate: isAwaited }) === 0))
        requestAnimationFrame(() => setTimeout(rendered('output[aria-label]').length > 0 ? look : leave))
    }
    function leave() {
      stop()
      for (const act of acts) removeEventListener(act, leave)
      snapshot?.remove()
    }
    for (const act of acts) addEventListener(act, leave, { passive: true })
    setTimeout(() => {
      isLate = true
      look()
    }, longest)
    // What frames the page asks in this very task, after this.
    setTimeout(look)
    const { pressed } = snapshot.dataset
    if (pressed === undefined) return
    leave()
    const link = document.querySelector<HTMLElement>(`a[href="${CSS.escape(pressed)}"]`)
    // What has left the screen meanwhile is still where the link led.
    if (link) link.click()
    else window.location.assign(pressed)
  })
}
