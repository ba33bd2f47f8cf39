import type { Proposal } from '#wire/proposal-details.ts'
import type { ReadingOrder } from '#wire/reading-order.ts'
import { editedFieldsOf, type EditedFields } from './edited-fields.ts'
import type { Keyed } from './merge-lists.ts'
import { keysInOrder } from './order.ts'
import { draftTables, type DraftTable } from './table.ts'

/** What an update changes, each with a value; the custom fields stand apart, by name. */
export type DraftFields = Omit<EditedFields, 'custom_fields'>

export type DraftSection = Keyed & { title: string; html: string }

/** Everything of a proposal that the editor writes. */
export type ProposalDocument = {
  fields: DraftFields
  custom_fields: Readonly<Record<string, string>>
  sections: readonly DraftSection[]
  pricetables: readonly DraftTable[]
  /** Keys of sections and tables as they are read among each other; left out while all sections come first. */
  order?: readonly string[]
}

/** What the editor starts from, as the service tells it. */
export function documentOf(proposal: Proposal & { content: { order?: ReadingOrder } }): ProposalDocument {
  const { custom_fields, ...fields } = editedFieldsOf(proposal)
  const { content } = proposal
  const parts = {
    sections: content.sections.map((section) => ({ key: `section-${section.id}`, ...section })),
    pricetables: draftTables(content.pricetables),
  }
  const order = keysInOrder(content.order, parts)
  return {
    fields,
    custom_fields: Object.fromEntries(custom_fields.map(({ name, value }) => [name, value])),
    ...parts,
    ...(order && { order }),
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
  const newIds = new Map<string, number>()
  const learn = (sentItems: readonly Keyed[], answeredItems: readonly Keyed[]) => {
    for (const [at, { key, id }] of sentItems.entries()) {
      const answeredId = answeredItems[at]?.id
      if (typeof answeredId === 'number' && answeredId !== id) newIds.set(key, answeredId)
    }
  }
  learn(sent.sections, answered.sections)
  const numbers = new Map<string, number>()
  for (const [at, { key, number, rows }] of sent.pricetables.entries()) {
    const table = answered.pricetables[at]
    learn(rows, table?.rows ?? [])
    if (number === null && typeof table?.number === 'number') numbers.set(key, table.number)
  }
  const named = <Item extends Keyed>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, id: newIds.get(item.key) ?? item.id }))
  if (newIds.size === 0 && numbers.size === 0) return document
  return {
    ...document,
    sections: named(document.sections),
    pricetables: document.pricetables.map((table) => {
      const number = numbers.get(table.key)
      return { ...table, ...(number !== undefined && { number }), rows: named(table.rows) }
    }),
  }
}
