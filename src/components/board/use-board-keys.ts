import { useMemo, type RefObject } from 'react'
import { useShortcuts } from '#src/components/keys/use-shortcuts.ts'
import { proposalStatuses, type ProposalStatus } from '#wire/proposal-status.ts'

/** The cards of a column, most of which are not drawn. */
export type Reach = {
  list: HTMLElement | null
  count: number
  /** Draws the card at this place and gives it. */
  draw: (at: number) => HTMLElement | undefined
}
export type Reaches = Map<ProposalStatus, Reach>

type Options = {
  reach: Reaches
  search: RefObject<HTMLInputElement | null>
  /** Escape on a card, or on nothing. */
  onEscape: () => void
}

/** Keys that go from card to card, except while one is held. */
export function useBoardKeys({ reach, search, onEscape }: Options) {
  const unlessHeld = (act: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    if (isCardHeld()) return false
    act(event)
    return event.key !== 'Escape'
  }
  useShortcuts('board', {
    next: unlessHeld(() => moveCard(reach, [0, 1])),
    previous: unlessHeld(() => moveCard(reach, [0, -1])),
    sideways: unlessHeld(({ key }) => moveCard(reach, [key === 'ArrowRight' ? 1 : -1, 0])),
    search: unlessHeld(() => search.current?.select()),
    clear: unlessHeld(onEscape),
  })
}

export const useReaches = (): Reaches => useMemo(() => new Map(), [])

const isCardHeld = () => document.querySelector('[data-dragging]') !== null

type Step = readonly [column: number, card: number]

/** From no card, the first step goes to the first. Sideways it goes on to the next column that holds any. */
function moveCard(reach: Reaches, [column, card]: Step) {
  waiting.abort()
  const columns = proposalStatuses.flatMap((status) => {
    const found = reach.get(status)
    return found && found.count > 0 && found.list?.offsetParent ? [found] : []
  })
  const here = document.activeElement?.closest<HTMLElement>('[data-at]')
  const from = columns.findIndex(({ list }) => here && list?.contains(here))
  const to = columns[from === -1 ? 0 : from + column]
  const at = from === -1 ? 0 : Number(here?.dataset['at']) + card
  if (!to || at < 0 || (column === 0 && at >= to.count)) return
  const place = Math.min(at, to.count - 1)
  const shown = to.draw(place)
  shown?.scrollIntoView({ block: 'nearest' })
  const link = shown?.querySelector<HTMLElement>('[data-row]')
  if (link) link.focus({ preventScroll: true })
  else if (to.list) focusOnceHere(to.list, place)
}

/** Until a card is here that keys went to; the next key goes elsewhere. */
let waiting = new AbortController()

function focusOnceHere(list: HTMLElement, at: number) {
  waiting = new AbortController()
  const observer = new MutationObserver(() => {
    const link = list.querySelector<HTMLElement>(`:scope > [data-at="${at}"] [data-row]`)
    if (!link) return
    observer.disconnect()
    link.focus({ preventScroll: true })
  })
  observer.observe(list, { childList: true, subtree: true })
  waiting.signal.addEventListener('abort', () => observer.disconnect(), { once: true })
}
