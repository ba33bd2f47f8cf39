import { isNarrowedBy, statusFilters, type ListAddress } from '#src/components/proposals/list-address.ts'
import type { DirectoryChoice } from '#src/components/proposals/change-items.tsx'
import type * as bulkActs from '#src/pages/proposals/shared/bulk-acts.ts'
import { useBulk } from '#src/pages/proposals/shared/bulk.tsx'
import type { ListItem } from '#wire/proposal-list.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import type { useProposalSelection } from './selection.ts'

type Items = readonly ListItem[]

type Options = {
  address: ListAddress
  selection: Pick<ReturnType<typeof useProposalSelection>, 'drop'>
  withActs: (use: (acts: typeof bulkActs) => void) => void
}

/** What the menu of one row does: every tick stays, but for that of a row that leaves the list by it. */
export function useRowActs({ address, selection, withActs }: Options) {
  const { context, dialog } = useBulk({ withActs })
  const isOfStatus = address.query === '' || isNarrowedBy(address, statusFilters)
  const isOfDirectory = address.directory_id !== undefined
  const leaving = (items: Items) => {
    let back: (() => void)[] = []
    const onBegin = () => void (back = items.map(selection.drop))
    return { ...context, listener: { onBegin, onLeft: () => back.forEach((takeIn) => takeIn()) } }
  }
  return {
    dialog,
    setStatus: (items: Items, to: ProposalStatus) =>
      withActs(({ changeStatus }) => changeStatus(isOfStatus ? leaving(items) : context, items, to)),
    moveTo: (items: Items, to: DirectoryChoice | null) =>
      withActs(({ moveTo }) => moveTo(isOfDirectory ? leaving(items) : context, items, to)),
    trash: (items: Items) => withActs(({ trash }) => void trash(leaving(items), items)),
  }
}
