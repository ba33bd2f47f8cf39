import {
  deleteChoiceChange,
  findNewestChoiceChange,
  insertChoiceChange,
  updateChoiceChange,
} from '#service/store/timeline-rows.ts'
import type { ChoiceLine } from '#wire/timeline.ts'
import type { Content, StoredRow } from './proposal-content.ts'
import { contentIn } from './proposal-content.ts'
import type { Unit } from './unit.ts'
import { pricesOf } from './viewer-document.ts'
import type { Viewing } from './viewing.ts'
import { currentVersion } from './working-version.ts'

/** Within this time, in milliseconds, one receiver's changes are one entry of the timeline. */
const oneSitting = 60 * 60 * 1000

/** Keeps what a receiver's choices changed; what they took back in the same sitting did not happen. */
export async function recordChoices(unit: Unit, { proposal, version, receiver }: Viewing, after: Content) {
  const newest = await findNewestChoiceChange(unit.db, proposal.id)
  const current = await currentVersion(unit, proposal)
  // What was chosen by the time the next version was begun stands in it: what comes after is an entry of its own.
  const since = Math.max(unit.now - oneSitting, current.id === version.id ? 0 : current.created_at)
  const goesOn = newest?.contact_id === receiver.contact_id && newest.version_id === version.id && newest.at > since
  const before = goesOn ? newest.before : (version.choices ?? '')
  const was = contentIn({ content: version.content, choices: before === '' ? null : before })
  const lines = choiceLines(was, after)
  if (lines.length === 0) return goesOn ? deleteChoiceChange(unit.db, newest.id) : undefined
  const total = (content: Content) => pricesOf(content, version.override_cents).total_with_vat
  const told = {
    lines: JSON.stringify(lines),
    difference_cents: Math.round((total(after) - total(was)) * 100),
    at: unit.now,
  }
  if (goesOn) return updateChoiceChange(unit.db, newest.id, told)
  const of = { proposal_id: proposal.id, version_id: version.id, contact_id: receiver.contact_id }
  return insertChoiceChange(unit.db, { ...of, before, ...told })
}

type Figures = { selected: boolean; subtotal: number; quantity: number }
type Priced = { row: Extract<StoredRow, { type: 'price' }>; was: Figures; is: Figures }

/** What differs between two states of the choices of one version, in its order. */
export function choiceLines(before: Content, after: Content): ChoiceLine[] {
  const [was, is] = [figuresOf(before), figuresOf(after)]
  return before.pricetables.flatMap(({ rows }) => {
    const priced = rows.map((row): Priced | undefined => {
      const [one, other] = [was.get(row.id), is.get(row.id)]
      return row.type === 'price' && one && other ? { row, was: one, is: other } : undefined
    })
    return priced.flatMap((each, at) => (each ? (lineOf(each, groupAround(priced, at)) ?? []) : []))
  })
}

function figuresOf(content: Content) {
  const { tables } = pricesOf(content, null)
  return new Map(
    content.pricetables.flatMap(({ rows }, table) =>
      rows.map((row, at): [number, Figures] => {
        const { selected = false, subtotal } = tables[table]?.rows[at] ?? {}
        return [row.id, { selected, subtotal: subtotal ?? 0, quantity: row.type === 'price' ? row.quantity : 0 }]
      }),
    ),
  )
}

/** Rows beside each other of which one is always chosen; of any other row nothing. */
function groupAround(rows: readonly (Priced | undefined)[], at: number): Priced[] {
  const isRadio = (one: Priced | undefined): one is Priced => one?.row.selectable === 'radio'
  if (!isRadio(rows[at])) return []
  const first = rows.slice(0, at).findLastIndex((one) => !isRadio(one)) + 1
  const rest = rows.slice(first)
  const end = rest.findIndex((one) => !isRadio(one))
  return (end === -1 ? rest : rest.slice(0, end)).filter(isRadio)
}

function lineOf({ row, was, is }: Priced, group: readonly Priced[]): ChoiceLine | undefined {
  const line = { content: row.content, before: '', quantities: null }
  const left = group.find((other) => other.was.selected && !other.is.selected)
  if (!was.selected && is.selected)
    return left
      ? { ...line, what: 'instead', before: left.row.content, difference: is.subtotal - left.was.subtotal }
      : { ...line, what: 'added', difference: is.subtotal }
  // Of a group the row that was chosen instead tells it.
  if (was.selected && !is.selected)
    return group.length > 0 ? undefined : { ...line, what: 'removed', difference: -was.subtotal }
  if (is.selected && was.quantity !== is.quantity)
    return {
      ...line,
      what: 'quantity',
      quantities: [was.quantity, is.quantity],
      difference: is.subtotal - was.subtotal,
    }
  return undefined
}
