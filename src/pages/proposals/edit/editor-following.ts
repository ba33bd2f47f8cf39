import { useEffect, useRef, type RefObject } from 'react'

/** Of the pane's height, how far from its top what is followed comes to stand. */
const third = 1 / 3

/** By what a person takes the pane elsewhere. */
const byHand = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

type Followed = { part: string; screen: string; there: HTMLElement; end: () => void }

/**
 * Keeps the pane at the row or section that is written (`part`, by its key), and marks it there; on another `screen` the
 * same part stands elsewhere. A new row is found once it stands in the pane. A part that is in sight moves nothing. What
 * comes later, such as the texts above it, takes it nowhere, until the pane is scrolled by hand.
 */
export function useFollowing(pane: RefObject<HTMLElement | null>, part: string | undefined, screen: string) {
  const followed = useRef<Followed>(undefined)
  // At every change: where the same part stands already nothing is measured, which would lay out the page at every key.
  useEffect(() => {
    const { current } = pane
    const last = followed.current
    if (last?.there.isConnected && last.part === part && last.screen === screen) return
    leave(followed)
    const there =
      part === undefined ? undefined : current?.querySelector<HTMLElement>(`[data-part="${CSS.escape(part)}"]`)
    if (current && there && part !== undefined) followed.current = { part, screen, there, end: follow(current, there) }
  })
  useEffect(() => () => leave(followed), [])
}

function leave(followed: RefObject<Followed | undefined>) {
  followed.current?.end()
  followed.current = undefined
}

/** Ends with what it returns. */
function follow(pane: HTMLElement, there: HTMLElement) {
  const keep = () => keepInSight(pane, there)
  keep()
  there.toggleAttribute('data-followed', true)
  // Asked once the page is laid out anew, which costs nothing more.
  const growing = new ResizeObserver(keep)
  for (const child of pane.children) growing.observe(child)
  const stay = () => growing.disconnect()
  for (const act of byHand) pane.addEventListener(act, stay, { passive: true })
  return () => {
    stay()
    for (const act of byHand) pane.removeEventListener(act, stay)
    there.removeAttribute('data-followed')
  }
}

function keepInSight(pane: HTMLElement, there: HTMLElement) {
  const [paneBox, partBox] = [pane.getBoundingClientRect(), there.getBoundingClientRect()]
  // What stays at its top lies over what is scrolled below it.
  const covered = Number.parseFloat(getComputedStyle(pane).scrollPaddingTop) || 0
  const isInSight =
    partBox.top >= paneBox.top + covered &&
    Math.min(partBox.bottom, partBox.top + paneBox.height * third) <= paneBox.bottom
  // On a phone the pane is the page, and nothing is written beside it.
  if (isInSight || pane.scrollHeight <= pane.clientHeight) return
  const top = pane.scrollTop + partBox.top - paneBox.top - paneBox.height * third
  pane.scrollTo({ top, behavior: 'instant' })
}
