import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { messageFor } from '#src/api/error-message.ts'
import type { ListAddress } from '#src/components/proposals/list-address.ts'
import { proposalsCounted } from '#src/components/proposals/bulk-words.ts'
import { ListEmpty } from '#src/components/proposals/list-empty.tsx'
import { ListFoot } from '#src/components/ui/list-foot.tsx'
import { ProposalTable } from '#src/components/proposals/proposal-table.tsx'
import type { RowActs } from '#src/components/proposals/proposal-table-row.tsx'
import { useNow } from '#src/components/proposals/use-now.ts'
import { ErrorState } from '#src/components/ui/error-state.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { SkeletonRows } from '#src/components/ui/skeleton-rows.tsx'
import { useListAhead, type useListSurroundings, type useProposals } from './proposal-list-queries.ts'

type Props = {
  address: ListAddress
  list: ReturnType<typeof useProposals>
  around: ReturnType<typeof useListSurroundings>
  to: (change: Partial<ListAddress>) => string
  selected: ReadonlySet<number>
  onTickAll: () => void
  acts: Omit<RowActs, 'onNear' | 'onAway'>
}

/** Data first, then what went wrong, then waiting: a failed refresh never takes the rows away. */
export function ProposalListRows({ address, list, around, to, selected, onTickAll, acts }: Props) {
  const ahead = useListAhead(address, list)
  const rowActs = useMemo(
    () => ({ ...acts, onNear: ahead.nearProposal, onAway: ahead.away }),
    [acts, ahead.nearProposal, ahead.away],
  )
  const now = useNow()
  const again = () => void list.refetch()
  if (!list.data) return list.error ? <NoRows error={list.error} onRetry={again} /> : <SkeletonRows />
  const { items, total } = list.data
  return (
    <>
      {list.error && (
        <Notice
          action={
            <button type="button" onClick={again}>
              <Trans>Try again</Trans>
            </button>
          }
        >
          <Trans>These rows may be out of date.</Trans> {messageFor(list.error)}
        </Notice>
      )}
      {items.length === 0 ? (
        <ListEmpty address={address} directory={around.directory} />
      ) : (
        <>
          <ProposalTable
            items={items}
            owners={around.owners}
            directories={around.directoryNames}
            sort={address.sort}
            withStatus={address.query !== ''}
            isOld={list.isPlaceholderData}
            now={now}
            sortTo={(sort) => to({ sort })}
            selected={selected}
            onTickAll={onTickAll}
            acts={rowActs}
          />
          <ListFoot
            page={address.page}
            shown={items.length}
            total={total}
            to={(page) => to({ page })}
            all={proposalsCounted}
            onNear={ahead.nearPage}
          />
        </>
      )}
    </>
  )
}

const NoRows = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useLingui()
  return (
    <ErrorState title={t`The proposals did not come`} onRetry={onRetry}>
      {messageFor(error)}
    </ErrorState>
  )
}
