import type { RefObject } from 'react'
import { isArrowElsewhere } from '#src/components/ui/key-place.ts'
import { usePageKeys } from '#src/components/ui/use-page-keys.ts'

type Options = {
  board: RefObject<HTMLElement | null>
  search: RefObject<HTMLInputElement | null>
  /** Escape on a card, or on nothing. */
  onEscape: () => void
}

const steps: Record<string, readonly [column: number, card: number]> = {
  j: [0, 1],
  ArrowDown: [0, 1],
  k: [0, -1],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
}

/** Keys that go from card to card, except while one is held. */
export function useBoardKeys({ board, search, onEscape }: Options) {
  usePageKeys((event) => {
    if (isCardHeld()) return
    const step = steps[event.key]
    if (step && !isArrowElsewhere(event)) {
      event.preventDefault()
      moveCard(board.current, step)
    } else if (event.key === '/') {
      event.preventDefault()
      search.current?.select()
    } else if (event.key === 'Escape') onEscape()
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
