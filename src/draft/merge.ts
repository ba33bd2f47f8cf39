import type { ProposalDocument } from './document.ts'
import type { Conflict, Findings, Path, Whose } from './findings.ts'
import { mergeItem, mergeLists, nameOf, type Keyed } from './merge-lists.ts'
import { identityOf, mergeRecords } from './merge-records.ts'
import { mergeOrders } from './merge-orders.ts'
import { numbered, withKeysOf } from './table-list.ts'
import type { DraftTable } from './table.ts'

/**
 * Three-way merge: what only one side changed since `before` is taken, what both changed differently is a conflict in
 * which mine stands for now. Sections and rows are known by their ids.
 */
export function mergeDocuments(given: Record<Whose, ProposalDocument>): Findings & { document: ProposalDocument } {
  const findings: Findings = { conflicts: [], notes: [] }
  const versions = { ...given, theirs: withKeysOf(given.theirs, given.before, given.mine) }
  const of = <Part extends keyof ProposalDocument>(part: Part) => ({
    before: versions.before[part],
    mine: versions.mine[part],
    theirs: versions.theirs[part],
  })
  const document: ProposalDocument = {
    fields: mergeRecords(of('fields'), ['fields'], findings),
    custom_fields: mergeRecords(of('custom_fields'), ['custom_fields'], findings),
    sections: mergeLists(of('sections'), ['sections'], findings),
    pricetables: mergeTableLists(of('pricetables'), findings),
  }
  return { document: mergeOrders(versions, document, findings), ...findings }
}

/** Mine in their order, then what they added; where a table is read is a matter of the order. */
function mergeTableLists(versions: Record<Whose, readonly DraftTable[]>, findings: Findings): DraftTable[] {
  const { before, mine, theirs } = versions
  const isSameList = [before, theirs].every(
    (list) => list.length === mine.length && list.every(({ key }, at) => key === mine[at]?.key),
  )
  // Where one goes, the others are not told by their positions any more.
  const byKey = (list: readonly DraftTable[]) =>
    new Map((isSameList ? list : numbered(list)).map((table) => [table.key, table]))
  const [was, own, other] = [byKey(before), byKey(mine), byKey(theirs)]
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((key) => {
    const of = { before: was.get(key), mine: own.get(key), theirs: other.get(key) }
    return mergeItem<DraftTable>(of, ['pricetables', key], findings, mergeTables) ?? []
  })
}

function mergeTables({ before, mine, theirs }: Record<Whose, DraftTable>, at: Path, findings: Findings): DraftTable {
  const head = ({ title, settings }: DraftTable) => ({ title, ...settings })
  const { title, ...settings } = mergeRecords(
    { before: head(before), mine: head(mine), theirs: head(theirs) },
    at,
    findings,
  )
  const rows = { before: before.rows, mine: mine.rows, theirs: theirs.rows }
  return { ...mine, title, settings, rows: mergeLists(rows, [...at, 'rows'], findings) }
}

/** The document with one version of what both had changed. */
export function taking(document: ProposalDocument, conflict: Conflict, whose: Whose): ProposalDocument {
  const [part, ...inside] = conflict.at
  const apply = <T extends object>(record: T): T =>
    ({ ...(conflict.whole ? identityOf(record) : record), ...conflict[whose] }) as T
  const applyTo = <Item extends Keyed>(items: readonly Item[], name: string | undefined) =>
    items.map((item) => (nameOf(item) === name ? apply(item) : item))
  if (part === 'sections') return { ...document, sections: applyTo(document.sections, inside[0]) }
  if (part === 'fields') return { ...document, fields: apply(document.fields) }
  if (part === 'custom_fields') return { ...document, custom_fields: apply(document.custom_fields) }
  const [key, list, row] = inside
  const applyToTable = (table: DraftTable): DraftTable => {
    if (list !== undefined) return { ...table, rows: applyTo(table.rows, row) }
    const { title, ...settings } = apply({ title: table.title, ...table.settings })
    return { ...table, title, settings }
  }
  return { ...document, pricetables: document.pricetables.map((one) => (one.key === key ? applyToTable(one) : one)) }
}
