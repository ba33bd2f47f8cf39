import type { Input } from '#wire/operation.ts'
import type { saveContent } from '#wire/proposal-content.ts'
import type { ProposalChanges } from '#wire/proposal-changes.ts'
import type { DraftSection, ProposalDocument } from './document.ts'
import { plainOrder, wireOrder } from './order.ts'
import { asSaved, numbered, positionsOf } from './table-list.ts'
import { wireRows, type DraftTable } from './table.ts'

export type ContentChanges = NonNullable<Input<typeof saveContent>['body']>
type TableChanges = NonNullable<ContentChanges['pricetables']>[number]

/** What one request takes to the service: the fields of an update, or the content. */
export type Changes = { kind: 'fields'; body: ProposalChanges } | { kind: 'content'; body: ContentChanges }
export type ChangeKind = Changes['kind']

const differ = (a: unknown, b: unknown) => a !== b && JSON.stringify(a) !== JSON.stringify(b)

/** What of the document is not at the service yet, content first: a total set by hand is held against it. */
export function changesBetween(before: ProposalDocument, now: ProposalDocument): Changes[] {
  const content = contentChanges(before, now)
  const fields = fieldChanges(before, now)
  return [
    ...(content ? [{ kind: 'content' as const, body: content }] : []),
    ...(fields ? [{ kind: 'fields' as const, body: fields }] : []),
  ]
}

/** What is not supplied stays, so only fields that differ go out. */
function fieldChanges(before: ProposalDocument, now: ProposalDocument): ProposalChanges | undefined {
  const names = Object.keys(now.fields) as (keyof ProposalDocument['fields'])[]
  const changed = names.filter((name) => differ(before.fields[name], now.fields[name]))
  const filled = Object.entries(now.custom_fields).filter(([name, value]) => before.custom_fields[name] !== value)
  if (changed.length === 0 && filled.length === 0) return undefined
  return {
    ...Object.fromEntries(changed.map((name) => [name, now.fields[name]])),
    ...(filled.length > 0 && { custom_fields: filled.map(([name, value]) => ({ name, value })) }),
  }
}

const isEnded = ({ fields: { status } }: ProposalDocument) => status !== 'edit' && status !== 'open'

function contentChanges(before: ProposalDocument, now: ProposalDocument): ContentChanges | undefined {
  const sections = differ(before.sections, now.sections) ? wireSections(now.sections) : undefined
  const tables = tableListChanges(before.pricetables, now.pricetables)
  const saved = asSaved(before, now)
  const [orderBefore, orderNow] = [wireOrder(before), wireOrder(saved)]
  // The plain order is told too where it was another.
  const order = differ(orderBefore, orderNow) ? (orderNow ?? plainOrder(saved)) : undefined
  if (!sections && !tables && !order) return undefined
  // It had come to its end, and somebody has said to open it again: the content goes first, and says so itself.
  const reopen = isEnded(before) && !isEnded(now)
  return {
    ...(sections && { sections }),
    ...tables,
    ...(order && { order }),
    ...(reopen && { reopen }),
  }
}

/** Undefined where all of them are as they were. */
function tableListChanges(before: readonly DraftTable[], now: readonly DraftTable[]) {
  const positions = positionsOf(before)
  const tables = numbered(now)
  const at = ({ number = null }: DraftTable) => positions.get(number)
  const changed = tables.flatMap((table) => {
    const position = at(table)
    const change = position === undefined ? undefined : tableChanges(before[position], table, position)
    return change ? [change] : []
  })
  const added = tables
    .filter((table) => at(table) === undefined)
    .map(({ number, title, settings, rows }) => ({
      ...(typeof number === 'number' && { number }),
      title,
      settings,
      rows: wireRows(rows),
    }))
  const left = new Set(tables.map(({ number }) => number))
  const removed = [...positions.keys()].filter((number) => number !== null && !left.has(number)) as number[]
  if (changed.length + added.length + removed.length === 0) return undefined
  return {
    ...(changed.length > 0 && { pricetables: changed }),
    ...(added.length > 0 && { added_pricetables: added }),
    ...(removed.length > 0 && { removed_pricetables: removed }),
  }
}

function tableChanges(
  before: DraftTable | undefined,
  { id, title, settings, rows }: DraftTable,
  position: number,
): TableChanges | undefined {
  const change = {
    ...(differ(before?.title, title) && { title }),
    ...(differ(before?.settings, settings) && { settings }),
    ...(differ(before?.rows, rows) && { rows: wireRows(rows) }),
  }
  return Object.keys(change).length > 0 ? { id, position, ...change } : undefined
}

/** As the service takes them; of two that claim the same id the second is a new one. */
function wireSections(sections: readonly DraftSection[]) {
  const free = new Set(sections.map(({ id }) => id))
  return sections.map(({ key: _key, id, ...section }) =>
    id !== null && free.delete(id) ? { id, ...section } : section,
  )
}
