import type { Proposal } from '#wire/proposals.ts'
import { editedFieldsOf, type EditedFields } from './edited-fields.ts'
import type { Keyed } from './merge-lists.ts'

/** What an update changes, each with a value; the custom fields stand apart, by name. */
export type DraftFields = Omit<EditedFields, 'custom_fields'>

export type DraftSection = Keyed & { title: string; html: string }

/** A row of specification 2.2; the grid that writes it knows its fields, a merge needs only its kind and identity. */
export type DraftRow = Keyed & { type: 'price' | 'discount' | 'subtotal' | 'title'; content: string }

export type DraftTable = {
  /** Stable while the page is open. */
  key: string
  /** The Unique ID of specification 2.2. */
  id: string | null
  title: string
  settings: Proposal['content']['pricetables'][number]['settings']
  rows: readonly DraftRow[]
}

/** Everything of a proposal that the editor writes. */
export type ProposalDocument = {
  fields: DraftFields
  custom_fields: Readonly<Record<string, string>>
  sections: readonly DraftSection[]
  pricetables: readonly DraftTable[]
}

/** What the editor starts from, as the service tells it. */
export function documentOf(proposal: Proposal): ProposalDocument {
  const { custom_fields, ...fields } = editedFieldsOf(proposal)
  const { content } = proposal
  return {
    fields,
    custom_fields: Object.fromEntries(custom_fields.map(({ name, value }) => [name, value])),
    sections: content.sections.map((section) => ({ key: `section-${section.id}`, ...section })),
    pricetables: content.pricetables.map(({ id, title, settings, rows }, at) => ({
      key: `table-${at}`,
      id,
      title,
      settings,
      rows: rows.map(({ subtotal: _subtotal, ...row }) => ({ key: `row-${row.id}`, ...row })),
    })),
  }
}

/**
 * The document with the ids that the service gave to what was new in `sent`: its answer has the same sections and rows
 * in the same order. What was written since keeps its place.
 */
export function withIds(
  document: ProposalDocument,
  sent: ProposalDocument,
  answered: ProposalDocument,
): ProposalDocument {
  const given = new Map<string, number>()
  const learn = (sentItems: readonly Keyed[], answeredItems: readonly Keyed[]) => {
    for (const [at, { key, id }] of sentItems.entries()) {
      const answeredId = answeredItems[at]?.id
      if (typeof answeredId === 'number' && answeredId !== id) given.set(key, answeredId)
    }
  }
  learn(sent.sections, answered.sections)
  for (const [at, { rows }] of sent.pricetables.entries()) learn(rows, answered.pricetables[at]?.rows ?? [])
  const named = <Item extends Keyed>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, id: given.get(item.key) ?? item.id }))
  if (given.size === 0) return document
  return {
    ...document,
    sections: named(document.sections),
    pricetables: document.pricetables.map((table) => ({ ...table, rows: named(table.rows) })),
  }
}
