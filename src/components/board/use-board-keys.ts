import type { RefObject } from 'react'
import { useShortcuts } from '#src/components/keys/use-shortcuts.ts'

type Options = {
  board: RefObject<HTMLElement | null>
  search: RefObject<HTMLInputElement | null>
  /** Escape on a card, or on nothing. */
  onEscape: () => void
}

/** Keys that go from card to card, except while one is held. */
export function useBoardKeys({ board, search, onEscape }: Options) {
  const unlessHeld = (act: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    if (isCardHeld()) return false
    act(event)
    return event.key !== 'Escape'
  }
  useShortcuts('board', {
    next: unlessHeld(() => moveCard(board.current, [0, 1])),
    previous: unlessHeld(() => moveCard(board.current, [0, -1])),
    sideways: unlessHeld(({ key }) => moveCard(board.current, [key === 'ArrowRight' ? 1 : -1, 0])),
    search: unlessHeld(() => search.current?.select()),
    clear: unlessHeld(onEscape),
  })
}

const isCardHeld = () => document.querySelector('[data-dragging]') !== null

/** From no card, the first step goes to the first. Sideways it goes on to the next column that holds any. */
function moveCard(board: HTMLElement | null, [column, card]: readonly [number, number]) {
  const columns = [...(board?.querySelectorAll('section') ?? [])]
    .map((section) => [...section.querySelectorAll<HTMLElement>('[data-row]')].filter((link) => link.offsetParent))
    .filter((links) => links.length > 0)
  const here = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-row]')
  const from = columns.findIndex((links) => here && links.includes(here))
  const at = here ? (columns[from]?.indexOf(here) ?? -1) : -1
  const to = columns[from + column]
  const next = from === -1 ? columns[0]?.[0] : (to?.[at + card] ?? (column === 0 ? undefined : to?.at(-1)))
  next?.focus({ preventScroll: true })
  next?.closest('li')?.scrollIntoView({ block: 'nearest' })
}
