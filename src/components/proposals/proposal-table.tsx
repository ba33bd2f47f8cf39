import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo } from 'react'
import { tickedOf } from '#src/components/list/columns.ts'
import { Ledger } from '#src/components/list/ledger.tsx'
import type { ListSort } from '#wire/proposal-list.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import { useDayOf } from '#src/components/ui/account-zone.ts'
import { useListColumns } from './list-columns.ts'
import { useProposalColumns, type ColumnOptions } from './proposal-columns.tsx'

type Props = Omit<ColumnOptions, 'chosen' | 'today'> & {
  items: readonly ListItem[]
  /** The shown rows answer an earlier question; the new answer is on its way. */
  isOld: boolean
  sortTo: (sort: ListSort) => string
  selected: ReadonlySet<number>
  /** The one that is shown beside the list. */
  peeked: number | undefined
  onTickAll: () => void
}

const idOf = ({ id }: ListItem) => id

/** One line per proposal; on a phone two, and a third for what needs someone or for the status of something found. */
export function ProposalTable({ items, isOld, sortTo, selected, peeked, onTickAll, ...options }: Props) {
  const { t } = useLingui()
  const { acts, sort } = options
  const columns = useProposalColumns({ ...options, today: useDayOf(options.now), chosen: useListColumns() })
  const has = ({ id }: ListItem) => selected.has(id)
  const rows = useMemo(
    () => ({
      label: ({ name }: ListItem) => t`Select ${name}`,
      onTick: (item: ListItem, _on: boolean, withShift: boolean) => acts.onTick(item, withShift),
      hiddenOnPhone: true,
    }),
    [t, acts],
  )
  const onNear = useCallback(({ id }: ListItem) => acts.onNear(id), [acts])
  return (
    <Ledger
      label={t`Proposals`}
      keyOf={idOf}
      selection={{
        labelOfAll: t`Select all proposals on this page`,
        ticked: tickedOf(items, has),
        onTickAll,
        has,
        rows,
      }}
      current={peeked}
      onNear={onNear}
      onAway={acts.onAway}
      {...{ items, columns, isOld, sort, sortTo }}
    />
  )
}
