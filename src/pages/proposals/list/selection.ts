import { useCallback, useMemo, useRef, useState } from 'react'
import { listAddress, type ListAddress } from '#src/components/proposals/list-address.ts'
import type { ListItem } from '#wire/proposal-list.ts'

interface Selection {
  /** The list it belongs to: its filter, whatever the page and the order. */
  of: string
  items: ReadonlyMap<number, ListItem>
  /** Everything that matches, also what no page has shown yet, but for these. */
  all: boolean
  except: ReadonlySet<number>
  /** Of these, what has left the list since: it may come back, and is then taken out as before. */
  gone: ReadonlySet<number>
}

/** What was selected when the list was left: whoever comes back from a record finds it again. */
let kept: Selection | undefined

/** Which proposals are ticked, over all pages of one list; with Shift, all from the last one ticked. */
export function useProposalSelection(address: ListAddress, shown: readonly ListItem[]) {
  const of = listAddress.write({ ...address, page: 1, sort: 'date_modified', saved: undefined })
  const none = useMemo<Selection>(
    () => ({ of, items: new Map(), all: false, except: new Set(), gone: new Set() }),
    [of],
  )
  const [chosen, setChosen] = useState(kept)
  const selection = chosen?.of === of ? chosen : none
  const last = useRef<number>(undefined)

  const set = useCallback(
    (items: Iterable<ListItem>, all = false) => {
      kept = { ...none, all, items: new Map([...items].map((item) => [item.id, item])) }
      setChosen(kept)
    },
    [none],
  )
  const put = useCallback((part: 'except' | 'gone', ids: readonly number[], isIn: boolean) => {
    if (!kept) return
    const these = new Set(kept[part])
    for (const id of ids) these[isIn ? 'add' : 'delete'](id)
    kept = { ...kept, [part]: these }
    setChosen(kept)
  }, [])
  /** Of all: takes these out, or in again. */
  const setOut = useCallback((ids: readonly number[], isOut: boolean) => put('except', ids, isOut), [put])
  const tick = useCallback(
    (item: ListItem, withShift: boolean) => {
      const { items, all, except } = kept?.of === of ? kept : none
      const indexOf = (id: number | undefined) => shown.findIndex((each) => each.id === id)
      const from = withShift ? indexOf(last.current) : -1
      const to = indexOf(item.id)
      const range = from === -1 ? [item] : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
      last.current = item.id
      if (all)
        return setOut(
          range.map(({ id }) => id),
          !except.has(item.id),
        )
      if (!items.has(item.id)) return set([...items.values(), ...range])
      const off = new Set(range.map(({ id }) => id))
      return set([...items.values()].filter(({ id }) => !off.has(id)))
    },
    [of, none, set, setOut, shown],
  )
  const tickShown = useCallback(() => {
    const { items, all, except } = kept?.of === of ? kept : none
    const here = new Set(shown.map(({ id }) => id))
    if (all) return setOut([...here], !shown.some(({ id }) => except.has(id)))
    if (shown.every(({ id }) => items.has(id))) set([...items.values()].filter(({ id }) => !here.has(id)))
    else set([...items.values(), ...shown])
    return undefined
  }, [of, none, set, setOut, shown])

  /** Takes one out that is to leave the list; gives what takes it in again, should it stay. */
  const drop = useCallback(
    (item: ListItem) => {
      const { id } = item
      if (kept?.of === of && kept.all) {
        put('gone', [id], true)
        return () => put('gone', [id], false)
      }
      if (kept?.of !== of || !kept.items.has(id)) return () => undefined
      set([...kept.items.values()].filter((other) => other.id !== id))
      return () => {
        if (kept?.of === of && !kept.all) set([...kept.items.values(), item])
      }
    },
    [of, set, put],
  )

  const { items, all, except, gone } = selection
  const ids = useTicked(selection, shown)
  return { items, ids, all, except, gone, tick, tickShown, set, drop, clear: useCallback(() => set([]), [set]) }
}

/** What no page has shown is selected too, so every row of every page reads as selected. */
const useTicked = ({ items, all, except }: Selection, shown: readonly ListItem[]) =>
  useMemo(
    () => new Set(all ? shown.flatMap(({ id }) => (except.has(id) ? [] : [id])) : items.keys()),
    [all, items, except, shown],
  )
