import { useEffect, useRef, type RefObject } from 'react'

/** Of the pane's height, how far from its top what is followed comes to stand. */
const third = 1 / 3

/**
 * Keeps the pane at the row or section that is written (`part`, by its key), and marks it there; on another `screen` the
 * same part stands elsewhere. A new row is found once it stands in the pane. A part that is in sight moves nothing.
 */
export function useFollowing(pane: RefObject<HTMLElement | null>, part: string | undefined, screen: string) {
  const followed = useRef<{ part: string; screen: string; there: HTMLElement }>(undefined)
  // At every change: where the same part stands already nothing is measured, which would lay out the page at every key.
  useEffect(() => {
    const { current } = pane
    const last = followed.current
    if (last?.there.isConnected && last.part === part && last.screen === screen) return
    last?.there.removeAttribute('data-followed')
    followed.current = undefined
    const there =
      part === undefined ? undefined : current?.querySelector<HTMLElement>(`[data-part="${CSS.escape(part)}"]`)
    if (!current || !there || part === undefined) return
    const [paneBox, partBox] = [current.getBoundingClientRect(), there.getBoundingClientRect()]
    const isInSight =
      partBox.top >= paneBox.top && Math.min(partBox.bottom, partBox.top + paneBox.height * third) <= paneBox.bottom
    // On a phone the pane is the page, and nothing is written beside it.
    if (!isInSight && current.scrollHeight > current.clientHeight)
      current.scrollTo({
        top: current.scrollTop + partBox.top - paneBox.top - paneBox.height * third,
        behavior: 'instant',
      })
    there.toggleAttribute('data-followed', true)
    followed.current = { part, screen, there }
  })
}
