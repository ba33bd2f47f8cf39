import { useLingui } from '@lingui/react/macro'
import { IconClock, IconDots, IconEye } from '@tabler/icons-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { classNames } from '#src/components/ui/class-names.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { LedgerCell, LedgerRow } from '#src/components/ui/ledger.tsx'
import linked from '#src/components/ui/linked-rows.module.css'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Menu, type MenuGroup } from '#src/components/ui/menu.tsx'
import { Money } from '#src/components/ui/money.tsx'
import { shortDate } from '#src/components/ui/short-date.ts'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import { TagWord } from '#src/components/ui/tag-word.tsx'
import { Tick } from '#src/components/ui/tick.tsx'
import type { ProposalItem } from '#wire/proposals.ts'
import { activityOf } from './activity.ts'
import { totalOf } from './amounts.ts'
import { ByHand } from './by-hand.tsx'
import css from './proposal-table.module.css'

export type DateShown = 'date_modified' | 'date_created'

/** What can be done with a row. These stay the same from one drawing to the next, so that only changed rows are drawn. */
export type RowActs = {
  onTick: (item: ProposalItem, withShift: boolean) => void
  onPeek: (id: number) => void
  menuOf: (item: ProposalItem) => MenuGroup[]
  onNear: (id: number) => void
  onAway: () => void
}

type Props = {
  item: ProposalItem
  owner: string | undefined
  /** Its name, "" where it is in none; undefined where the column is not shown. */
  directory: string | undefined
  withCreated: boolean
  date: DateShown
  withStatus: boolean
  now: Date
  selected: boolean
  acts: RowActs
}

/** The link of the name covers the row, so a proposal opens from anywhere on it, also into a new tab. */
export const ProposalTableRow = memo((props: Props) => {
  const { item, owner, directory, date, withCreated, withStatus, now, selected, acts } = props
  const { t } = useLingui()
  const { id, name, contact_name, contact_person_fullname: person } = item
  const near = () => acts.onNear(id)
  return (
    <LedgerRow
      className={classNames(linked.row, css.row)}
      selected={selected}
      onPointerEnter={near}
      onPointerLeave={acts.onAway}
    >
      <LedgerCell className={css.tick}>
        <Tick
          label={t`Select ${name}`}
          checked={selected}
          // A click tells whether Shift was held, a change does not.
          onChange={() => undefined}
          onClick={(event) => acts.onTick(item, event.shiftKey)}
        />
      </LedgerCell>
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
            onBlur={acts.onAway}
          >
            {name}
          </Link>
          <Tags tags={item.tags} />
          <span className={css.acts}>
            <IconButton label={t`Peek at ${name}`} title={t`Peek (Space)`} onClick={() => acts.onPeek(id)}>
              <Icon of={IconEye} />
            </IconButton>
            <Menu
              label={t`More for ${name}`}
              className={css.more}
              trigger={<Icon of={IconDots} />}
              groups={() => acts.menuOf(item)}
            />
          </span>
        </span>
      </LedgerCell>
      <LedgerCell className={css.customer}>
        {contact_name}
        {person && person !== contact_name && <span className={css.person}>{person}</span>}
      </LedgerCell>
      {directory !== undefined && (
        <LedgerCell quiet className={css.directory}>
          {directory}
        </LedgerCell>
      )}
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
      {withCreated && (
        <LedgerCell quiet figures className={css.created}>
          <time dateTime={item.date_created}>{shortDate(new Date(item.date_created), now)}</time>
        </LedgerCell>
      )}
      <AmountCell item={item} />
    </LedgerRow>
  )
})

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
