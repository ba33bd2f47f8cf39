import { describe, expect, test } from 'vitest'
import { priceRow } from '#src/components/proposals/testing/price-row.ts'
import type { Row } from '#wire/price-rows.ts'
import type { Proposal, Receiver } from '#wire/proposal-details.ts'
import { pictureHtml } from '#wire/pictures.ts'
import { passedOf, type Checked } from './finding.ts'
import { sendChecks } from './send-checks.ts'

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
const found = (change: Partial<Checked['proposal']>, rest: Partial<Checked> = {}) =>
  sendChecks({
    proposal: { ...proposal, ...change },
    phone: '010',
    method: 'service',
    message: [],
    locale: 'nl-NL',
    products: [],
    others: [],
    ...rest,
  })
const checks = (...given: Parameters<typeof found>) =>
  found(...given).map(({ kind, text, mend }) => [kind, text, mend?.to])

test('a proposal that lacks nothing has no findings', () => {
  expect(checks({})).toEqual([])
})

describe('in the way of sending stands', () => {
  test('that nobody receives it', () => {
    expect(checks({ receivers: [] })).toEqual([['blocker', 'No receivers yet', '/proposals/7/edit?tab=details']])
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
      ['blocker', '“Term” in “Offer” has no value', '/proposals/7/edit?tab=text#part-section-1'],
      ['blocker', '[custom_gone] in “Offer” has no value', '/proposals/7/edit?tab=text#part-section-1'],
    ])
  })
  test('a tag in the message that nothing fills, to be mended right there', () => {
    expect(checks({}, { message: ['Hello [contact_fullname]', '[Contact_Firstname]'] })).toEqual([
      ['blocker', '[Contact_Firstname] in the message has no value', undefined],
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
    expect(checks({ custom_fields })).toEqual([['blocker', '“Term” is required', undefined]])
    const text = content('<p>[custom_term] and again [Custom_Term]</p>', [])
    expect(checks({ custom_fields, content: text }, { message: ['[custom_term]'] })).toEqual([
      ['blocker', '“Term” is required', undefined],
    ])
  })
  test('such a field is filled in right there; one with formatted text in the editor', () => {
    const custom_fields = [
      field({ required: true }),
      field({ name: 'notes', label: '', required: true, type: 'textarea' }),
      field({ name: 'terms', label: 'Terms', required: true, type: 'html' }),
    ]
    expect(found({ custom_fields }).map(({ field, mend }) => field ?? mend)).toEqual([
      { name: 'term', label: 'Term', type: 'text' },
      { name: 'notes', label: 'notes', type: 'textarea' },
      { to: '/proposals/7/edit?tab=details#field-terms', label: 'Fill in' },
    ])
  })
})

describe('worth a look is', () => {
  test('a total of nothing, where there are prices', () => {
    expect(checks({ content: content('<p>Offer</p>', [row({ price: 0 })]) })).toEqual([
      ['warning', 'The total is zero', '/proposals/7/edit'],
    ])
    expect(checks({ content: content('<p>Offer</p>', []) })).toEqual([])
    expect(checks({ price_total_override: '0.00' })).toHaveLength(1)
  })
  test('a price row that is empty: it is left out of what the customer sees', () => {
    const empty = row({ id: 2, content: ' ', price: 0 })
    expect(checks({ content: content('<p>Offer</p>', [row(), empty]) })).toEqual([
      ['warning', '1 empty price row is left out', '/proposals/7/edit#part-row-2'],
    ])
    expect(checks({ content: content('<p>Offer</p>', [empty, { ...empty, id: 3 }]) })).toEqual([
      ['warning', '2 empty price rows are left out', '/proposals/7/edit#part-row-2'],
    ])
  })
  test('a manual total that the rows do not come to any more, with both amounts', () => {
    expect(checks({ price_total_override: '10.00' })).toEqual([])
    expect(checks({ price_total_override: '8000.00' })).toEqual([
      ['warning', 'Manual total 8.000,00; the rows add up to 10,00', '/proposals/7/edit'],
    ])
  })
  test.each([{ selectable: 'check' }, { selectable: 'radio', user_selected: true }, { user_quantity: true }])(
    'a manual total beside rows that can be chosen, which it does not follow: %o',
    (choice) => {
      const text =
        'The customer’s choices do not change the manual total. Use the calculated total, or offer no choices.'
      const choosable = content('<p>Offer</p>', [row({ ...choice, user_selected: true })])
      expect(checks({ content: choosable, price_total_override: '10.00' })).toEqual([
        ['warning', text, '/proposals/7/edit'],
      ])
      expect(checks({ content: choosable })).toEqual([])
    },
  )
  test('a group in which nothing is chosen', () => {
    const options = [row({ selectable: 'radio' }), row({ id: 2, selectable: 'radio' })]
    expect(checks({ content: content('<p>Offer</p>', options) })).toEqual([
      ['warning', '1 group has no selection: its first row counts', '/proposals/7/edit#part-row-1'],
    ])
    expect(checks({ content: content('<p>Offer</p>', [row({ selectable: 'radio', user_selected: true })]) })).toEqual(
      [],
    )
  })
  test('a word in square brackets that is no tag: it is left as it is', () => {
    const text = content('<p>“Recieve” [sic]</p>', [])
    expect(checks({ content: text }, { message: ['[sic]'] })).toEqual([
      ['warning', '[sic] in “Offer” is not a known tag and stays as text', '/proposals/7/edit?tab=text#part-section-1'],
      ['warning', '[sic] in the message is not a known tag and stays as text', undefined],
    ])
  })
  test('another open one of the same customer, below what stands in the way', () => {
    const others = [{ id: 9, name: 'Bathroom', proposal_nr: '2026-9' }]
    expect(checks({ receivers: [] }, { others }).map(([kind]) => kind)).toEqual(['blocker', 'warning'])
    expect(checks({}, { others })).toEqual([
      ['warning', 'Another open proposal for this customer: Bathroom, 2026-9', '/proposals/9'],
    ])
  })
})

describe('of the text', () => {
  const texts = (...sections: { title: string; html: string }[]) =>
    checks({ content: { ...proposal.content, sections: sections.map((section, at) => ({ id: at + 1, ...section })) } })
  const to = (id = 1) => `/proposals/7/edit?tab=text#part-section-${id}`
  const image = (alt: string) => pictureHtml({ src: `files/${'a'.repeat(22)}`, alt, width: 2, height: 1 })

  test('images that nobody described are said for each section, and lead to the first of them', () => {
    expect(
      texts(
        { title: 'Plan', html: image('A pump') + image('') + image('') },
        { title: '', html: `<p>x</p>${image('')}` },
        { title: 'Described', html: image('A pump') },
      ),
    ).toEqual([
      ['warning', '2 images in “Plan” have no alt text', `${to()}-picture-1`],
      ['warning', '1 image in the text has no alt text', `${to(2)}-picture-0`],
    ])
  })
  test('a tag in the alt text of an image: nothing fills it there; other words in brackets are words', () => {
    const html = image('A pump') + image('Roof of [contact_name], [sic] [contact_name]')
    expect(texts({ title: 'Offer', html })).toEqual([
      ['warning', '[contact_name] in the alt text of an image in “Offer” stays as text', `${to()}-picture-1`],
    ])
  })
  test('a sentence that promises a period when the proposal has none, to be set in the details', () => {
    const text = { content: content('<p>Hello. This offer is valid for 30 days.</p>', [row()]) }
    const until = (day: string | null) => checks(text, { validity: { day, today: '2026-11-24' } })
    expect(until(null)).toEqual([
      [
        'warning',
        'No valid until date, but “Offer” says “This offer is valid for 30 days.”',
        '/proposals/7/edit?tab=details',
      ],
    ])
    expect(until('2026-12-24')).toEqual([])
    // Not known yet: nothing is said.
    expect(checks(text)).toEqual([])
  })
  test('links that are not https, each once; mail and telephone are none of them', () => {
    const link = (href: string) => `<p><a href="${href}">x</a></p>`
    const html = ['http://a.example/?b=1&amp;c', 'https://b.example', 'mailto:a@b.example', 'tel:+31']
      .map(link)
      .join('')
    expect(texts({ title: 'Offer', html: html + html })).toEqual([
      ['warning', 'The link http://a.example/?b=1&c in “Offer” is not secure: use https', to()],
    ])
  })
  test('a section without anything to read is empty, one with a line or an image is not', () => {
    expect(
      texts(
        { title: 'Plan', html: '' },
        { title: '', html: '<p>&nbsp;</p><ul><li></li></ul>' },
        { title: 'Line', html: '<hr>' },
      ),
    ).toEqual([
      ['warning', 'Section “Plan” is empty', to()],
      ['warning', 'A section without a title is empty', to(2)],
    ])
  })
})

test('a look that found something has not passed, however often', () => {
  expect(passedOf([])).toBe(12)
  expect(passedOf([{ look: 'tags' }, { look: 'tags' }, { look: 'total' }])).toBe(10)
})

describe('a row that was filled from a product', () => {
  const hosting = { id: 3, price: 10, vat_percentage: 21, recurring: false } as const
  const withRow = (fields: object, product: object = {}) =>
    checks(
      { content: content('<p>Offer</p>', [row({ product_id: 3, ...fields })]) },
      { products: [{ ...hosting, ...product }] },
    )

  test('is worth a look when the product has another price, VAT or period by now', () => {
    expect(withRow({})).toEqual([])
    expect(withRow({ price: 9 })).toEqual([['warning', 'Hosting: 9,00 here, 10,00 in Products', undefined]])
    expect(withRow({}, { vat_percentage: 9, recurring: 'month' })).toEqual([
      ['warning', '“Hosting” differs from its product: VAT, recurring', '/proposals/7/edit#part-row-1'],
    ])
  })
  test('may take the price of now, or keep its own: then nothing is said of it', () => {
    const priced = { content: content('<p>Offer</p>', [row({ product_id: 3, price: 9 })]) }
    const [finding] = found(priced, { products: [hosting] })
    expect(finding?.price).toEqual({ product_id: 3, from: 9, to: 10, words: '10,00' })
    const kept = new Set(['Hosting: 9,00 here, 10,00 in Products'])
    expect(found(priced, { products: [hosting], kept })).toEqual([])
    expect(found({ receivers: [] }, { kept: new Set(['No receivers yet']) })).toHaveLength(1)
  })
  test('has the VAT of its table where neither says one', () => {
    expect(withRow({ vat_percentage: null })).toEqual([])
    expect(withRow({ vat_percentage: 21 }, { vat_percentage: null })).toEqual([])
    expect(withRow({ vat_percentage: 9 }, { vat_percentage: null })).toHaveLength(1)
  })
  test('says nothing of a product that is gone, and the same thing once', () => {
    expect(withRow({ product_id: 4, price: 9 })).toEqual([])
    const twice = [row({ product_id: 3, price: 9 }), row({ id: 2, product_id: 3, price: 9 })]
    expect(checks({ content: content('<p>Offer</p>', twice) }, { products: [hosting] })).toHaveLength(1)
  })
})

describe('until when it can be accepted', () => {
  const today = '2026-11-24'
  const validity = (day: string | null, rest: Partial<Checked> = {}) =>
    found({}, { ...rest, validity: { day, today } }).map(({ kind, text, day }) => [kind, text, day])

  test('a day that has passed is in the way: nobody could accept it', () => {
    expect(validity('2026-11-23')).toEqual([['blocker', 'Valid until 23 Nov 2026 is in the past', '2026-11-23']])
  })
  test.each([
    ['2026-11-24', 'Expires today'],
    ['2026-11-26', 'Expires in 2 days'],
  ])('%s is worth a look: %s', (day, words) => {
    expect(validity(day)).toEqual([['warning', expect.stringMatching(`^${words}`), day]])
  })
  test('later, or never, is fine', () => {
    expect(validity('2026-11-27')).toEqual([])
    expect(validity(null)).toEqual([])
  })
  test('a message that names a day needs one', () => {
    const message = ['Valid until [proposal_valid_until]']
    expect(validity('2026-12-24', { message })).toEqual([])
    expect(validity(null, { message })).toEqual([
      ['blocker', '[proposal_valid_until] in the message has no value', undefined],
    ])
    expect(found({}, { message })).toEqual([])
  })
})

test('an attachment that no mail would carry is worth a look', () => {
  const [large, small] = [
    { file: 'a', name: 'Plan.pdf', size: 12_582_912 },
    { file: 'b', name: 'Terms.pdf', size: 10_000_000 },
  ]
  expect(checks({}, { attachments: [large, small] })).toEqual([
    [
      'warning',
      'Plan.pdf is 12\u00a0MB: too large to forward, slow on a phone',
      '/proposals/7/edit?tab=text#attachments',
    ],
  ])
})
