import { describe, expect, test } from 'vitest'
import { priceRow } from '#src/components/proposals/testing/price-row.ts'
import type { Row } from '#wire/price-rows.ts'
import type { Proposal, Receiver } from '#wire/proposals.ts'
import { sendChecks, type Checked } from './send-checks.ts'

const receiver = (fullname: string, email: string): Receiver => ({
  id: 1,
  fullname,
  email,
  signature_required: true,
  signature_allowed: true,
  proposal_link: '',
})
const row = (fields: object = {}) => priceRow({ price: 10, vat_percentage: 21, subtotal: 10, ...fields })
const content = (html: string, rows: Row[]) =>
  ({
    sections: [{ id: 1, title: 'Offer', html }],
    pricetables: [
      {
        id: 'main',
        title: 'Prices',
        settings: { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false },
        rows,
      },
    ],
  }) as Proposal['content']
const field = (fields: object) => ({
  name: 'term',
  label: 'Term',
  type: 'text' as const,
  value: '',
  required: false,
  ...fields,
})

const proposal: Checked['proposal'] = {
  id: 7,
  receivers: [receiver('Anneke', 'a@b.nl')],
  custom_fields: [],
  content: content('<p>Dear [contact_firstname], see [proposal_link]</p>', [row()]),
  price_total_override: null,
}
const checks = (change: Partial<Checked['proposal']>, rest: Partial<Checked> = {}) =>
  sendChecks({
    proposal: { ...proposal, ...change },
    phone: '010',
    method: 'service',
    message: [],
    products: [],
    others: [],
    ...rest,
  }).map(({ kind, text, mend }) => [kind, text, mend?.to])

test('a proposal that lacks nothing has no findings', () => {
  expect(checks({})).toEqual([])
})

describe('in the way of sending stands', () => {
  test('that nobody receives it', () => {
    expect(checks({ receivers: [] })).toEqual([['blocker', 'Nobody receives it yet', '/proposals/7/edit?tab=details']])
  })
  test('each receiver without an email address, unless the links are sent by hand', () => {
    const receivers = [receiver('Anneke', 'a@b.nl'), receiver('Bram', '')]
    expect(checks({ receivers })).toEqual([['blocker', 'Bram has no email address', undefined]])
    expect(checks({ receivers }, { method: 'self' })).toEqual([])
  })
  test('a tag in the text that nothing fills: of an empty custom field, or of one that nobody knows', () => {
    const custom_fields = [field({}), field({ name: 'site', value: 'Attic' })]
    const text = content('<p>[custom_term] [custom_site] [custom_gone]</p>', [])
    expect(checks({ custom_fields, content: text })).toEqual([
      ['blocker', 'Nothing fills [custom_term] in “Offer”', '/proposals/7/edit?tab=text'],
      ['blocker', 'Nothing fills [custom_gone] in “Offer”', '/proposals/7/edit?tab=text'],
    ])
  })
  test('a tag in the message that nothing fills, to be mended right there', () => {
    expect(checks({}, { message: ['Hello [contact_fullname]', '[Contact_Firstname]'] })).toEqual([
      ['blocker', 'Nothing fills [Contact_Firstname] in the message', undefined],
    ])
  })
  test('nothing of the message when the links are sent by hand: it is not mailed', () => {
    expect(checks({}, { message: ['[custom_gone] [sic]'], method: 'self' })).toEqual([])
  })
  test('the owner’s phone only once it is known that there is none', () => {
    const message = ['Call [user_phone]']
    expect(checks({}, { message, phone: undefined })).toEqual([])
    expect(checks({}, { message, phone: '' })).toHaveLength(1)
  })
  test('a required custom field that is empty; an empty one that is not required does not', () => {
    const custom_fields = [field({ required: true }), field({ name: 'note', label: 'Note' })]
    expect(checks({ custom_fields })).toEqual([
      ['blocker', '“Term” is required and still empty', '/proposals/7/edit?tab=details'],
    ])
  })
})

describe('worth a look is', () => {
  test('a total of nothing, where there are prices', () => {
    expect(checks({ content: content('', [row({ price: 0 })]) })).toEqual([
      ['warning', 'It comes to nothing', '/proposals/7/edit'],
    ])
    expect(checks({ content: content('', []) })).toEqual([])
    expect(checks({ price_total_override: '0.00' })).toHaveLength(1)
  })
  test('a group in which nothing is chosen', () => {
    const options = [row({ selectable: 'radio' }), row({ id: 2, selectable: 'radio' })]
    expect(checks({ content: content('', options) })).toEqual([
      ['warning', 'In one group nothing is chosen: its first row counts', '/proposals/7/edit'],
    ])
    expect(checks({ content: content('', [row({ selectable: 'radio', user_selected: true })]) })).toEqual([])
  })
  test('a word in square brackets that is no tag: it is left as it is', () => {
    const text = content('<p>“Recieve” [sic]</p>', [])
    expect(checks({ content: text }, { message: ['[sic]'] })).toEqual([
      ['warning', '[sic] in “Offer” is no tag, and stays as it is', '/proposals/7/edit?tab=text'],
      ['warning', '[sic] in the message is no tag, and stays as it is', undefined],
    ])
  })
  test('another open one of the same customer, below what stands in the way', () => {
    const others = [{ id: 9, name: 'Bathroom', proposal_nr: '2026-9' }]
    expect(checks({ receivers: [] }, { others }).map(([kind]) => kind)).toEqual(['blocker', 'warning'])
    expect(checks({}, { others })).toEqual([
      ['warning', 'The same customer has another open one: Bathroom, 2026-9', '/proposals/9'],
    ])
  })
})

describe('a row that was filled from a product', () => {
  const hosting = { id: 3, price: 10, vat_percentage: 21, recurring: false } as const
  const withRow = (fields: object, product: object = {}) =>
    checks({ content: content('', [row({ product_id: 3, ...fields })]) }, { products: [{ ...hosting, ...product }] })

  test('is worth a look when the product has another price, VAT or period by now', () => {
    expect(withRow({})).toEqual([])
    expect(withRow({ price: 9 })).toEqual([
      ['warning', '“Hosting” differs from its product: price', '/proposals/7/edit'],
    ])
    expect(withRow({}, { vat_percentage: 9, recurring: 'month' })).toEqual([
      ['warning', '“Hosting” differs from its product: VAT, recurring', '/proposals/7/edit'],
    ])
  })
  test('has the VAT of its table where neither says one', () => {
    expect(withRow({ vat_percentage: null })).toEqual([])
    expect(withRow({ vat_percentage: 21 }, { vat_percentage: null })).toEqual([])
    expect(withRow({ vat_percentage: 9 }, { vat_percentage: null })).toHaveLength(1)
  })
  test('says nothing of a product that is gone, and the same thing once', () => {
    expect(withRow({ product_id: 4, price: 9 })).toEqual([])
    const twice = [row({ product_id: 3, price: 9 }), row({ id: 2, product_id: 3, price: 8 })]
    expect(checks({ content: content('', twice) }, { products: [hosting] })).toHaveLength(1)
  })
})
