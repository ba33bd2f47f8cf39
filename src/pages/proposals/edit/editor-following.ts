import { useEffect, type RefObject } from 'react'

/** Of the pane's height, how far from its top what is followed comes to stand. */
const third = 1 / 3

/**
 * Keeps the pane at the row or section that is written (`part`, by its key), and marks it there. `drawn` changes with
 * what the pane shows: a new row is found once it stands in it. A part that is in sight moves nothing.
 */
export function useFollowing(pane: RefObject<HTMLElement | null>, part: string | undefined, drawn: unknown) {
  useEffect(() => {
    const { current } = pane
    const there =
      part === undefined ? undefined : current?.querySelector<HTMLElement>(`[data-part="${CSS.escape(part)}"]`)
    if (!current || !there) return undefined
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
    return () => void there.toggleAttribute('data-followed', false)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new row is looked for when the pane has drawn it
  }, [pane, part, drawn])
}
