import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProposalDocument } from './document.ts'
import { mergeDocuments, taking } from './merge.ts'
import { saying } from './merge-records.ts'
import { inOrder, orderedKeys } from './order.ts'
import type { PriceDraft } from './table.ts'
import { aDocument, aRow, withRows } from './testing/documents.ts'

type Edit =
  | { act: 'type'; row: number; field: 'content' | 'quantity' | 'price'; value: number }
  | { act: 'remove'; row: number }
  | { act: 'add'; after: number; value: number }
  | { act: 'move'; value: number }
  | { act: 'name'; value: number }
  | { act: 'text'; value: number }
  | { act: 'fill'; value: number }

const rows = 6
const row = fc.integer({ min: 1, max: rows })
const value = fc.integer({ min: 100, max: 120 })
const typing = fc.record({
  act: fc.constant('type' as const),
  row,
  field: fc.constantFrom('content' as const, 'quantity' as const, 'price' as const),
  value,
})
const removing = fc.record({ act: fc.constant('remove' as const), row })
const adding = fc.record({ act: fc.constant('add' as const), after: fc.integer({ min: 0, max: rows }), value })
const ofThree = fc.oneof(
  ...(['name', 'text', 'fill', 'move'] as const).map((act) => fc.record({ act: fc.constant(act), value })),
)
const edits = fc.array(fc.oneof(typing, removing, adding, ofThree), { maxLength: 8 })

const before = withRows(Array.from({ length: rows }, (_, at) => aRow(at + 1)))
/** All rows here are price rows. */
const rowsOf = (document: ProposalDocument) =>
  (document.pricetables[0]?.rows ?? []).filter((row): row is PriceDraft => row.type === 'price')

/** One person's edits; what they add is named after them. */
function after(who: string, list: readonly Edit[]): ProposalDocument {
  let document = before
  const change = (write: (rows: readonly PriceDraft[]) => readonly PriceDraft[]) => {
    document = withRows(write(rowsOf(document)), document)
  }
  for (const [turn, edit] of list.entries()) {
    if (edit.act === 'type') {
      const typed = edit.field === 'content' ? `${who} ${edit.value}` : edit.value
      change((rows) => rows.map((one) => (one.id === edit.row ? { ...one, [edit.field]: typed } : one)))
    } else if (edit.act === 'remove') change((rows) => rows.filter(({ id }) => id !== edit.row))
    else if (edit.act === 'add') {
      const added = { ...aRow(0), id: null, key: `${who}-${turn}`, content: `${who} adds ${edit.value}` }
      change((rows) => {
        const at = rows.findIndex(({ id }) => id === edit.after) + 1
        return [...rows.slice(0, at), added, ...rows.slice(at)]
      })
    } else if (edit.act === 'move') document = withTableAt(edit.value % 2, document)
    else document = renamed(document, `${who} ${edit.value}`, edit.act)
  }
  return document
}

/** The price table before or after the section. */
const withTableAt = (place: number, document: ProposalDocument) =>
  inOrder(document, ['section-1', 'table-0'].toSpliced(1, 1).toSpliced(place, 0, 'table-0'))

function renamed(document: ProposalDocument, text: string, act: 'name' | 'text' | 'fill'): ProposalDocument {
  if (act === 'name') return { ...document, fields: { ...document.fields, name: text } }
  if (act === 'fill') return { ...document, custom_fields: { term: text } }
  return { ...document, sections: document.sections.map((section) => ({ ...section, html: text })) }
}

/** What an edit is about; two lists that share none are disjoint. */
const subject = (edit: Edit) => ('row' in edit ? `row ${edit.row}` : edit.act === 'add' ? undefined : edit.act)

const disjoint = fc
  .tuple(edits, edits)
  .map(([one, other]) => {
    const taken = new Set(one.map(subject))
    return [one, other.filter((edit) => edit.act === 'add' || !taken.has(subject(edit)))] as const
  })
  .map(([one, other]) => ({ mine: after('mine', one), theirs: after('theirs', other) }))

const said = (document: ProposalDocument) => ({
  ...document,
  order: orderedKeys(document),
  pricetables: document.pricetables.map(({ rows, ...table }) => ({ ...table, rows: rows.map(saying) })),
})

test('disjoint edits merge to the same in either order, without a question', () => {
  fc.assert(
    fc.property(disjoint, ({ mine, theirs }) => {
      const one = mergeDocuments({ before, mine, theirs })
      const other = mergeDocuments({ before, mine: theirs, theirs: mine })
      expect(one.conflicts).toEqual([])
      expect(said(one.document)).toEqual(said(other.document))
    }),
    { numRuns: 200 },
  )
})

/** Every value that differs from the start, by where it stands. */
function typed(document: ProposalDocument): Map<string, unknown> {
  const found = new Map<string, unknown>()
  const put = (at: string, value: unknown, was: unknown) => value !== was && found.set(at, value)
  put('name', document.fields.name, before.fields.name)
  put('text', document.sections[0]?.html, before.sections[0]?.html)
  put('fill', document.custom_fields['term'], before.custom_fields['term'])
  for (const one of rowsOf(document)) {
    const was = rowsOf(before).find(({ id }) => id === one.id)
    for (const field of ['content', 'quantity', 'price'] as const)
      put(`${was ? `#${one.id}` : one.key} ${field}`, one[field], was?.[field])
  }
  return found
}

const valuesIn = (document: ProposalDocument) =>
  new Set([
    document.fields.name,
    document.sections[0]?.html,
    document.custom_fields['term'],
    ...rowsOf(document).flatMap(({ content, quantity, price }) => [content, quantity, price]),
  ])

test('nothing that either typed is lost silently: it is in the document, or asked about', () => {
  fc.assert(
    fc.property(edits, edits, (one, other) => {
      const versions = { before, mine: after('mine', one), theirs: after('theirs', other) }
      const { document, conflicts } = mergeDocuments(versions)
      const mine = valuesIn(document)
      for (const [at, value] of typed(versions.mine)) expect(mine, at).toContain(value)
      const theirs = valuesIn(conflicts.reduce((taken, each) => taking(taken, each, 'theirs'), document))
      for (const [at, value] of typed(versions.theirs)) expect(theirs, at).toContain(value)
    }),
    { numRuns: 200 },
  )
})

test('taking mine everywhere keeps what I wrote, taking before undoes it', () => {
  fc.assert(
    fc.property(value, value, (mine, theirs) => {
      fc.pre(mine !== theirs)
      const named = (name: number) => aDocument({ name: String(name) })
      const { document, conflicts } = mergeDocuments({ before: aDocument(), mine: named(mine), theirs: named(theirs) })
      const [conflict] = conflicts
      if (!conflict) throw new Error('no conflict')
      expect(taking(document, conflict, 'mine').fields.name).toBe(String(mine))
      expect(taking(document, conflict, 'before').fields.name).toBe(aDocument().fields.name)
    }),
  )
})
