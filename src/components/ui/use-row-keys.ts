import type { RefObject } from 'react'
import { isArrowElsewhere } from './key-place.ts'
import { usePageKeys } from './use-page-keys.ts'

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

/** Keys that work anywhere on the list. */
export function useRowKeys({ rows, search, onEscape, onRow }: Options) {
  usePageKeys((event) => {
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
  })
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
