import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { proposalQueries } from '#src/api/proposals.ts'
import { changed, searchOf, type ListAddress } from '#src/components/proposals/list-address.ts'
import { hasNextPage } from '#src/components/ui/list-page.ts'
import { pageSize } from '#wire/scalars.ts'
import { useFetchAhead } from './fetch-ahead.ts'
import { movePlace } from './list-place.ts'

/** One page of the list a record was opened from, as it stood then: a change of the record must not move it along. */
interface Trail {
  address: ListAddress
  ids: readonly number[]
  /** Of all pages; undefined where the service does not count. */
  total: number | undefined
}
let trail: Trail | undefined

/** The list tells what it shows; the record that is opened from it follows that. Null: what is shown has no one order. */
export function useTrail(
  address: ListAddress,
  page: { items: readonly { id: number }[]; total: number | undefined } | undefined | null,
) {
  useEffect(() => {
    if (page === null) trail = undefined
    else if (page) trail = { address, ids: page.items.map(({ id }) => id), total: page.total }
  }, [address, page])
}

export type Step = 1 | -1

/** The records before and after this one in the list it was opened from; undefined where it was not opened from one. */
export function useNeighbours(id: number) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const ahead = useFetchAhead()
  const [busy, setBusy] = useState(false)
  const at = trail?.ids.indexOf(id) ?? -1
  if (!trail || at === -1) return undefined
  const { address, ids, total } = trail
  const shown = { page: address.page, shown: ids.length, total }

  const open = async (next: Trail, id: number) => {
    trail = next
    // Back leads to the row that was seen last, on its page.
    movePlace('/proposals', searchOf(next.address), String(id))
    await navigate({ pathname: `/proposals/${id}`, search }, { replace: true })
  }
  const go = async (step: Step) => {
    const near = ids[at + step]
    if (near !== undefined) return open({ address, ids, total }, near)
    const nextAddress = changed(address, { page: address.page + step })
    setBusy(true)
    const page = await client.query(proposalQueries.list(nextAddress)).finally(() => setBusy(false))
    const first = page.items.at(step === 1 ? 0 : -1)
    if (first) await open({ address: nextAddress, ids: page.items.map(({ id }) => id), total: page.total }, first.id)
  }
  const near = (step: Step) => {
    const id = ids[at + step]
    if (id === undefined) return
    const options = proposalQueries.detail(id)
    ahead.soon({ queryKey: options.queryKey, fetch: () => client.query(options) })
  }
  return {
    /** Which one it is in the whole list, from 1. */
    place: (address.page - 1) * pageSize + at + 1,
    total,
    busy,
    canGo: { back: at > 0 || address.page > 1, on: at < ids.length - 1 || hasNextPage(shown) },
    go,
    near,
    away: ahead.cancel,
  }
}
