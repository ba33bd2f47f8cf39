import type { Row } from './rows.ts'

/** Consecutive radio rows, by their indices in the table. */
export interface RadioGroup {
  readonly first: number
  readonly last: number
  /** The one row of the group that counts. */
  readonly selected: number
}

/** One of a group, of which one counts. */
export const isRadio = (row: Row) => row.type === 'price' && row.selectable === 'radio'
const isChosen = (row: Row) => row.type === 'price' && row.user_selected

/**
 * The radio groups of a table (interface, section 4.2). Any other row ends a group: title, subtotal, discount, and
 * price rows that are fixed or free to check. The first selected row wins; where none is, the first row does.
 */
export function radioGroups(rows: readonly Row[]): RadioGroup[] {
  const groups: RadioGroup[] = []
  for (let first = 0; first < rows.length; first++) {
    let end = first
    for (let row = rows[end]; row && isRadio(row); row = rows[end]) end++
    if (end === first) continue
    const chosen = rows.slice(first, end).findIndex(isChosen)
    groups.push({ first, last: end - 1, selected: first + Math.max(chosen, 0) })
    first = end
  }
  return groups
}

/**
 * For each row whether it is part of the proposal: true where there is nothing to choose, the tick of a check row, and
 * exactly one row of each radio group, whatever `user_selected` says there.
 */
export function selectedInGroups(rows: readonly Row[]): boolean[] {
  const selected = rows.map((row) => row.type !== 'price' || row.selectable === false || row.user_selected)
  for (const group of radioGroups(rows))
    for (let at = group.first; at <= group.last; at++) selected[at] = at === group.selected
  return selected
}
