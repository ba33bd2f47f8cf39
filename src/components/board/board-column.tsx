import { useDroppable } from '@dnd-kit/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { noneYet } from '#src/components/proposals/list-empty.tsx'
import { Sums } from '#src/components/proposals/status-tabs.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import { statusWords } from '#src/components/ui/status-words.ts'
import { formatNumber } from '#src/locales/formats.ts'
import { boardMost, nextFirst, type BoardColumn as Column } from '#wire/board.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { BoardCard, type CardActs } from './board-card.tsx'
import css from './board.module.css'

type Props = {
  status: ProposalStatus
  /** Of everything that matches; the service's. */
  column: Column
  cards: readonly ListItem[]
  now: Date
  /** The one that is shown where there is room for one. */
  current: boolean
  /** Within a search. */
  searched: boolean
  busy: boolean
  onMore: () => void
  /** Where the list of all of them is. */
  listTo: string
  acts: CardActs
}

/** One status of the board: how many and how much, and its proposals. */
export function BoardColumn({ status, column, cards, now, current, searched, busy, onMore, listTo, acts }: Props) {
  const { t } = useLingui()
  const { setNodeRef, isOver } = useDroppable({ id: status })
  const { count, sums, items } = column
  const more = Math.min(count, nextFirst(items.length)) - items.length
  const isCut = count > items.length && items.length >= boardMost
  return (
    <section
      ref={setNodeRef}
      className={css.column}
      aria-label={t(statusWords[status])}
      data-current={current || undefined}
      data-over={isOver || undefined}
    >
      <header className={css.head}>
        <h2 className={css.status}>
          <StatusMark status={status} />
          <span className={css.count}>{formatNumber(count)}</span>
        </h2>
        <p className={css.sum}>
          <Sums sums={sums} />
        </p>
      </header>
      <ul className={css.cards}>
        {cards.map((item) => (
          <BoardCard key={item.id} {...{ item, now, acts }} />
        ))}
      </ul>
      {cards.length === 0 && count === 0 && <p className={css.none}>{searched ? t`No results` : t(noneYet[status])}</p>}
      {more > 0 && (
        <Button variant="quiet" className={css.more} busy={busy} onClick={onMore}>
          {t`Show ${more} more`}
        </Button>
      )}
      {isCut && (
        <Link className={css.all} to={listTo}>
          <Trans>More in the list</Trans>
        </Link>
      )}
    </section>
  )
}
