import type { SetChoices } from '#wire/viewer-acts.ts'
import type { FaultList } from './fault-list.ts'
import type { Choice, Content } from './proposal-content.ts'

type RequestedChoice = SetChoices['choices'][number] & { at: number }
type Row = Extract<Content['pricetables'][number]['rows'][number], { type: 'price' }>

/**
 * All selectable rows and rows with a free quantity, with the requested choices; invalid ones are added to `faults`.
 */
export function chosen(content: Content, requested: SetChoices['choices'], faults: FaultList): Choice[] {
  const byRow = new Map<number, RequestedChoice>()
  for (const [at, choice] of requested.entries()) {
    if (byRow.has(choice.row_id)) faults.add(`choices.${at}.row_id`, `Row ${choice.row_id} is named twice`)
    byRow.set(choice.row_id, { ...choice, at })
  }
  const rows = content.pricetables.flatMap((table) => table.rows)
  for (const { row_id, at } of byRow.values())
    if (!rows.some(({ id, type }) => id === row_id && type === 'price'))
      faults.add(`choices.${at}.row_id`, `There is no row ${row_id} to choose`)
  return content.pricetables.flatMap((table) => chosenIn(table.rows, byRow, faults))
}

function chosenIn(
  rows: readonly Content['pricetables'][number]['rows'][number][],
  requested: Map<number, RequestedChoice>,
  faults: FaultList,
) {
  const choices: Choice[] = []
  let group: Row[] = []
  const endGroup = () => {
    choices.push(...groupChoices(group, requested, faults))
    group = []
  }
  for (const row of rows) {
    if (row.type === 'price' && row.selectable === 'radio') {
      group.push(row)
      continue
    }
    endGroup()
    if (row.type === 'price' && (row.selectable === 'check' || row.user_quantity || requested.has(row.id)))
      choices.push(choiceOf(row, requested.get(row.id), faults))
  }
  endGroup()
  return choices
}

function choiceOf(row: Row, requested: RequestedChoice | undefined, faults: FaultList): Choice {
  if (requested?.selected !== undefined && row.selectable === false)
    faults.add(`choices.${requested.at}.selected`, 'This row cannot be chosen')
  return {
    row_id: row.id,
    selected: requested?.selected ?? row.user_selected,
    quantity: quantityOf(row, requested, faults),
  }
}

function quantityOf(row: Row, requested: RequestedChoice | undefined, faults: FaultList) {
  if (requested?.quantity !== undefined && !row.user_quantity)
    faults.add(`choices.${requested.at}.quantity`, 'The quantity of this row cannot be changed')
  return requested?.quantity ?? row.quantity
}

/** Of a radio group exactly one: the requested row, else the one selected before. */
function groupChoices(group: readonly Row[], requested: Map<number, RequestedChoice>, faults: FaultList): Choice[] {
  const picked = group.filter(({ id }) => requested.get(id)?.selected === true)
  const [second] = picked.slice(1)
  if (second) faults.add(`choices.${requested.get(second.id)?.at}.selected`, 'Choose one row of this group')
  const stood = group.find(({ user_selected }) => user_selected) ?? group[0]
  const dropped = stood && requested.get(stood.id)
  if (picked.length === 0 && dropped?.selected === false)
    faults.add(`choices.${dropped.at}.selected`, 'One row of this group stays chosen: choose another one instead')
  const selected = picked[0] ?? stood
  return group.map((row) => ({
    row_id: row.id,
    selected: row === selected,
    quantity: quantityOf(row, requested.get(row.id), faults),
  }))
}
