import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowBackUp } from '@tabler/icons-react'
import { Button } from '#src/components/ui/button.tsx'
import { classNames } from '#src/components/ui/class-names.ts'
import { DateText } from '#src/components/ui/date-text.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Ledger, LedgerCell, LedgerHead, LedgerRow } from '#src/components/ui/ledger.tsx'
import linked from '#src/components/ui/linked-rows.module.css'
import { Tick } from '#src/components/ui/tick.tsx'
import type { useSelection } from '#src/components/products/use-selection.ts'
import type { TrashItem } from '#wire/trashcan.ts'
import css from './trash-table.module.css'

type Props = {
  items: readonly TrashItem[]
  /** The page before; the new one is on its way. */
  isOld: boolean
  /** Being restored. */
  busy: TrashItem | undefined
  selection: ReturnType<typeof useSelection>
  onRestore: (item: TrashItem) => void
}

/** Proposals and contacts count for themselves: one number for both. */
export const trashNumber = ({ kind, id }: TrashItem) => id * 2 + (kind === 'contact' ? 1 : 0)

/** A person comes back after the organisation they belong to. */
export const isRestorable = (item: TrashItem) => item.kind === 'proposal' || !item.organisation_in_trashcan

/** What was deleted, each with the way back. */
export function TrashTable({ items, isOld, busy, selection, onRestore }: Props) {
  const { t } = useLingui()
  const isAll = items.filter(isRestorable).every((item) => selection.has(trashNumber(item)))
  return (
    <Ledger
      label={t`Trashcan`}
      className={classNames(linked.ledger, css.ledger)}
      aria-busy={isOld}
      data-old={isOld || undefined}
    >
      <colgroup>
        <col className={css.tickColumn} />
        <col className={css.kindColumn} />
        <col />
        <col className={css.ofColumn} />
        <col className={css.dateColumn} />
        <col className={css.actColumn} />
      </colgroup>
      <thead>
        <tr>
          <LedgerHead>
            <Tick
              label={t`Select all that can be restored`}
              checked={isAll}
              onChange={() => (isAll ? selection.clear() : selection.all())}
            />
          </LedgerHead>
          <LedgerHead>
            <Trans>Kind</Trans>
          </LedgerHead>
          <LedgerHead>
            <Trans>Name</Trans>
          </LedgerHead>
          <LedgerHead>
            <Trans>Belongs to</Trans>
          </LedgerHead>
          <LedgerHead figures>
            <Trans>Deleted</Trans>
          </LedgerHead>
          <th className={css.actHead} aria-label={t`Restore`} />
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <TrashRow
            key={trashNumber(item)}
            item={item}
            selected={selection.has(trashNumber(item))}
            busy={item === busy}
            onTick={selection.tick}
            onRestore={onRestore}
          />
        ))}
      </tbody>
    </Ledger>
  )
}

type RowProps = {
  item: TrashItem
  selected: boolean
  busy: boolean
  onTick: Props['selection']['tick']
  onRestore: Props['onRestore']
}

function TrashRow({ item, selected, busy, onTick, onRestore }: RowProps) {
  const { t } = useLingui()
  return (
    <LedgerRow className={css.row} selected={selected}>
      <LedgerCell className={css.tick}>
        {isRestorable(item) && (
          <Tick
            label={t`Select ${item.name}`}
            checked={selected}
            // A click tells whether Shift was held, a change does not.
            onChange={() => undefined}
            onClick={(event) => onTick(trashNumber(item), !selected, event.shiftKey)}
          />
        )}
      </LedgerCell>
      <LedgerCell quiet className={css.kind}>
        {kindOf(item)}
      </LedgerCell>
      <LedgerCell className={css.name} title={item.name}>
        {item.name}
        <Along item={item} />
      </LedgerCell>
      <LedgerCell quiet className={css.of} title={ownerOf(item)}>
        {ownerOf(item)}
      </LedgerCell>
      <LedgerCell figures quiet className={css.date}>
        <DateText date={item.date_deleted} />
      </LedgerCell>
      <LedgerCell className={css.act}>
        {!isRestorable(item) ? (
          <span className={css.first}>
            <Trans>Restore its organisation first</Trans>
          </span>
        ) : (
          <Button
            variant="quiet"
            icon={<Icon of={IconArrowBackUp} />}
            aria-label={t`Restore ${item.name}`}
            busy={busy}
            onClick={() => onRestore(item)}
          >
            <Trans>Restore</Trans>
          </Button>
        )}
      </LedgerCell>
    </LedgerRow>
  )
}

/** What comes back with it, or tells it from its like. */
function Along({ item }: { item: TrashItem }) {
  if (item.kind === 'proposal') return <span className={css.along}>{item.proposal_nr}</span>
  const { length } = item.people
  if (length === 0) return null
  return <span className={css.along}>{plural(length, { one: 'with # person', other: 'with # people' })}</span>
}

function kindOf(item: TrashItem): string {
  if (item.kind === 'proposal') return t`Proposal`
  return item.type === 'organisation' ? t`Organisation` : t`Person`
}

const ownerOf = (item: TrashItem) => (item.kind === 'proposal' ? item.contact_name : item.organisation)
