import type { ViewedProposal } from '#wire/viewer.ts'

type Changes = NonNullable<ViewedProposal['changes']>
export type Change = Changes['list'][number]

/** What identifies a part of the document on the page. */
export const sectionAnchor = (id: number | '') => `section-${id}`
export const rowAnchor = (id: number) => `row-${id}`
const removedAnchor = 'removed'

const anchorOf = (change: Change) => {
  if (change.kind === 'removed') return removedAnchor
  return change.part === 'section' ? sectionAnchor(change.id) : rowAnchor(change.id)
}

/** Where there is something to be led to, in the order of the document, each place once; what went stands last. */
export function changedPlaces({ sections, tables, changes }: ViewedProposal): string[] {
  const order = [
    ...sections.map(({ id }) => sectionAnchor(id)),
    ...tables.flatMap(({ rows }) => rows.map(({ id }) => rowAnchor(id))),
  ]
  const rank = (anchor: string) => (anchor === removedAnchor ? order.length : order.indexOf(anchor))
  return [...new Set((changes?.list ?? []).map(anchorOf))]
    .filter((anchor) => rank(anchor) >= 0)
    .toSorted((a, b) => rank(a) - rank(b))
}

/** How many rows and sections, and what the total did; VAT stays out where the proposal shows none. */
export function changeSums({ changes, prices, tables }: ViewedProposal) {
  const list = changes?.list ?? []
  const hidesVat = tables.length > 0 && tables.every(({ settings }) => settings.vat_hidden)
  const [before, now] = hidesVat
    ? [changes?.price_total, prices.price_total]
    : [changes?.total_with_vat, prices.total_with_vat]
  return {
    rows: list.filter(({ part }) => part === 'row').length,
    sections: list.filter(({ part }) => part === 'section').length,
    difference: before === undefined ? 0 : Math.round((now - before) * 100) / 100,
  }
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

export const removedParts = ({ changes }: ViewedProposal) =>
  (changes?.list ?? []).filter(({ kind }) => kind === 'removed')
