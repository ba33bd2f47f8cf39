import type { Proposal, ProposalChanges } from '#wire/proposals.ts'
import type { Keyed } from './merge-lists.ts'

type Changes = Omit<ProposalChanges, 'custom_fields'>

/** What an update changes, each with a value; the custom fields stand apart, by name. */
export type DraftFields = { [Key in keyof Changes]-?: Exclude<Changes[Key], undefined> }

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
  const { price_total_override: override, content } = proposal
  return {
    fields: {
      account_user_id: proposal.account_user_id,
      contact_id: proposal.contact.contact_id,
      contact_people: proposal.receivers.map(({ id }) => id),
      design_template_id: proposal.design_template_id,
      directory_id: proposal.directory_id,
      name: proposal.name,
      price_total: override === null ? null : Number(override),
      status: proposal.status,
      text_template_id: proposal.text_template_id,
      tags: proposal.tags.map(({ name }) => name),
    },
    custom_fields: Object.fromEntries(proposal.custom_fields.map(({ name, value }) => [name, value])),
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
