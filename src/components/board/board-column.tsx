import { useDroppable } from '@dnd-kit/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useState, type SyntheticEvent } from 'react'
import { noneYet } from '#src/components/proposals/list-empty.tsx'
import { Sums } from '#src/components/proposals/status-tabs.tsx'
import type { RowHeights } from '#src/components/list/row-heights.ts'
import { rowUnder, useRowWindow } from '#src/components/list/row-window.ts'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import { statusWords } from '#src/components/ui/status-words.ts'
import { formatNumber } from '#src/locales/formats.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { BoardCard, WaitingCard, type CardActs } from './board-card.tsx'
import type { Cards, Column } from './placed.ts'
import type { Reach } from './use-board-keys.ts'
import css from './board.module.css'

type Props = {
  status: ProposalStatus
  /** Of everything that matches; the service's. */
  column: Column
  cards: Cards
  heights: RowHeights
  now: Date
  /** The account's, `2026-12-19`. */
  today: string
  /** The one that is shown where there is room for one. */
  current: boolean
  /** Within a search. */
  searched: boolean
  acts: CardActs
  /** The cards that show, and some around them, are wanted. */
  onSeen: (status: ProposalStatus, from: number, to: number) => void
  /** How keys come to its cards. */
  reach: Map<ProposalStatus, Reach>
}

/** One status of the board: how many and how much, and its proposals. However many there are, few are drawn. */
export function BoardColumn(props: Props) {
  const { status, column, cards, heights, now, today, current, searched, acts, onSeen, reach } = props
  const { t } = useLingui()
  const { setNodeRef, isOver } = useDroppable({ id: status })
  const { host, drawn, parts, keep, draw } = useRowWindow<HTMLUListElement>({ count: cards.count, heights })
  useEffect(() => onSeen(status, drawn.from, drawn.to), [onSeen, status, drawn.from, drawn.to])
  useLayoutEffect(() => {
    reach.set(status, { list: host.current, count: cards.count, draw })
  })
  // The card with the focus stays when what is read of the column is elsewhere.
  const [looked, setLooked] = useState<{ at: number; item: ListItem | undefined }>()
  const keepIt = (event: SyntheticEvent) => {
    const at = rowUnder(event)
    if (at === undefined) return
    keep(at)
    setLooked({ at, item: cards.at(at) })
  }
  const shown = new Set<number>()
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
          <span className={css.count}>{formatNumber(column.count)}</span>
        </h2>
        <p className={css.sum}>
          <Sums sums={column.sums} />
        </p>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes at which card somebody is */}
      <ul ref={host} className={css.cards} onFocus={keepIt} onPointerDown={keepIt}>
        {parts.map((part) => {
          if ('gap' in part) return <li key={`gap ${part.gap}`} aria-hidden style={{ height: part.height }} />
          const at = part.row
          const item = cards.at(at) ?? (looked?.at === at ? looked.item : undefined)
          // Parts that were read one after the other may tell of one proposal twice.
          if (!item || shown.has(item.id)) return <WaitingCard key={`place ${at}`} at={at} count={cards.count} />
          shown.add(item.id)
          return <BoardCard key={item.id} {...{ item, at, now, today, acts }} count={cards.count} />
        })}
      </ul>
      {cards.count === 0 && column.count === 0 && (
        <p className={css.none}>{searched ? t`No results` : t(noneYet[status])}</p>
      )}
    </section>
  )
}
