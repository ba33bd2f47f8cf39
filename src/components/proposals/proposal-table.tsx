import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { classNames } from '#src/components/ui/class-names.ts'
import { Ledger, LedgerHead } from '#src/components/ui/ledger.tsx'
import { Tick } from '#src/components/ui/tick.tsx'
import linked from '#src/components/ui/linked-rows.module.css'
import type { ProposalItem, ProposalSort } from '#wire/proposals.ts'
import { listColumns, useListColumns } from './list-columns.ts'
import { ProposalTableRow, type DateShown, type RowActs } from './proposal-table-row.tsx'
import css from './proposal-table.module.css'

type Props = {
  items: readonly ProposalItem[]
  /** Names of the account's users by id; empty until they are known. */
  owners: ReadonlyMap<number, string>
  /** Of the directories, by id; empty until they are known. */
  directories: ReadonlyMap<number, string>
  sort: ProposalSort
  /** A search runs over every status, so each row says its own. */
  withStatus: boolean
  /** The shown rows answer an earlier question; the new answer is on its way. */
  isOld: boolean
  /** When the answer came: "today" is said as of then. */
  now: Date
  sortTo: (sort: ProposalSort) => string
  selected: ReadonlySet<number>
  onTickAll: () => void
  acts: RowActs
}

/** One line per proposal; on a phone two. */
export function ProposalTable({
  items,
  owners,
  directories,
  sort,
  withStatus,
  isOld,
  now,
  sortTo,
  selected,
  onTickAll,
  acts,
}: Props) {
  const { t } = useLingui()
  const columns = useListColumns()
  const more = { withDirectory: columns.has('directory'), withCreated: columns.has('created') }
  const date: DateShown = sort === 'date_created' && !more.withCreated ? 'date_created' : 'date_modified'
  return (
    <Ledger
      label={t`Proposals`}
      className={classNames(linked.ledger, css.ledger)}
      aria-busy={isOld}
      data-old={isOld || undefined}
      // What a phone shows of a row does not depend on it, so the cells are there.
      data-without={listColumns.filter((column) => !columns.has(column)).join(' ')}
    >
      <Columns {...{ withStatus, ...more }} />
      <Heads {...{ sort, date, withStatus, sortTo, onTickAll, ...more }} ticked={tickedOf(items, selected)} />
      <tbody>
        {items.map((item) => (
          <ProposalTableRow
            key={item.id}
            owner={owners.get(item.account_user_id)}
            directory={more.withDirectory ? (directories.get(item.directory_id ?? -1) ?? '') : undefined}
            withCreated={more.withCreated}
            selected={selected.has(item.id)}
            {...{ item, date, withStatus, now, acts }}
          />
        ))}
      </tbody>
    </Ledger>
  )
}

type Ticked = 'none' | 'some' | 'all'

function tickedOf(items: Props['items'], selected: Props['selected']): Ticked {
  const count = items.filter(({ id }) => selected.has(id)).length
  return count === 0 ? 'none' : count === items.length ? 'all' : 'some'
}

type More = { withDirectory: boolean; withCreated: boolean }

const Columns = ({ withStatus, withDirectory, withCreated }: Pick<Props, 'withStatus'> & More) => (
  <colgroup>
    <col className={css.tickColumn} />
    <col className={css.numberColumn} />
    <col />
    <col className={css.customerColumn} />
    {withDirectory && <col className={css.directoryColumn} />}
    {withStatus && <col className={css.statusColumn} />}
    <col className={css.activityColumn} />
    <col className={css.ownerColumn} />
    <col className={css.dateColumn} />
    {withCreated && <col className={css.createdColumn} />}
    <col className={css.amountColumn} />
  </colgroup>
)

const dateWords = { date_modified: msg`Modified`, date_created: msg`Created` } satisfies Record<DateShown, unknown>

/** Heads sort where the service can, each in the one direction it knows: names from A, dates from the newest. */
function Heads({
  sort,
  date,
  withStatus,
  sortTo,
  ticked,
  onTickAll,
  withDirectory,
  withCreated,
}: Pick<Props, 'sort' | 'withStatus' | 'sortTo' | 'onTickAll'> & More & { date: DateShown; ticked: Ticked }) {
  const { t } = useLingui()
  // One column for two dates: sorted by the one, its head offers the other.
  const otherDate = sort === 'date_modified' && !withCreated ? 'date_created' : 'date_modified'
  return (
    <thead>
      <tr>
        <LedgerHead className={css.tick}>
          <Tick
            label={t`Select all proposals on this page`}
            checked={ticked === 'all'}
            ref={(tick) => {
              if (tick) tick.indeterminate = ticked === 'some'
            }}
            onChange={onTickAll}
          />
        </LedgerHead>
        <LedgerHead className={css.number}>{t`Number`}</LedgerHead>
        <LedgerHead className={css.name} sortTo={sortTo('name')} sorted={sort === 'name' ? 'ascending' : undefined}>
          {t`Proposal`}
        </LedgerHead>
        <LedgerHead className={css.customer}>{t`Customer`}</LedgerHead>
        {withDirectory && <LedgerHead className={css.directory}>{t`Directory`}</LedgerHead>}
        {withStatus && <LedgerHead>{t`Status`}</LedgerHead>}
        <LedgerHead
          className={css.activityHead}
          sortTo={sortTo('date_openclient')}
          sorted={sort === 'date_openclient' ? 'descending' : undefined}
          title={t`Sort by when it was last opened`}
        >
          {t`Activity`}
        </LedgerHead>
        <LedgerHead className={css.owner}>{t`Owner`}</LedgerHead>
        <LedgerHead
          figures
          className={css.date}
          sortTo={sortTo(otherDate)}
          sorted={sort === date ? 'descending' : undefined}
          title={otherDate === 'date_created' ? t`Sort by when it was made` : t`Sort by when it was changed`}
        >
          {t(dateWords[date])}
        </LedgerHead>
        {withCreated && (
          <LedgerHead
            figures
            className={css.created}
            sortTo={sortTo('date_created')}
            sorted={sort === 'date_created' ? 'descending' : undefined}
            title={t`Sort by when it was made`}
          >
            {t(dateWords.date_created)}
          </LedgerHead>
        )}
        <LedgerHead figures>{t`Without VAT`}</LedgerHead>
      </tr>
    </thead>
  )
}
