import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { cells, type Cell, type Spot } from './cells.ts'
import { commandOf, type Command, type Where } from './grid-keys.ts'
import { pastedCells } from './pasted-cells.ts'
import type { CellFocus } from './focus.ts'
import type { TableActs } from './use-table.ts'

const isCell = (name: string | undefined): name is Cell => cells.some((cell) => cell === name)

/** The cell of the grid something happened in; undefined in the options of a row. */
function spotOf(target: EventTarget): Spot | undefined {
  if (!(target instanceof Element) || isInOptions(target)) return undefined
  const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell']
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row']
  return isCell(cell) && row !== undefined ? { row, cell } : undefined
}

/** They float over the grid, though they stand in a cell of it. */
const isInOptions = (target: EventTarget) => target instanceof Element && target.closest('[data-options]') !== null

const isInActiveRow = (target: EventTarget) => target instanceof Element && target.closest('[data-active]') !== null

function whereOf(target: HTMLElement, editing: boolean): Where {
  const holds = target.dataset['holds']
  const empty = target instanceof HTMLTextAreaElement && target.value === ''
  return { editing, empty, holds: holds === 'words' || holds === 'figure' || holds === 'list' ? holds : 'act' }
}

type Grid = {
  focus: CellFocus
  acts: TableActs
  onPaste: (cells: string[][], after: string) => void
  /** Runs it once no pointer is held down. */
  betweenPresses: (run: () => void) => void
}

/** What keys, presses and pasting do anywhere in the grid of one table. */
export function gridHandlers({ focus, acts, onPaste, betweenPresses }: Grid) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { target, nativeEvent } = event
      if (!(target instanceof HTMLElement) || nativeEvent.isComposing) return
      const spot = spotOf(target)
      if (!spot) return
      const { key, altKey: alt, shiftKey: shift } = event
      const pressed = { key, alt, shift, command: event.ctrlKey || event.metaKey }
      const command = commandOf(pressed, whereOf(target, focus.editing))
      if (command && run(command, spot, target, acts)) event.preventDefault()
    },
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const spot = spotOf(target)
      // As it is now: several cells may be focused before this is drawn again.
      const now = acts.current()
      if (spot ? spot.cell !== now.cell || spot.row !== now.row : now.editing) acts.arrive(spot ?? now, false)
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
      if (stays || !focus.editing) return
      // What was wrong is told by a line of its own then, which would move what is being pressed from under the pointer.
      const { writing } = acts.current()
      betweenPresses(() => acts.current().writing === writing && acts.rest())
    },
    /** Pressed where the focus is already, or in words: the caret is meant. */
    onPointerDown({ target }: PointerEvent<HTMLElement>) {
      const spot = isInActiveRow(target) ? spotOf(target) : undefined
      const words = target instanceof HTMLTextAreaElement
      if (spot && (words || target === document.activeElement) && target instanceof HTMLElement)
        if (target.dataset['holds'] !== 'act') acts.arrive(spot, true)
    },
    /** A press on a row makes it the active one; on its mark it chooses too. By thumb it is written in at once. */
    onClick({ target, nativeEvent }: MouseEvent<HTMLElement>) {
      const row = target instanceof Element && target.closest<HTMLElement>('[data-row]')?.dataset['row']
      if (!row || isInOptions(target)) return
      // Between the cells of a card the row is meant all the same.
      const spot: Spot = spotOf(target) ?? { row, cell: 'content' }
      if (isInActiveRow(target)) {
        if (target instanceof HTMLInputElement && !focus.editing) target.select()
        return
      }
      if (spot.cell === 'mark') acts.choose(spot.row)
      acts.enter(spot, nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch')
    },
    /** Text pasted into a cell stays in it; rows of a spreadsheet ask what they are. */
    onPaste(event: ClipboardEvent<HTMLElement>) {
      const spot = spotOf(event.target)
      const cells = spot && pastedCells(event.clipboardData.getData('text/plain'), focus.editing)
      if (!spot || !cells) return
      event.preventDefault()
      onPaste(cells, spot.row)
    },
  }
}

/** False where the key is left to the browser. */
function run(command: Command, spot: Spot, field: HTMLElement, acts: TableActs): boolean {
  switch (command.do) {
    case 'go':
      acts.step(spot, command.step)
      return true
    case 'commit':
      acts.commit(spot, command.by)
      return true
    case 'next':
      return acts.next(spot, command.by)
    case 'move':
      acts.move(spot.row, command.by)
      return true
    case 'edit':
      if (field.dataset['holds'] === 'list') field.click()
      else acts.edit()
      return true
    case 'toggle':
      acts.choose(spot.row)
      return true
    case 'restore':
      acts.restore()
      return true
    case 'line-break':
      breakLine(field)
      return true
    case 'pick':
      acts.pick(spot.row)
      return true
    case 'copy':
      acts.copy(spot.row)
      return true
    case 'delete':
      acts.remove(spot.row)
      return true
    case 'undo':
    case 'redo':
      acts[command.do](spot)
      return true
  }
}

function breakLine(field: HTMLElement) {
  if (!(field instanceof HTMLTextAreaElement)) return
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
