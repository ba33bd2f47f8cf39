import { useLingui } from '@lingui/react/macro'
import { IconEye } from '@tabler/icons-react'
import { use } from 'react'
import { RowLink } from '#src/components/list/row-link.tsx'
import { RowMenu } from '#src/components/list/row-menu.tsx'
import { AccountZone } from '#src/components/ui/account-zone.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Money } from '#src/components/ui/money.tsx'
import { shortDate } from '#src/components/ui/short-date.ts'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import { TagWord } from '#src/components/ui/tag-word.tsx'
import type { ListItem } from '#wire/proposal-list.ts'
import { ActivityIcon } from './activity-icon.tsx'
import { activityOf } from './activity.ts'
import { totalOf } from './amounts.ts'
import { ByHand } from './by-hand.tsx'
import css from './proposal-cells.module.css'
import type { RowActs } from './row-acts.ts'
import { ValidityText } from './validity-text.tsx'
import { dayText, validityOf } from './validity.ts'

type Props = { item: ListItem }

export function NameCell({ item, wasNear, acts }: Props & { wasNear: boolean; acts: RowActs }) {
  const { t } = useLingui()
  const { id, name, tags } = item
  return (
    <span className={css.nameLine}>
      <RowLink
        to={`/proposals/${id}`}
        row={id}
        title={inFull(item)}
        onNear={() => acts.onNear(id)}
        onAway={acts.onAway}
      >
        {name}
      </RowLink>
      {tags.length > 0 && (
        <span className={css.tags}>
          {tags.map(({ id, name }) => (
            <TagWord key={id}>{name}</TagWord>
          ))}
        </span>
      )}
      {wasNear && (
        <span className={css.acts}>
          <IconButton label={t`Preview ${name}`} title={t`Preview (Space)`} onClick={() => acts.onPeek(id)}>
            <Icon of={IconEye} />
          </IconButton>
          <RowMenu label={t`Actions for ${name}`} groups={() => acts.menuOf(item)} />
        </span>
      )}
    </span>
  )
}

/** What the row may have to cut short. */
const inFull = ({ name, contact_name, contact_person_fullname: person, tags }: ListItem) =>
  [name, [contact_name, person].filter(Boolean).join(', '), tags.map(({ name }) => name).join(', ')]
    .filter(Boolean)
    .join('\n')

export const CustomerCell = ({ item: { contact_name, contact_person_fullname: person } }: Props) => (
  <>
    {contact_name} {person && person !== contact_name && <span className={css.person}>{person}</span>}
  </>
)

export const StatusCell = ({ item: { status } }: Props) => (
  <span className={css.status}>
    <StatusMark status={status} />
  </span>
)

/** Without `today` what ends is told elsewhere. */
export function ActivityCell({ item, now, today }: Props & { now: Date; today: string | undefined }) {
  const { kind, text } = activityOf(item, now, { today, zone: use(AccountZone) })
  return (
    <span className={css.activity} data-kind={kind}>
      <ActivityIcon kind={kind} />
      {text}
    </span>
  )
}

export function ValidityCell({ item: { valid_until, status }, today }: Props & { today: string }) {
  if (!valid_until) return null
  const validity = validityOf(valid_until, status, today)
  return (
    <span className={css.validity} data-kind={validity.kind} title={dayText(valid_until, { dateStyle: 'full' })}>
      <ValidityText validity={validity} />
    </span>
  )
}

export const DateCell = ({ date, now }: { date: string; now: Date }) => (
  <time dateTime={date}>{shortDate(new Date(date), now)}</time>
)

export function AmountCell({ item }: Props) {
  const { value, byHand } = totalOf(item)
  return (
    <span className={css.amount} data-by-hand={byHand || undefined}>
      {byHand && <ByHand />}
      <Money value={value} plain={byHand} />
    </span>
  )
}
