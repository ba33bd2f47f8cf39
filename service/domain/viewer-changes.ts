import type { ViewedProposal } from '#wire/viewer.ts'
import type { ViewedRow } from '#wire/viewed-prices.ts'
import type { Content } from './proposal-content.ts'
import type { KeptAttachment } from './template-content.ts'
import { viewedPrices, viewedTables } from './viewer-document.ts'

type Read = { content: Content; sections: ViewedProposal['sections'] }
type Change = NonNullable<ViewedProposal['changes']>['list'][number]
type Line = { row: ViewedRow; table: number; subtotal: number | null }

/** Differences between two versions in reading order; removed parts come last. */
export const changesBetween = (before: Read, after: Read): Change[] => [
  ...sectionChanges(before.sections, after.sections),
  ...rowChanges(linesOf(before.content), linesOf(after.content)),
  ...attachmentChanges(before.content.attachments ?? [], after.content.attachments ?? []),
]

function sectionChanges(before: Read['sections'], after: Read['sections']): Change[] {
  const known = new Map(before.map((section) => [section.id, section]))
  const kept = new Set(after.map(({ id }) => id))
  return [
    ...after.flatMap((section): Change[] => {
      const { id, title, html } = section
      const was = known.get(id)
      if (was?.title === title && was.html === html) return []
      return [{ part: 'section', id, title, kind: was ? 'changed' : 'added' }]
    }),
    ...before
      .filter(({ id }) => !kept.has(id))
      .map(({ id, title }): Change => ({ part: 'section', id, title, kind: 'removed' })),
  ]
}

/** Rows with an amount of their own; sums follow from them. The customer's choices are not changes by the seller. */
function linesOf(content: Content): Map<number, Line> {
  const { tables } = viewedPrices(content, null)
  const lines = viewedTables(content).flatMap(({ rows }, table) =>
    rows.map((row, at): Line => ({ row, table, subtotal: tables[table]?.rows[at]?.subtotal ?? null })),
  )
  return new Map(lines.map((line) => [line.row.id, line]))
}

function rowChanges(before: Map<number, Line>, after: Map<number, Line>): Change[] {
  const changed = [...after.values()].flatMap(({ row, table }): Change[] => {
    const was = before.get(row.id)
    if (!was) return [{ part: 'row', id: row.id, table, kind: 'added', before: null }]
    if (asOffered(was.row) === asOffered(row)) return []
    return [{ part: 'row', id: row.id, table, kind: 'changed', before: { row: was.row, subtotal: was.subtotal } }]
  })
  const removed = [...before.values()]
    .filter(({ row }) => !after.has(row.id))
    .map(({ row, table, subtotal }): Change => {
      return { part: 'row', id: row.id, table, kind: 'removed', before: { row, subtotal } }
    })
  return [...changed, ...removed]
}

/** One is still there under its name or as the same file. */
function attachmentChanges(before: readonly KeptAttachment[], after: readonly KeptAttachment[]): Change[] {
  const twinIn = (all: readonly KeptAttachment[], { file, name }: KeptAttachment) =>
    all.find((one) => one.file === file) ?? all.find((one) => one.name === name)
  return [
    ...after.flatMap((one): Change[] => {
      const { file, name } = one
      const was = twinIn(before, one)
      if (!was) return [{ part: 'attachment', file, name, kind: 'added', before: null }]
      if (was.file === file && was.name === name) return []
      return [{ part: 'attachment', file, name, kind: 'changed', before: { name: was.name } }]
    }),
    ...before
      .filter((one) => !twinIn(after, one))
      .map(({ file, name }): Change => ({ part: 'attachment', file, name, kind: 'removed', before: { name } })),
  ]
}

function asOffered(row: ViewedRow) {
  if (row.type !== 'price') return JSON.stringify(row)
  const { user_selected: _, quantity, ...offer } = row
  return JSON.stringify({ ...offer, quantity: row.user_quantity ? null : quantity })
}
