import type { RefObject } from 'react'
import { useShortcuts, type Handlers } from '#src/components/keys/use-shortcuts.ts'

type Options = {
  /** Holds the rows; each has one link marked with `data-row`. */
  rows: RefObject<HTMLElement | null>
  search: RefObject<HTMLInputElement | null>
  /** Escape on a row, or on nothing. */
  onEscape: () => void
  /** What is done with the row that has the focus, by its `data-row`. */
  onRow?: Readonly<Record<'peek' | 'select', (row: string) => void>>
}

export const noListShortcuts: Handlers<'list'> = {
  next: undefined,
  previous: undefined,
  peek: undefined,
  select: undefined,
  search: undefined,
  clear: undefined,
}

/** Keys that work anywhere on the list. */
export function useRowKeys({ rows, search, onEscape, onRow }: Options) {
  const onFocusedRow = (act: ((row: string) => void) | undefined) => () => {
    const row = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['row'] : undefined
    if (row === undefined || !act) return false
    act(row)
    return true
  }
  useShortcuts('list', {
    next: () => moveRow(rows.current, 1),
    previous: () => moveRow(rows.current, -1),
    peek: onFocusedRow(onRow?.peek),
    select: onFocusedRow(onRow?.select),
    search: () => search.current?.select(),
    clear: () => {
      onEscape()
      return false
    },
  })
}

/** From no row, the first step goes to the first. */
function moveRow(list: HTMLElement | null, step: 1 | -1, isBack = false) {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  // The focus may be on a row's tick or its menu.
  const here = document.activeElement?.closest('tr')?.querySelector('[data-row]')
  const at = links.findIndex((link) => link === here)
  const next = at === -1 ? links.at(0) : links[at + step]
  const place = (link: Element | null | undefined) => Number(link?.closest<HTMLElement>('tr')?.dataset['at'])
  // Somebody scrolled away from a row of a long list (long-rows.tsx): those beside it are drawn once it shows again.
  const isFar = here && !isBack && Math.abs(place(next) - place(here)) > 1
  if (!isFar) return next && focusRow(next)
  here.closest('tr')?.scrollIntoView({ block: 'nearest' })
  setTimeout(() => moveRow(list, step, true), 100)
}

/** From the search to its rows; where there are none it is left. */
export function focusFirstRow(list: HTMLElement | null, search: HTMLElement | null) {
  const first = list?.querySelector<HTMLElement>('[data-row]')
  if (first) focusRow(first)
  else search?.blur()
}

export function focusRow(link: HTMLElement) {
  link.focus({ preventScroll: true })
  link.closest('tr')?.scrollIntoView({ block: 'nearest' })
}
