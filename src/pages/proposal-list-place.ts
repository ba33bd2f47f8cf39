import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Where somebody was in the list, so that coming back from a proposal shows the same rows at the same height. */
interface ListPlace {
  /** The search part of the address. */
  search: string
  /** Pixels scrolled. */
  top: number
  /** The row that had the focus, by proposal. */
  row: string | undefined
}

let left: ListPlace | undefined

/** The address of the list as it was left. */
export const listLeft = () => `/proposals${left?.search ?? ''}`

/** Keeps the place when the list is left, and goes back to it once rows stand there again. */
export function useListPlace(list: RefObject<HTMLElement | null>, search: string, ready: boolean) {
  const shown = useRef(search)
  const waits = useRef(true)

  useLayoutEffect(() => {
    shown.current = search
    if (!ready || !waits.current) return
    waits.current = false
    const place = left
    // After the router's own scrolling, which happens in this same commit, and before anything is painted.
    if (place?.search === search) queueMicrotask(() => goTo(list.current, place))
  }, [list, search, ready])

  useLayoutEffect(
    () => () => {
      left = { search: shown.current, top: window.scrollY, row: rowInFocus() }
    },
    [],
  )
}

const rowInFocus = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.row : undefined

function goTo(list: HTMLElement | null, { top, row }: ListPlace) {
  window.scrollTo({ top, behavior: 'instant' })
  list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row ?? '')}"]`)?.focus({ preventScroll: true })
}
