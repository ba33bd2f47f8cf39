import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Column } from '#src/components/list/columns.ts'
import type { ListSort } from '#wire/proposal-list.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import type { ChosenColumns } from './list-columns.ts'
import {
  ActivityCell,
  AmountCell,
  CustomerCell,
  DateCell,
  NameCell,
  StatusCell,
  ValidityCell,
} from './proposal-cells.tsx'
import type { RowActs } from './row-acts.ts'

export type ColumnOptions = {
  /** Names of the account's users by id; empty until they are known. */
  owners: ReadonlyMap<number, string>
  /** Of the directories, by id; empty until they are known. */
  directories: ReadonlyMap<number, string>
  sort: ListSort
  /** A search runs over every status, so each row says its own. */
  withStatus: boolean
  /** When the answer came: "today" is said as of then. */
  now: Date
  /** The account's day then. */
  today: string
  /** What the person wants to see. */
  chosen: ChosenColumns
  acts: RowActs
}

type ProposalColumn = Column<ListItem, ListSort>

/** The columns of the list, from left to right; the same array as long as nothing about them changes. */
export function useProposalColumns({
  owners,
  directories,
  sort,
  withStatus,
  now,
  today,
  chosen,
  acts,
}: ColumnOptions): ProposalColumn[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      numberColumn(chosen),
      nameColumn({ acts, chosen, owners }),
      customerColumn(chosen, withStatus),
      ...(chosen.has('directory') ? [directoryColumn(directories)] : []),
      ...(withStatus ? [statusColumn()] : []),
      activityColumn({ chosen, now, today, withStatus }),
      ...(chosen.has('validity') ? [validityColumn(today)] : []),
      ownerColumn(owners, chosen),
      dateColumn({ chosen, now, sort }),
      ...(chosen.has('created') ? [createdColumn(now)] : []),
      amountColumn(),
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- t: in another language the heads are other words
    [t, owners, directories, sort, withStatus, now, today, chosen, acts],
  )
}

const numberColumn = (chosen: ChosenColumns): ProposalColumn => ({
  key: 'number',
  head: t`Number`,
  cell: ({ proposal_nr }) => proposal_nr,
  width: 116,
  quiet: true,
  phone: 'hidden',
  hideBelow: 'large',
  phoneOnly: !chosen.has('number'),
})

const nameColumn = ({ acts, chosen, owners }: Pick<ColumnOptions, 'acts' | 'chosen' | 'owners'>): ProposalColumn => ({
  key: 'name',
  head: t`Proposal`,
  cell: (item, wasNear) => <NameCell {...{ item, wasNear, acts }} />,
  below: ({ proposal_nr, account_user_id }) =>
    [chosen.has('number') && proposal_nr, chosen.has('owner') && owners.get(account_user_id)]
      .filter(Boolean)
      .join('\u2003'),
  phone: 'title',
  sort: { by: 'name', direction: 'ascending' },
})

const customerColumn = (chosen: ChosenColumns, withStatus: boolean): ProposalColumn => ({
  key: 'customer',
  head: t`Customer`,
  cell: (item) => <CustomerCell item={item} />,
  // The more there is beside it, the more a name needs.
  width: withStatus || (chosen.has('created') && chosen.has('directory')) ? '13%' : '18%',
  phone: 'secondary',
  phoneOnly: !chosen.has('customer'),
})

const directoryColumn = (directories: ColumnOptions['directories']): ProposalColumn => ({
  key: 'directory',
  head: t`Directory`,
  cell: ({ directory_id }) => directories.get(directory_id ?? -1),
  width: 132,
  quiet: true,
  phone: 'hidden',
  hideBelow: 'large',
})

const statusColumn = (): ProposalColumn => ({
  key: 'status',
  head: t`Status`,
  cell: (item) => <StatusCell item={item} />,
  width: 96,
  phone: 'status',
})

const activityColumn = ({
  chosen,
  now,
  today,
  withStatus,
}: Pick<ColumnOptions, 'chosen' | 'now' | 'today' | 'withStatus'>): ProposalColumn => ({
  key: 'activity',
  head: t`Activity`,
  headTitle: t`Sort by last viewed`,
  cell: (item) => <ActivityCell item={item} now={now} today={chosen.has('validity') ? undefined : today} />,
  width: 178,
  quiet: true,
  phone: withStatus ? 'note' : 'status',
  phoneOnly: !chosen.has('activity'),
  sort: { by: 'date_openclient', direction: 'descending' },
})

const validityColumn = (today: string): ProposalColumn => ({
  key: 'validity',
  head: t`Valid until`,
  headTitle: t`Sort by expiry, the next first`,
  cell: (item) => <ValidityCell item={item} today={today} />,
  width: 132,
  quiet: true,
  phone: 'note',
  hideBelow: 'large',
  sort: { by: 'valid_until', direction: 'ascending' },
})

const ownerColumn = (owners: ColumnOptions['owners'], chosen: ChosenColumns): ProposalColumn => ({
  key: 'owner',
  head: t`Owner`,
  cell: ({ account_user_id }) => owners.get(account_user_id),
  width: 124,
  quiet: true,
  phone: 'hidden',
  hideBelow: 'wide',
  phoneOnly: !chosen.has('owner'),
})

/** One column for two dates, unless the other has its own: sorted by the one, its head offers the other. */
function dateColumn({ chosen, now, sort }: Pick<ColumnOptions, 'chosen' | 'now' | 'sort'>): ProposalColumn {
  const withCreated = chosen.has('created')
  const date = sort === 'date_created' && !withCreated ? 'date_created' : 'date_modified'
  const offers = sort === 'date_modified' && !withCreated ? 'date_created' : 'date_modified'
  return {
    key: 'date',
    head: date === 'date_created' ? t`Created` : t`Modified`,
    headTitle: offers === 'date_created' ? t`Sort by date created` : t`Sort by last modified`,
    cell: (item) => <DateCell date={item[date]} now={now} />,
    width: 108,
    figures: true,
    quiet: true,
    phone: 'meta',
    // Rather than what waits for somebody.
    hideBelow: 'medium',
    phoneOnly: !chosen.has('modified'),
    sort: { by: date, direction: 'descending', offers },
  }
}

const createdColumn = (now: Date): ProposalColumn => ({
  key: 'created',
  head: t`Created`,
  headTitle: t`Sort by date created`,
  cell: ({ date_created }) => <DateCell date={date_created} now={now} />,
  width: 108,
  figures: true,
  quiet: true,
  phone: 'hidden',
  hideBelow: 'large',
  sort: { by: 'date_created', direction: 'descending' },
})

const amountColumn = (): ProposalColumn => ({
  key: 'amount',
  head: t`Excl. VAT`,
  cell: (item) => <AmountCell item={item} />,
  width: 146,
  figures: true,
  phone: 'figure',
})
