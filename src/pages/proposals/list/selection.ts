import { useCallback, useMemo, useRef, useState } from 'react'
import { listAddress, type ListAddress } from '#src/components/proposals/list-address.ts'
import type { ListItem } from '#wire/proposal-list.ts'

interface Selection {
  /** The list it belongs to: its filter, whatever the page and the order. */
  of: string
  items: ReadonlyMap<number, ListItem>
  /** Everything that matches, also what no page has shown yet. */
  all: boolean
}

/** What was selected when the list was left: whoever comes back from a record finds it again. */
let kept: Selection | undefined

/** Which proposals are ticked, over all pages of one list; with Shift, all from the last one ticked. */
export function useProposalSelection(address: ListAddress, shown: readonly ListItem[]) {
  const of = listAddress.write({ ...address, page: 1, sort: 'date_modified' })
  const none = useMemo<Selection>(() => ({ of, items: new Map(), all: false }), [of])
  const [chosen, setChosen] = useState(kept)
  const selection = chosen?.of === of ? chosen : none
  const last = useRef<number>(undefined)

  const set = useCallback(
    (items: Iterable<ListItem>, all = false) => {
      kept = { of, all, items: new Map([...items].map((item) => [item.id, item])) }
      setChosen(kept)
    },
    [of],
  )
  const tick = useCallback(
    (item: ListItem, withShift: boolean) => {
      const { items } = kept?.of === of ? kept : none
      const indexOf = (id: number | undefined) => shown.findIndex((each) => each.id === id)
      const from = withShift ? indexOf(last.current) : -1
      const to = indexOf(item.id)
      const range = from === -1 ? [item] : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
      last.current = item.id
      if (!items.has(item.id)) return set([...items.values(), ...range])
      const off = new Set(range.map(({ id }) => id))
      return set([...items.values()].filter(({ id }) => !off.has(id)))
    },
    [of, none, set, shown],
  )
  const tickShown = useCallback(() => {
    const { items } = kept?.of === of ? kept : none
    const here = new Set(shown.map(({ id }) => id))
    if (shown.every(({ id }) => items.has(id))) set([...items.values()].filter(({ id }) => !here.has(id)))
    else set([...items.values(), ...shown])
  }, [of, none, set, shown])

  const { items, all } = selection
  // What no page has shown is selected too, so every row of every page reads as selected.
  const ids = useMemo(() => new Set(all ? shown.map(({ id }) => id) : items.keys()), [all, items, shown])
  return { items, ids, all, tick, tickShown, set, clear: useCallback(() => set([]), [set]) }
}
