import { classNames } from '#src/components/ui/class-names.ts'
import { Ledger, LedgerHead } from '#src/components/ui/ledger.tsx'
import linked from '#src/components/ui/linked-rows.module.css'
import type { ProposalItem, ProposalSort } from '#wire/proposals.ts'
import { ProposalTableRow, type DateShown } from './proposal-table-row.tsx'
import css from './proposal-table.module.css'

type Props = {
  items: readonly ProposalItem[]
  /** Names of the account's users by id; empty until they are known. */
  owners: ReadonlyMap<number, string>
  sort: ProposalSort
  /** A search runs over every status, so each row says its own. */
  withStatus: boolean
  /** The shown rows answer an earlier question; the new answer is on its way. */
  isOld: boolean
  /** When the answer came: "today" is said as of then. */
  now: Date
  sortTo: (sort: ProposalSort) => string
  /** The person is about to open this one, or changed their mind. */
  onNear: (id: number) => void
  onAway: () => void
}

/** One line per proposal; on a phone two. */
export function ProposalTable({ items, owners, sort, withStatus, isOld, now, sortTo, onNear, onAway }: Props) {
  const date: DateShown = sort === 'date_created' ? 'date_created' : 'date_modified'
  return (
    <Ledger
      label="Proposals"
      className={classNames(linked.ledger, css.ledger)}
      aria-busy={isOld}
      data-old={isOld || undefined}
    >
      <Columns withStatus={withStatus} />
      <Heads {...{ sort, date, withStatus, sortTo }} />
      <tbody>
        {items.map((item) => (
          <ProposalTableRow
            key={item.id}
            owner={owners.get(item.account_user_id)}
            {...{ item, date, withStatus, now, onNear, onAway }}
          />
        ))}
      </tbody>
    </Ledger>
  )
}

const Columns = ({ withStatus }: Pick<Props, 'withStatus'>) => (
  <colgroup>
    <col className={css.numberColumn} />
    <col />
    <col className={css.customerColumn} />
    {withStatus && <col className={css.statusColumn} />}
    <col className={css.activityColumn} />
    <col className={css.ownerColumn} />
    <col className={css.dateColumn} />
    <col className={css.amountColumn} />
  </colgroup>
)

const dateWords: Record<DateShown, string> = { date_modified: 'Modified', date_created: 'Created' }

/** Heads sort where the service can, each in the one direction it knows: names from A, dates from the newest. */
function Heads({
  sort,
  date,
  withStatus,
  sortTo,
}: Pick<Props, 'sort' | 'withStatus' | 'sortTo'> & { date: DateShown }) {
  // One column for two dates: sorted by the one, its head offers the other.
  const otherDate = sort === 'date_modified' ? 'date_created' : 'date_modified'
  return (
    <thead>
      <tr>
        <LedgerHead className={css.number}>Number</LedgerHead>
        <LedgerHead className={css.name} sortTo={sortTo('name')} sorted={sort === 'name' ? 'ascending' : undefined}>
          Proposal
        </LedgerHead>
        <LedgerHead>Customer</LedgerHead>
        {withStatus && <LedgerHead>Status</LedgerHead>}
        <LedgerHead
          className={css.activityHead}
          sortTo={sortTo('date_openclient')}
          sorted={sort === 'date_openclient' ? 'descending' : undefined}
          title="Sort by when it was last opened"
        >
          Activity
        </LedgerHead>
        <LedgerHead className={css.owner}>Owner</LedgerHead>
        <LedgerHead
          figures
          sortTo={sortTo(otherDate)}
          sorted={sort === date ? 'descending' : undefined}
          title={`Sort by ${dateWords[otherDate].toLowerCase()}`}
        >
          {dateWords[date]}
        </LedgerHead>
        <LedgerHead figures>Without VAT</LedgerHead>
      </tr>
    </thead>
  )
}
