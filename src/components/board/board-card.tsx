import { useDraggable } from '@dnd-kit/core'
import { useLingui } from '@lingui/react/macro'
import { IconDots } from '@tabler/icons-react'
import { memo, use } from 'react'
import { Link } from 'react-router'
import { useNear } from '#src/components/list/use-near.ts'
import { ActivityIcon } from '#src/components/proposals/activity-icon.tsx'
import { activityOf } from '#src/components/proposals/activity.ts'
import { totalOf } from '#src/components/proposals/amounts.ts'
import { AccountZone } from '#src/components/ui/account-zone.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu, type MenuGroup } from '#src/components/ui/menu.tsx'
import { Money } from '#src/components/ui/money.tsx'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import type { ListItem } from '#wire/proposal-list.ts'
import css from './board-card.module.css'

export type CardActs = {
  menuOf: (item: ListItem) => MenuGroup[]
  onNear: (id: number) => void
  onAway: () => void
}

type Place = {
  /** Where it stands in its column, from 0. */
  at: number
  /** How many there are in the column. */
  count: number
}

type Facts = {
  item: ListItem
  now: Date
  /** The account's, `2026-12-19`. */
  today: string
}

type Props = Place & Facts & { acts: CardActs }

/** One proposal on the board. The whole of it can be dragged; the link of its name opens it, and takes the keyboard. */
export const BoardCard = memo(({ item, at, count, now, today, acts }: Props) => {
  const { t } = useLingui()
  const { id, name } = item
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({ id, data: { item } })
  const near = () => acts.onNear(id)
  const [wasNear, onCard] = useNear(near, acts.onAway)
  return (
    <li
      ref={setNodeRef}
      className={css.card}
      data-at={at}
      // Most of the others are not drawn.
      aria-posinset={at + 1}
      aria-setsize={count}
      data-dragging={isDragging || undefined}
      {...onCard}
      {...listeners}
    >
      <Link
        ref={setActivatorNodeRef}
        to={`/proposals/${id}`}
        className={css.name}
        title={name}
        data-row={id}
        aria-describedby={attributes['aria-describedby']}
        // A link of its own would be dragged by the browser.
        draggable={false}
        onFocus={near}
        onBlur={acts.onAway}
      >
        {name}
      </Link>
      <Menu
        label={t`Actions for ${name}`}
        className={css.more}
        // A finger comes near to nothing before it presses.
        trigger={(wasNear || navigator.maxTouchPoints > 0) && <Icon of={IconDots} />}
        groups={() => acts.menuOf(item)}
      />
      <CardFacts {...{ item, now, today }} />
    </li>
  )
})

/** Stands for a card that is not here yet. */
export const WaitingCard = ({ at, count }: Place) => {
  const { t } = useLingui()
  return (
    <li className={css.card} data-at={at} aria-posinset={at + 1} aria-setsize={count} data-waiting>
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
    </li>
  )
}

/** The card in the hand. */
export const HeldCard = ({ item, now, today }: Facts) => (
  <div className={css.card} data-held>
    <span className={css.name}>{item.name}</span>
    <CardFacts {...{ item, now, today }} />
  </div>
)

const CardFacts = memo(({ item, now, today }: Facts) => {
  const { kind, text } = activityOf(item, now, { today, zone: use(AccountZone) })
  return (
    <>
      <span className={css.customer} title={item.contact_name}>
        {item.contact_name}
      </span>
      <span className={css.foot}>
        <span className={css.activity} data-kind={kind}>
          <ActivityIcon kind={kind} size={14} />
          <span>{text}</span>
        </span>
        <Money value={totalOf(item).value} />
      </span>
    </>
  )
})
