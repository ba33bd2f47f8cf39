import { DndContext, DragOverlay, type DragEndEvent } from '@dnd-kit/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ListItem } from '#wire/proposal-list.ts'
import { useDayOf } from '#src/components/ui/account-zone.ts'
import type { RowHeights } from '#src/components/list/row-heights.ts'
import { proposalStatuses, type ProposalStatus } from '#wire/proposal-status.ts'
import { BoardColumn } from './board-column.tsx'
import { HeldCard, type CardActs } from './board-card.tsx'
import { announcements, columnUnder, itemOf, useBoardSensors } from './board-drag.ts'
import { placed, type Columns, type Moves } from './placed.ts'
import type { Reaches } from './use-board-keys.ts'
import css from './board.module.css'

type Props = {
  columns: Columns
  moves: Moves
  /** The column that is shown where there is room for one. */
  current: ProposalStatus
  searched: boolean
  /** The shown cards answer an earlier question. */
  isOld: boolean
  now: Date
  acts: CardActs
  /** How high the cards are, as far as that is known. */
  heights: Readonly<Record<ProposalStatus, RowHeights>>
  /** Cards that show are wanted. */
  onSeen: (status: ProposalStatus, from: number, to: number) => void
  /** How keys come to the cards. */
  reach: Reaches
  /** Whether the person may change a status; else nothing is dragged. */
  mayMove: boolean
  onMove: (item: ListItem, to: ProposalStatus) => void
}

const noSensors: ReturnType<typeof useBoardSensors> = []

/** All statuses side by side; a proposal is dragged from one to another, by mouse or with Space and the arrows. */
export function Board({ columns, moves, current, isOld, heights, mayMove, onMove, ...rest }: Props) {
  const { t } = useLingui()
  const [held, setHeld] = useState<ListItem>()
  const sensors = useBoardSensors()
  const cards = placed(columns, moves)
  const today = useDayOf(rest.now)
  const drop = ({ active, over }: DragEndEvent) => {
    setHeld(undefined)
    const item = itemOf(active)
    if (over && over.id !== item.status) onMove(item, over.id as ProposalStatus)
  }
  return (
    <DndContext
      sensors={mayMove ? sensors : noSensors}
      collisionDetection={columnUnder}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: mayMove
            ? t`Press Space to pick it up, the left and right arrows to choose a status, Space to drop it and Escape to put it back.`
            : '',
        },
      }}
      onDragStart={({ active }) => setHeld(itemOf(active))}
      onDragEnd={drop}
      onDragCancel={() => setHeld(undefined)}
    >
      <div className={css.board} data-old={isOld || undefined} data-dragging={held !== undefined || undefined}>
        {proposalStatuses.map((status) => (
          <BoardColumn
            key={status}
            {...rest}
            {...{ status, today }}
            column={columns[status]}
            cards={cards[status]}
            current={status === current}
            heights={heights[status]}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>{held && <HeldCard item={held} now={rest.now} today={today} />}</DragOverlay>
    </DndContext>
  )
}
