import type { MessageDescriptor } from '@lingui/core'
import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { fieldWords } from '#src/components/proposal-form/field-words.ts'
import type { ProposalDocument } from '#src/draft/document.ts'
import type { Conflict, Note, Path, Whose } from '#src/draft/findings.ts'
import { nameOf } from '#src/draft/merge-lists.ts'
import { formatNumber } from '#src/locales/formats.ts'

const fields: Record<string, MessageDescriptor> = {
  ...fieldWords,
  title: msg`Title`,
  html: msg`Text`,
  content: msg`Description`,
  quantity: msg`Quantity`,
  price: msg`Price`,
  vat_percentage: msg`VAT`,
  selectable: msg`Choice`,
  user_selected: msg`Selected`,
  user_quantity: msg`Quantity set by the customer`,
  discount_type: msg`Discount`,
  discount_value: msg`Discount`,
  recurring_type: msg`Recurring`,
  recurring_include_in_totals: msg`Recurring`,
  hide_price: msg`Price hidden`,
  hide_quantity: msg`Quantity hidden`,
  unique_id: msg`Unique ID`,
  product_id: msg`Product`,
  sku: msg`SKU`,
  picture: msg`Image`,
  type: msg`Row type`,
  vat_default_percentage: msg`Default VAT`,
  vat_hidden: msg`VAT hidden`,
  rows_include_vat: msg`Prices include VAT`,
}

/** Names of records that are told by number: a user, a design, a directory. */
export type NameOf = (field: string, id: number) => string | undefined

/** A field of a row, a section or a proposal, as people call it. */
export const wordOf = (field: string) => {
  const word = fields[field]
  return word ? i18n._(word) : field
}

const shownField = (field: string, labels: ReadonlyMap<string, string>) => labels.get(field) ?? wordOf(field)

/** Which part of the proposal a change is about: a row by its description, a section by its title. */
function placeWords([part, ...inside]: Path, { sections, pricetables }: ProposalDocument): string | undefined {
  if (part === 'sections') return sections.find((one) => nameOf(one) === inside[0])?.title || t`Section`
  if (part !== 'pricetables') return undefined
  const table = pricetables.find(({ key }) => key === inside[0])
  const row = table?.rows.find((one) => nameOf(one) === inside[2])
  return inside[1] === undefined ? table?.title || t`Prices` : row?.content || t`Price row`
}

/** “Isolation plates: Quantity”: what both changed. */
export function conflictTitle(conflict: Conflict, document: ProposalDocument, labels: ReadonlyMap<string, string>) {
  const place = placeWords(conflict.at, document)
  if (conflict.whole) return place ?? t`Price row`
  const names = [...new Set(Object.keys(conflict.mine).map((field) => shownField(field, labels)))].join(', ')
  return place === undefined ? names : `${place}: ${names}`
}

/** One of the versions, in words. */
export function versionWords(conflict: Conflict, whose: Whose, nameOf: NameOf): string {
  const said = Object.entries(conflict[whose]).flatMap(([field, value]) => valueWords(field, value, nameOf))
  return said.join(', ') || t`Nothing`
}

function valueWords(field: string, value: unknown, nameOf: NameOf): string[] {
  if (value === null || value === '' || value === undefined || value === false) return []
  if (value === true) return [wordOf(field)]
  if (Array.isArray(value)) return value.flatMap((one) => valueWords(field, one, nameOf))
  if (typeof value === 'number')
    return [nameOf(field, value) ?? (field.endsWith('_id') ? t`No. ${value}` : formatNumber(value))]
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return [
    field === 'html'
      ? text
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()
      : text,
  ]
}

function removedWords([part, , inside]: Path) {
  if (part === 'sections') return t`removed a section`
  return inside === undefined ? t`removed a price table` : t`removed a row`
}

/** What was taken over from others, one sentence each, the same said once. */
export function noteWords(
  notes: readonly Note[],
  document: ProposalDocument,
  labels: ReadonlyMap<string, string>,
): string[] {
  const said = notes.map((note) => {
    const place = placeWords(note.at, document) ?? ''
    const isSection = note.at[0] === 'sections'
    if (note.at[0] === 'order') return t`changed the order of text and prices`
    switch (note.what) {
      case 'changed': {
        const names = [...new Set(note.names?.map((field) => shownField(field, labels)))].join(', ')
        return place === '' ? t`edited: ${names}` : t`edited “${place}”: ${names}`
      }
      case 'added':
        return t`added “${place}”`
      case 'removed':
        return removedWords(note.at)
      case 'moved':
        return isSection ? t`moved sections` : t`moved rows`
      case 'kept-mine':
        return t`removed “${place}”, which is kept because you edited it`
      case 'kept-theirs':
        return t`edited “${place}”, which is kept although you removed it`
    }
  })
  return [...new Set(said)]
}
