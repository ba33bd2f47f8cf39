import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Where somebody was in a list, so that coming back from a record shows the same rows at the same height. */
interface ListPlace {
  /** The search part of the address. */
  search: string
  /** Pixels scrolled. */
  top: number
  /** The row that had the focus. */
  row: string | undefined
}

const left = new Map<string, ListPlace>()

/** The address of the list at `path` as it was left. */
export const listLeftAt = (path: string) => path + (left.get(path)?.search ?? '')

/** Coming back will find this row instead: the person has gone on along the list meanwhile. */
export function movePlace(path: string, search: string, row: string) {
  const place = left.get(path)
  left.set(path, { search, top: place?.search === search ? place.top : 0, row })
}

type Shown = {
  path: string
  /** The search part of its address. */
  search: string
  list: RefObject<HTMLElement | null>
  /** Rows stand there. */
  ready: boolean
}

/** Keeps the place when the list is left, and goes back to it once rows stand there again. */
export function useListPlace({ path, search, list, ready }: Shown) {
  const shown = useRef(search)
  const waits = useRef(true)

  useLayoutEffect(() => {
    shown.current = search
    if (!ready || !waits.current) return
    waits.current = false
    const place = left.get(path)
    // After the router's own scrolling, which happens in this same commit, and before anything is painted.
    if (place?.search === search) queueMicrotask(() => goTo(list.current, place))
  }, [path, list, search, ready])

  useLayoutEffect(
    () => () => {
      left.set(path, { search: shown.current, top: window.scrollY, row: rowInFocus() })
    },
    [path],
  )
}

const rowInFocus = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['row'] : undefined

function goTo(list: HTMLElement | null, { top, row }: ListPlace) {
  window.scrollTo({ top, behavior: 'instant' })
  const link = list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row ?? '')}"]`)
  link?.focus({ preventScroll: true })
  link?.closest('tr')?.scrollIntoView({ block: 'nearest' })
}
