import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo } from 'react'
import { tickedOf } from '#src/components/list/columns.ts'
import { Ledger } from '#src/components/list/ledger.tsx'
import type { ProposalItem, ProposalSort } from '#wire/proposals.ts'
import { useListColumns } from './list-columns.ts'
import { useProposalColumns, type ColumnOptions } from './proposal-columns.tsx'

type Props = Omit<ColumnOptions, 'chosen'> & {
  items: readonly ProposalItem[]
  /** The shown rows answer an earlier question; the new answer is on its way. */
  isOld: boolean
  sortTo: (sort: ProposalSort) => string
  selected: ReadonlySet<number>
  onTickAll: () => void
}

const idOf = ({ id }: ProposalItem) => id

/** One line per proposal; on a phone two, and a third for what needs someone or for the status of something found. */
export function ProposalTable({ items, isOld, sortTo, selected, onTickAll, ...options }: Props) {
  const { t } = useLingui()
  const { acts, sort } = options
  const columns = useProposalColumns({ ...options, chosen: useListColumns() })
  const has = ({ id }: ProposalItem) => selected.has(id)
  const rows = useMemo(
    () => ({
      label: ({ name }: ProposalItem) => t`Select ${name}`,
      onTick: (item: ProposalItem, _on: boolean, withShift: boolean) => acts.onTick(item, withShift),
      hiddenOnPhone: true,
    }),
    [t, acts],
  )
  const onNear = useCallback(({ id }: ProposalItem) => acts.onNear(id), [acts])
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
      onNear={onNear}
      onAway={acts.onAway}
      {...{ items, columns, isOld, sort, sortTo }}
    />
  )
}
