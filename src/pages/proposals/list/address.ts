import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { listAddress, type ListAddress } from '#src/components/proposals/list-address.ts'

/** Where a change of the address leads: the first page, unless the page is what changes. */
export function useListAddress(address: ListAddress) {
  const navigate = useNavigate()
  const go = useCallback(
    (change: Partial<ListAddress>, options: { replace?: boolean } = {}) =>
      void navigate({ search: listAddress.write(listAddress.changed(address, change)) }, options),
    [navigate, address],
  )
  const to = (change: Partial<ListAddress>) => `/proposals${listAddress.write(listAddress.changed(address, change))}`
  return { go, to }
}
