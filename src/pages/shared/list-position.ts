import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Where somebody was in a list, so that coming back from a record shows the same rows at the same height. */
interface ListPosition {
  /** The search part of the address. */
  search: string
  /** Pixels scrolled. */
  top: number
  /** The row that had the focus. */
  row: string | undefined
}

const left = new Map<string, ListPosition>()

/** The address of the list at `path` as it was left. */
export const listLeftAt = (path: string) => path + (left.get(path)?.search ?? '')

/** Coming back will find this row instead: the person has gone on along the list meanwhile. */
export function movePosition(path: string, search: string, row: string) {
  const position = left.get(path)
  left.set(path, { search, top: position?.search === search ? position.top : 0, row })
}

type Shown = {
  path: string
  /** The search part of its address. */
  search: string
  list: RefObject<HTMLElement | null>
  /** Rows stand there. */
  ready: boolean
}

/** Keeps the position when the list is left, and goes back to it once rows stand there again. */
export function useListPosition({ path, search, list, ready }: Shown) {
  const shown = useRef(search)
  const waits = useRef(true)
  // Kept from scroll to scroll: asked when the list is left, the browser would lay out what is already half gone.
  const top = useRef(0)

  useLayoutEffect(() => {
    shown.current = search
    if (!ready || !waits.current) return
    waits.current = false
    const position = left.get(path)
    // After the router's own scrolling, which happens in this same commit, and before anything is painted.
    if (position?.search !== search) return
    top.current = position.top
    queueMicrotask(() => goTo(list.current, position))
  }, [path, list, search, ready])

  useLayoutEffect(() => {
    const onScroll = () => (top.current = window.scrollY)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      left.set(path, { search: shown.current, top: top.current, row: rowInFocus() })
    }
  }, [path])
}

const rowInFocus = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['row'] : undefined

function goTo(list: HTMLElement | null, { top, row }: ListPosition) {
  window.scrollTo({ top, behavior: 'instant' })
  if (!list || row === undefined || focusRow(list, row)) return
  // Long lists draw rows where the window stands, a moment later; somebody who does something by then is not disturbed.
  const observer = new MutationObserver(() => focusRow(list, row) && observer.disconnect())
  observer.observe(list, { childList: true, subtree: true })
  for (const act of ['keydown', 'pointerdown', 'wheel'])
    window.addEventListener(act, () => observer.disconnect(), { once: true, passive: true })
}

function focusRow(list: HTMLElement, row: string): boolean {
  const link = list.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`)
  link?.focus({ preventScroll: true })
  link?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  return link !== null
}
