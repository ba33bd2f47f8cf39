import { IconClock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { classNames } from '#src/components/ui/class-names.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { LedgerCell, LedgerRow } from '#src/components/ui/ledger.tsx'
import linked from '#src/components/ui/linked-rows.module.css'
import { Money } from '#src/components/ui/money.tsx'
import { shortDate } from '#src/components/ui/short-date.ts'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import { TagWord } from '#src/components/ui/tag-word.tsx'
import type { ProposalItem } from '#wire/proposals.ts'
import { activityOf } from './activity.ts'
import { totalOf } from './amounts.ts'
import { ByHand } from './by-hand.tsx'
import css from './proposal-table.module.css'

export type DateShown = 'date_modified' | 'date_created'

type Props = {
  item: ProposalItem
  owner: string | undefined
  date: DateShown
  withStatus: boolean
  now: Date
  onNear: (id: number) => void
  onAway: () => void
}

/** The link of the name covers the row, so a proposal opens from anywhere on it, also into a new tab. */
export function ProposalTableRow({ item, owner, date, withStatus, now, onNear, onAway }: Props) {
  const { id, name, contact_name, contact_person_fullname: person } = item
  const near = () => onNear(id)
  return (
    <LedgerRow className={classNames(linked.row, css.row)} onPointerEnter={near} onPointerLeave={onAway}>
      <LedgerCell quiet className={css.number}>
        {item.proposal_nr}
      </LedgerCell>
      <LedgerCell className={css.name}>
        <span className={css.nameLine}>
          <Link
            className={linked.link}
            to={`/proposals/${id}`}
            title={inFull(item)}
            data-row={id}
            onFocus={near}
            onBlur={onAway}
          >
            {name}
          </Link>
          <Tags tags={item.tags} />
        </span>
      </LedgerCell>
      <LedgerCell className={css.customer}>
        {contact_name}
        {person && person !== contact_name && <span className={css.person}>{person}</span>}
      </LedgerCell>
      {withStatus && (
        <LedgerCell className={css.status}>
          <StatusMark status={item.status} />
        </LedgerCell>
      )}
      <ActivityCell item={item} now={now} />
      <LedgerCell quiet className={css.owner}>
        {owner}
      </LedgerCell>
      <LedgerCell quiet figures className={css.date}>
        <time dateTime={item[date]}>{shortDate(new Date(item[date]), now)}</time>
      </LedgerCell>
      <AmountCell item={item} />
    </LedgerRow>
  )
}

/** What the row may have to cut short. */
const inFull = ({ name, contact_name, contact_person_fullname: person, tags }: ProposalItem) =>
  [name, [contact_name, person].filter(Boolean).join(', '), tags.map(({ name }) => name).join(', ')]
    .filter(Boolean)
    .join('\n')

function Tags({ tags }: Pick<ProposalItem, 'tags'>) {
  if (tags.length === 0) return null
  return (
    <span className={css.tags}>
      {tags.map(({ id, name }) => (
        <TagWord key={id}>{name}</TagWord>
      ))}
    </span>
  )
}

function ActivityCell({ item, now }: Pick<Props, 'item' | 'now'>) {
  const { kind, text } = activityOf(item, now)
  return (
    <LedgerCell quiet className={css.activity} data-kind={kind}>
      {kind === 'silent' && <Icon of={IconClock} />}
      {text}
    </LedgerCell>
  )
}

function AmountCell({ item }: Pick<Props, 'item'>) {
  const { value, byHand } = totalOf(item)
  return (
    <LedgerCell figures className={css.amount} data-by-hand={byHand || undefined}>
      {byHand && <ByHand />}
      <Money value={value} plain={byHand} />
    </LedgerCell>
  )
}
