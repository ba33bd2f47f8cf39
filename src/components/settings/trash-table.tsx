import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowBackUp } from '@tabler/icons-react'
import { tickedOf, type Column } from '#src/components/list/columns.ts'
import { Ledger } from '#src/components/list/ledger.tsx'
import type { useSelection } from '#src/components/list/use-selection.ts'
import { Button } from '#src/components/ui/button.tsx'
import { DateText } from '#src/components/ui/date-text.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { TrashItem } from '#wire/trashcan.ts'
import css from './trash-table.module.css'

type Props = {
  items: readonly TrashItem[]
  /** The page before; the new one is on its way. */
  isOld: boolean
  /** Being restored. */
  busy: TrashItem | undefined
  selection: ReturnType<typeof useSelection>
  /** Left out where the person may restore nothing. */
  onRestore: ((item: TrashItem) => void) | undefined
}

/** Proposals and contacts count for themselves: one number for both. */
export const trashNumber = ({ kind, id }: TrashItem) => id * 2 + (kind === 'contact' ? 1 : 0)

/** A person comes back after the organisation they belong to. */
export const isRestorable = (item: TrashItem) => item.kind === 'proposal' || !item.organisation_in_trashcan

/** What was deleted, each with the way back. */
export function TrashTable({ items, isOld, busy, selection, onRestore }: Props) {
  const { t } = useLingui()
  const has = (item: TrashItem) => selection.has(trashNumber(item))
  const ticked = tickedOf(items.filter(isRestorable), has)
  return (
    <Ledger
      label={t`Trash`}
      items={items}
      columns={useTrashColumns({ busy, onRestore })}
      keyOf={trashNumber}
      isOld={isOld}
      selection={{
        labelOfAll: t`Select all restorable items`,
        ticked,
        onTickAll: () => (ticked === 'all' ? selection.clear() : selection.all()),
        has,
        rows: {
          label: ({ name }) => t`Select ${name}`,
          onTick: (item, on, withShift) => selection.tick(trashNumber(item), on, withShift),
          canTick: (item) => onRestore !== undefined && isRestorable(item),
        },
      }}
    />
  )
}

function useTrashColumns({ busy, onRestore }: Pick<Props, 'busy' | 'onRestore'>): Column<TrashItem>[] {
  const { t } = useLingui()
  return [
    { key: 'kind', head: t`Type`, cell: kindOf, width: 128, quiet: true, phone: 'secondary' },
    { key: 'name', head: t`Name`, cell: (item) => <Name item={item} />, title: ({ name }) => name, phone: 'title' },
    { key: 'owner', head: t`Applies to`, cell: ownerOf, title: ownerOf, width: '24%', quiet: true, phone: 'hidden' },
    {
      key: 'date_deleted',
      head: t`Deleted`,
      cell: ({ date_deleted }) => <DateText date={date_deleted} />,
      width: 108,
      figures: true,
      quiet: true,
      phone: 'meta',
    },
    ...(onRestore ? [restoring(onRestore, busy)] : []),
  ]
}

const restoring = (onRestore: (item: TrashItem) => void, busy: TrashItem | undefined): Column<TrashItem> => ({
  key: 'restore',
  head: t`Restore`,
  headHidden: true,
  cell: (item) => <Restore item={item} busy={item === busy} onRestore={onRestore} />,
  width: 172,
  phone: 'act',
})

const Name = ({ item }: { item: TrashItem }) => (
  <span className={css.name}>
    {item.name}
    <Along item={item} />
  </span>
)

/** What comes back with it, or tells it from its like. */
function Along({ item }: { item: TrashItem }) {
  if (item.kind === 'proposal') return <span className={css.along}>{item.proposal_nr}</span>
  const { length } = item.people
  if (length === 0) return null
  return <span className={css.along}>{plural(length, { one: 'with # person', other: 'with # people' })}</span>
}

type RestoreProps = { item: TrashItem; busy: boolean; onRestore: (item: TrashItem) => void }

function Restore({ item, busy, onRestore }: RestoreProps) {
  const { t } = useLingui()
  if (!isRestorable(item))
    return (
      <span className={css.first}>
        <Trans>Restore the organisation first</Trans>
      </span>
    )
  return (
    <Button
      className={css.restore}
      variant="quiet"
      icon={<Icon of={IconArrowBackUp} />}
      aria-label={t`Restore ${item.name}`}
      busy={busy}
      onClick={() => onRestore(item)}
    >
      <Trans>Restore</Trans>
    </Button>
  )
}

function kindOf(item: TrashItem): string {
  if (item.kind === 'proposal') return t`Proposal`
  return item.type === 'organisation' ? t`Organisation` : t`Person`
}

const ownerOf = (item: TrashItem) => (item.kind === 'proposal' ? item.contact_name : item.organisation)
