import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, type ReactNode } from 'react'
import { accountQueries } from '#src/api/account.ts'
import { tagQueries } from '#src/api/tags.ts'
import { FilterChips } from '#src/components/proposals/filter-chips.tsx'
import { FilterPanel } from '#src/components/proposals/filter-panel.tsx'
import { isNarrowed, type ListAddress } from '#src/components/proposals/list-address.ts'
import { changedSince } from '#src/components/proposals/saved-view-changes.ts'
import type { SavedView } from '#wire/saved-views.ts'
import { ownersIn } from '#src/pages/shared/user-name.ts'

type Props = {
  address: ListAddress
  directory: string | undefined
  total: number | undefined
  isMore?: boolean | undefined
  /** The days that are shown where none are chosen. */
  period?: string | undefined
  /** In the place of the chip of the directory; the line is there then whatever is chosen. */
  directoryMenu?: ReactNode
  hasStatus?: boolean
  /** The view that the list was opened as: the line says what differs from it. */
  view?: Pick<SavedView, 'filter'> | undefined
  /** At the end of the line. */
  children?: ReactNode
  /** What the panel is open beside. */
  beside: HTMLElement | undefined
  /** Undefined where the service filters no further. */
  onChoose: ((beside: HTMLElement) => void) | undefined
  onClose: () => void
  go: (change: Partial<ListAddress>, options?: { replace?: boolean }) => void
}

/** The filters that are on, and the panel where they are chosen. */
export function Filters(props: Props) {
  const { address, total, isMore = false, hasStatus = true, beside, onChoose, onClose, go } = props
  const { directory, period, directoryMenu, view, children } = props
  const isOpen = beside !== undefined
  const me = useQuery({ ...accountQueries.hello(), enabled: isOpen })
  const users = useQuery({ ...accountQueries.users(), enabled: isOpen || address.owner !== undefined })
  const tags = useQuery({ ...tagQueries.list(), enabled: isOpen || address.tag !== undefined })
  const former = useQuery({ ...accountQueries.details(), enabled: users.isSuccess }).data?.former_users
  const owners = useMemo(() => users.data && ownersIn(users.data, former), [users.data, former])
  // The way back leads to the list as it was when the panel was opened, not through every choice.
  const wasChanged = useRef(false)
  const choose = (next: ListAddress) => {
    go(next, { replace: wasChanged.current })
    wasChanged.current = true
  }
  const close = () => {
    wasChanged.current = false
    onClose()
  }
  return (
    <>
      {(directoryMenu !== undefined || isNarrowed(address) || address.saved !== undefined) && (
        <FilterChips
          {...{ address, directory, period, directoryMenu, onChoose }}
          owners={namesIn(owners)}
          tags={namesIn(tags.data)}
          onChange={go}
          changed={view && changedSince(view, address)}
        >
          {children}
        </FilterChips>
      )}
      {isOpen && (
        <FilterPanel
          {...{ address, beside, owners, hasStatus }}
          me={me.data?.user.id}
          tags={tags.data}
          found={total === undefined ? undefined : { total, isMore }}
          onChange={choose}
          onClose={close}
        />
      )}
    </>
  )
}

const namesIn = (named: readonly { id: number; name: string }[] | undefined) =>
  named && new Map(named.map(({ id, name }) => [id, name]))
