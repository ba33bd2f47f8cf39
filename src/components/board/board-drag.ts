import { t } from '@lingui/core/macro'
import {
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import { statusWords } from '#src/components/ui/status-words.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import { proposalStatuses, type ProposalStatus } from '#wire/proposal-status.ts'

/** What a card carries along while it is dragged. */
export const itemOf = (dragged: { data: { current?: unknown } }) => (dragged.data.current as { item: ListItem }).item

/** A column that is shown; on a phone there is one. */
const isShown = ({ width }: { width: number }) => width > 0

/** By mouse the column under the pointer; by keyboard the one whose middle the card stands on. */
export const columnUnder: CollisionDetection = (drag) => {
  if (drag.pointerCoordinates) return pointerWithin(drag)
  const middle = drag.collisionRect.left + drag.collisionRect.width / 2
  return drag.droppableContainers
    .filter(({ id }) => {
      const rect = drag.droppableRects.get(id)
      return rect && isShown(rect) && rect.left <= middle && middle < rect.right
    })
    .map(({ id }) => ({ id }))
}

/** The arrows go from column to column; within one the service keeps the order. */
const toNextColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.code]
  if (step === undefined) return undefined
  event.preventDefault()
  const at = proposalStatuses.indexOf(context.over?.id as ProposalStatus)
  const next = proposalStatuses[at + step]
  const rect = next && context.droppableRects.get(next)
  return rect && isShown(rect) ? { x: rect.left, y: currentCoordinates.y } : undefined
}

/** By mouse once it is moved a little, so that a click still opens; by keyboard with Space, Enter opens. */
export const useBoardSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: toNextColumn,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  )

/** What who listens hears while a card is moved. That it is held is heard with where it is. */
export const announcements: Announcements = {
  onDragStart: () => undefined,
  onDragOver({ active, over }) {
    const { name, status } = itemOf(active)
    const where = t(statusWords[(over?.id as ProposalStatus | undefined) ?? status])
    return t`${name} over ${where}.`
  },
  onDragEnd({ active, over }) {
    const { name, status } = itemOf(active)
    const to = (over?.id as ProposalStatus | undefined) ?? status
    const where = t(statusWords[to])
    return to === status ? t`${name} stays in ${where}.` : t`${name} dropped on ${where}.`
  },
  onDragCancel({ active }) {
    const { name, status } = itemOf(active)
    const where = t(statusWords[status])
    return t`${name} stays in ${where}.`
  },
}
