import type { KeyboardEvent, MouseEvent } from 'react'
import { rowAct, type RowAct } from './row-keys.ts'
import type { RowActs } from './use-rows.ts'

const placeOf = (target: EventTarget) => {
  const row = target instanceof Element && target.closest<HTMLElement>('[data-row]')
  if (!row) return undefined
  const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell']
  return { at: Number(row.dataset['row']), cell, active: row.dataset['active'] !== undefined }
}

/** What keys and presses do anywhere in a table of `count` rows. */
export function tableHandlers(acts: RowActs, count: number) {
  /** False where the key is left to the browser: Tab at the ends leaves the table. */
  const run = (act: RowAct, at: number, cell: string): boolean => {
    const last = count - 1
    if (act === 'enter' && at === last) acts.add('price')
    else if (act === 'enter' || act === 'below') acts.go(Math.min(at + 1, last), cell)
    else if (act === 'above') acts.go(Math.max(at - 1, 0), cell)
    else if (act === 'next' && at < last) acts.go(at + 1, 'first')
    else if (act === 'previous' && at > 0) acts.go(at - 1, 'last')
    else if (act === 'move-up' || act === 'move-down') acts.move(at, act === 'move-up' ? at - 1 : at + 1, cell)
    else if (act === 'copy') acts.copy(at, cell)
    else if (act === 'remove') acts.remove(at, cell)
    else return false
    return true
  }
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const act = rowAct(event)
      const place = placeOf(event.target)
      if (act && place && run(act, place.at, place.cell ?? 'content')) event.preventDefault()
    },
    /** A press on a row makes it the active one; on its mark it chooses too. */
    onClick({ target }: MouseEvent<HTMLElement>) {
      const place = placeOf(target)
      if (!place || place.active) return
      if (place.cell === 'mark') acts.choose(place.at)
      acts.go(place.at, place.cell ?? 'content')
    },
  }
}
