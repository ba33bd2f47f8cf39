import { grandTotal, shownVat } from '#pricing/shown-vat.ts'
import type { ViewedProposal } from '#wire/viewer.ts'
import { documentParts } from './document-parts.ts'

type Changes = NonNullable<ViewedProposal['changes']>
export type Change = Changes['list'][number]
export type AttachmentChange = Extract<Change, { part: 'attachment' }>

/** What identifies a part of the document on the page. */
export const sectionAnchor = (id: number | '') => `section-${id}`
export const rowAnchor = (id: number) => `row-${id}`
const removedAnchor = 'removed'

export const attachmentAnchor = (file: string) => `attachment-${file}`

const anchorOf = (change: Change) => {
  if (change.kind === 'removed') return removedAnchor
  if (change.part === 'attachment') return attachmentAnchor(change.file)
  return change.part === 'section' ? sectionAnchor(change.id) : rowAnchor(change.id)
}

/** Where there is something to be led to, in the order of the page, each place once. */
export function changedPlaces(viewed: ViewedProposal): string[] {
  const { attachments, changes } = viewed
  const order = [
    ...documentParts(viewed).flatMap(({ section, table }) =>
      section ? [sectionAnchor(section.id)] : (table?.rows ?? []).map(({ id }) => rowAnchor(id)),
    ),
    // What went stands between the prices and what goes along.
    removedAnchor,
    ...attachments.map(({ file }) => attachmentAnchor(file)),
  ]
  const rank = (anchor: string) => order.indexOf(anchor)
  return [...new Set((changes?.list ?? []).map(anchorOf))]
    .filter((anchor) => rank(anchor) >= 0)
    .toSorted((a, b) => rank(a) - rank(b))
}

/** How many rows, sections and attachments. */
export function changeSums({ changes }: ViewedProposal) {
  const list = changes?.list ?? []
  return {
    rows: list.filter(({ part }) => part === 'row').length,
    sections: list.filter(({ part }) => part === 'section').length,
    attachments: list.filter(({ part }) => part === 'attachment').length,
  }
}

/**
 * What the seller did to the total; VAT stays out where the proposal shows none. 0 where choices in this version may have
 * done it, which are no change to read about.
 */
export function totalChange({ changes, changed, prices, tables }: ViewedProposal): number {
  if (!changes) return 0
  // Set by hand it stands whatever is chosen; its VAT may not.
  const isSetAnew = prices.price_total_override !== null && prices.price_total !== changes.price_total
  if (changed !== null && !isSetAnew) return 0
  const vat = shownVat(tables)
  return Math.round((grandTotal(prices, vat) - grandTotal(changes, vat)) * 100) / 100
}

/** By the id of the row that is still there: what it was, or that it is new. */
export const rowChanges = ({ changes }: ViewedProposal) =>
  new Map(
    (changes?.list ?? []).flatMap((change) =>
      change.part === 'row' && change.kind !== 'removed' ? [[change.id, change] as const] : [],
    ),
  )

export const sectionChanges = ({ changes }: ViewedProposal) =>
  new Map(
    (changes?.list ?? []).flatMap((change) =>
      change.part === 'section' && change.kind !== 'removed' ? [[change.id, change.kind] as const] : [],
    ),
  )

export const attachmentChanges = ({ changes }: ViewedProposal) =>
  new Map(
    (changes?.list ?? []).flatMap((change) =>
      change.part === 'attachment' && change.kind !== 'removed' ? [[change.file, change] as const] : [],
    ),
  )

export const removedParts = ({ changes }: ViewedProposal) =>
  (changes?.list ?? []).filter(({ kind }) => kind === 'removed')
