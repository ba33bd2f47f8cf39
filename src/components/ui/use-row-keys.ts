import { useLayoutEffect, type RefObject } from 'react'
import { isArrowElsewhere, isFloating, isWriting } from './key-place.ts'

type Options = {
  /** Holds the rows; each has one link marked with `data-row`. */
  rows: RefObject<HTMLElement | null>
  search: RefObject<HTMLInputElement | null>
  /** Escape on a row, or on nothing. */
  onEscape: () => void
  /** What other keys do with the row that has the focus, by its `data-row`. */
  onRow?: Readonly<Record<string, (row: string) => void>>
}

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** Keys that work anywhere on the list, except where something is written or floats over it. */
export function useRowKeys({ rows, search, onEscape, onRow }: Options) {
  // From the moment the rows are seen: a key pressed before the effects of a busy page would be lost.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isWriting(event) || isFloating()) return
      const step = steps[event.key]
      if (step !== undefined && !isArrowElsewhere(event)) {
        event.preventDefault()
        moveRow(rows.current, step)
      } else if (event.key === '/') {
        event.preventDefault()
        search.current?.select()
      } else if (event.key === 'Escape') onEscape()
      else {
        const row = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['row'] : undefined
        const act = onRow?.[event.key]
        if (row === undefined || !act) return
        event.preventDefault()
        act(row)
      }
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [rows, search, onEscape, onRow])
}

/** From no row, the first step goes to the first. */
function moveRow(list: HTMLElement | null, step: number) {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  // The focus may be on a row's tick or its menu.
  const here = document.activeElement?.closest('tr')?.querySelector('[data-row]')
  const at = links.findIndex((link) => link === here)
  const next = at === -1 ? links.at(0) : links[at + step]
  if (next) focusRow(next)
}

export function focusRow(link: HTMLElement) {
  link.focus({ preventScroll: true })
  link.closest('tr')?.scrollIntoView({ block: 'nearest' })
}
