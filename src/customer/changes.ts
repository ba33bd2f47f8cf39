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

/** How many rows, sections and attachments, and what the total did; VAT stays out where the proposal shows none. */
export function changeSums({ changes, prices, tables }: ViewedProposal) {
  const list = changes?.list ?? []
  const vat = shownVat(tables)
  return {
    rows: list.filter(({ part }) => part === 'row').length,
    sections: list.filter(({ part }) => part === 'section').length,
    attachments: list.filter(({ part }) => part === 'attachment').length,
    difference: changes ? Math.round((grandTotal(prices, vat) - grandTotal(changes, vat)) * 100) / 100 : 0,
  }
}

/** Whether the seller made the total another: choices in this version do that too, and are no change to read about. */
export function isTotalChanged(viewed: ViewedProposal): boolean {
  const { changes, changed, prices } = viewed
  if (!changes || changeSums(viewed).difference === 0) return false
  // Set by hand it stands whatever is chosen; its VAT may not.
  const isSetAnew = prices.price_total_override !== null && prices.price_total !== changes.price_total
  return changed === null || isSetAnew
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
