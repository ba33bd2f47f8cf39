import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hasNextPage } from '#src/components/list/page.ts'
import { pageSize } from '#wire/limits.ts'
import { useFetchAhead } from './fetch-ahead.ts'
import { movePosition } from './list-position.ts'

type Listed = { id: number }
type Page<Item> = { items: readonly Item[]; total: number | undefined; isMore?: boolean }

/** What a list is, for the records that are opened from it. */
type List<Address, Item> = {
  /** The address of the list, and its search part. */
  path: string
  searchOf: (address: Address) => string
  /** The same list at another page. */
  atPage: (address: Address, page: number) => Address
  fetchPage: (client: QueryClient, address: Address) => Promise<Page<Item>>
  /** The address of a record. */
  pathOf: (item: Item) => string
  /** What the record needs, to be fetched ahead. */
  detailOf: (client: QueryClient, item: Item) => { queryKey: QueryKey; fetch: () => Promise<unknown> }
}

export type Step = 1 | -1

/** The records before and after one in the list it was opened from. */
export type Neighbours = {
  /** Which one it is in the whole list, from 1. */
  place: number
  /** Of all pages; undefined where the service does not count. */
  total: number | undefined
  /** There are more than that: nobody counted on. */
  isMore: boolean
  busy: boolean
  canGo: { back: boolean; on: boolean }
  go: (step: Step) => Promise<void>
  near: (step: Step) => void
  away: () => void
}

/** Lets the records of a list lead on to the next and back. */
export function recordTrail<Address extends { page: number }, Item extends Listed>(list: List<Address, Item>) {
  /** One page of the list a record was opened from, as it stood then: a change of the record must not move it along. */
  type Trail = Page<Item> & { address: Address }
  let trail: Trail | undefined

  /** The list tells what it shows; the record that is opened from it follows that. Null: it has no one order. */
  function useTrail(address: Address, page: Page<Item> | undefined | null) {
    useEffect(() => {
      if (page === null) trail = undefined
      else if (page) trail = { ...page, address }
    }, [address, page])
  }

  /** Undefined where the record was not opened from the list. */
  function useNeighbours(id: number): Neighbours | undefined {
    const client = useQueryClient()
    const navigate = useNavigate()
    const { search } = useLocation()
    const ahead = useFetchAhead()
    const [busy, setBusy] = useState(false)
    const at = trail?.items.findIndex((item) => item.id === id) ?? -1
    if (!trail || at === -1) return undefined
    const { address, items, total, isMore = false } = trail

    const open = async (next: Trail, item: Item) => {
      trail = next
      // Back leads to the row that was seen last, on its page.
      movePosition(list.path, list.searchOf(next.address), String(item.id))
      await navigate({ pathname: list.pathOf(item), search }, { replace: true })
    }
    const go = async (step: Step) => {
      const near = items[at + step]
      if (near !== undefined) return open({ address, items, total, isMore }, near)
      const nextAddress = list.atPage(address, address.page + step)
      setBusy(true)
      const page = await list.fetchPage(client, nextAddress).finally(() => setBusy(false))
      const first = page.items.at(step === 1 ? 0 : -1)
      if (first) await open({ ...page, address: nextAddress }, first)
    }
    const near = (step: Step) => {
      const item = items[at + step]
      if (item) ahead.soon(list.detailOf(client, item))
    }
    return {
      place: (address.page - 1) * pageSize + at + 1,
      total,
      isMore,
      busy,
      canGo: {
        back: at > 0 || address.page > 1,
        on: at < items.length - 1 || hasNextPage({ page: address.page, shown: items.length, total, isMore }),
      },
      go,
      near,
      away: ahead.cancel,
    }
  }
  return { useTrail, useNeighbours }
}
