import { getDocumentProxy, getMeta } from 'unpdf'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { formatAmount, formatMoney } from '#pricing/amount.ts'
import { decimal } from '#pricing/testing/arbitraries.ts'
import { anAcceptance, aPrinted, aTable, pagesOf, priceRow, textOf, written } from './testing/printed.ts'

const withMarks = { includeMarkedContent: true }
const plain = (text: string) => text.replace(/\s+/g, ' ')

describe('a document', () => {
  test('says what the page says: whose, what, for whom, until when, and whom to call', async () => {
    const text = await textOf(aPrinted())
    for (const said of [
      'Van Vliet',
      'Proposal 2026-1187 · version 2',
      'Heat pump',
      'For Anneke de Groot, De Groot',
      '19 November 2026',
      'Valid until 19 December 2026',
      'Marieke Vos Adviser 030 555 01 42 marieke@vanvliet.example',
      'Introduction Dear Anneke,',
      'Page 1 of 1',
    ])
      expect(text).toContain(said)
  })

  test.each([
    ['nl', ['Offerte 2026-1187', 'Geldig tot en met', 'Totaal incl. btw', 'Pagina 1 van 1']],
    ['de', ['Angebot 2026-1187', 'Gültig bis', 'Gesamt (brutto)', 'Seite 1 von 1']],
    ['fr', ['Proposal 2026-1187', 'Total incl. VAT']],
  ])('in %s it speaks as its reader does, or English', async (language, said) => {
    const text = await textOf(aPrinted({ proposal: { language } }))
    for (const words of said) expect(text).toContain(words)
  })

  test('is tagged, has a title and a language, and the same proposal gives the same bytes', async () => {
    const [one, other] = [await written(aPrinted()), await written(aPrinted())]
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
    const document = await getDocumentProxy(one.slice())
    expect((await getMeta(document)).info).toMatchObject({ Title: 'Heat pump', Author: 'Van Vliet', Language: 'en' })
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
    expect(Buffer.from(one).toString('latin1')).toContain('pdfuaid:part')
  })

  test('its letters can be read whatever the documents before it held', async () => {
    const saying = (html: string) => aPrinted({ sections: [{ id: 1, title: '', html }] })
    const first = await written(saying('<p>About quotes</p>'))
    await written(saying('<p>ü</p>'))
    expect(await textOf(saying('<p>About quotes</p>'))).toContain('About quotes')
    expect(Buffer.from(await written(saying('<p>About quotes</p>'))).equals(Buffer.from(first))).toBe(true)
  })

  test('a paragraph that crosses a page is read to its end: what is marked ends with its page and goes on with the next', async () => {
    const words = (of: string) => Array.from({ length: 900 }, (_, at) => `${of}${at}`).join(' ')
    const html = `<p>${words('a')}</p><ul><li>${words('b')}</li></ul><p><a href="https://a.test">${words('c')}</a></p>`
    const document = await getDocumentProxy(await written(aPrinted({ sections: [{ id: 1, title: 'Text', html }] })))
    expect(document.numPages).toBeGreaterThan(3)
    for (let number = 1; number <= document.numPages; number += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const page = await document.getPage(number)
      // oxlint-disable-next-line no-await-in-loop -- as above
      const [tree, { items }] = [JSON.stringify(await page.getStructTree()), await page.getTextContent(withMarks)]
      let depth = 0
      for (const item of items) {
        if ('str' in item) expect(depth > 0 || item.str.trim() === '', item.str).toBe(true)
        else depth += item.type === 'endMarkedContent' ? -1 : 1
        expect(depth, `page ${number}`).toBeGreaterThanOrEqual(0)
        if ('id' in item && item.id) expect(tree).toContain(`"${item.id}"`)
      }
      expect(depth).toBe(0)
    }
  })

  test('its headings, paragraphs, lists and tables are what readers are told they are', async () => {
    const html = '<p>One</p><h2>Two</h2><ul><li>Three</li></ul>'
    const document = await getDocumentProxy(await written(aPrinted({ sections: [{ id: 1, title: 'Text', html }] })))
    const page = await document.getPage(1)
    const roles = JSON.stringify(await page.getStructTree()).match(/"role":"\w+"/g) ?? []
    expect(new Set(roles.map((role) => role.slice(8, -1)))).toEqual(
      new Set([
        'Root',
        'Document',
        'Sect',
        'P',
        'H1',
        'H2',
        'H3',
        'L',
        'LI',
        'Lbl',
        'LBody',
        'Table',
        'TR',
        'TH',
        'TD',
      ]),
    )
  })
})

const anyRow = fc.record({
  quantity: decimal(4, { min: 0, max: 40 }),
  price: decimal(4, { min: -50, max: 50_000 }),
  vat_percentage: fc.constantFrom(0, 9, 21),
  selectable: fc.constantFrom<(false | 'check' | 'radio')[]>(false, false, 'check', 'radio'),
  user_selected: fc.boolean(),
  discount_type: fc.constantFrom<(false | 'percentage' | 'amount')[]>(false, 'percentage', 'amount'),
  discount_value: decimal(2, { min: 0, max: 100 }),
  recurring_type: fc.constantFrom<(false | 'month' | 'year')[]>(false, false, 'month', 'year'),
})

const languages = { en: 'en-GB', nl: 'nl-NL', de: 'de-DE' } as const

test('every figure in it is the one of the answer, in every language and notation', async () => {
  const cases = fc.record({
    rows: fc.array(anyRow, { minLength: 1, maxLength: 30 }),
    language: fc.constantFrom(...(['en', 'nl', 'de'] as const)),
  })
  await fc.assert(
    fc.asyncProperty(cases, async ({ rows, language }) => {
      const table = aTable(rows.map((row, at) => priceRow(at + 1, row)))
      const printed = aPrinted({ tables: [table], proposal: { language } })
      const text = await textOf(printed)
      const locale = languages[language]
      const { prices } = printed.viewed
      for (const { subtotal } of prices.tables[0]?.rows ?? [])
        if (subtotal !== null) expect(text).toContain(plain(formatAmount(subtotal, { locale })))
      expect(text).toContain(plain(formatMoney(prices.total_with_vat, { locale, currency: 'EUR' })))
      expect(text).toContain(plain(formatAmount(prices.price_total, { locale })))
      for (const { base, total } of prices.vat)
        for (const amount of [base, total]) expect(text).toContain(plain(formatAmount(amount, { locale })))
    }),
    { numRuns: 12 },
  )
})

test('the proof writes days in words and leaves out what was left empty', async () => {
  const asked = { type: 'text' as const, required: false, options: [] }
  const fields = [
    { ...asked, label: 'Order number' },
    { ...asked, label: 'Start', type: 'date' as const },
  ]
  const acceptances = [
    anAcceptance({
      fields: [
        { label: 'Order number', value: '' },
        { label: 'Start', value: '2027-01-05' },
      ],
    }),
  ]
  const text = await textOf(aPrinted({ acceptances, agree: { fields, terms: null }, proposal: { language: 'nl' } }))
  expect(text).toContain('Start 5 januari 2027')
  expect(text).not.toContain('Order number')
})

describe('price tables', () => {
  test('a quantity times the price that is shown is the row', async () => {
    const rows = [priceRow(1, { quantity: 1000, price: 0.085 }), priceRow(2, { quantity: 2.5, price: 3.335 })]
    const text = await textOf(aPrinted({ tables: [aTable(rows)], proposal: { language: 'nl' } }))
    expect(text).toMatch(/Row 1 1\.000 × 0,085 85,00 Row 2 2,5 × 3,335 8,34/)
  })

  test('a discount that adds to the price has one sign, as on the page', async () => {
    const rows = [
      priceRow(1, { discount_type: 'percentage', discount_value: -5 }),
      priceRow(2, { discount_type: 'amount', discount_value: -2.5 }),
    ]
    const text = await textOf(aPrinted({ tables: [aTable(rows)], proposal: { language: 'nl' } }))
    expect(text).toContain('1 × 100,00, +5% 105,00')
    expect(text).toContain('1 × 100,00, +2,50 102,50')
  })

  test('an empty row that parts two groups is not drawn, and parts them', async () => {
    const radio = { selectable: 'radio' } as const
    const rows = [priceRow(1, radio), priceRow(2, { content: '', price: 0 }), priceRow(3, radio)]
    const text = await textOf(aPrinted({ tables: [aTable(rows)] }))
    expect(text).toContain('Choose one Row 1 100.00 Choose one Row 3 100.00')
  })

  test('readers are told what is chosen and what is not', async () => {
    const rows = [
      priceRow(1, { selectable: 'check', user_selected: true }),
      priceRow(2, { selectable: 'check' }),
      priceRow(3),
    ]
    const document = await getDocumentProxy(await written(aPrinted({ tables: [aTable(rows)] })))
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree())
    expect(tree.match(/"alt":"[^"]*"/g)).toEqual(['"alt":"Your choice"', '"alt":"Optional"'])
  })

  test('a table that goes on says on each page what its columns are', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => priceRow(at + 1))
    const pages = await pagesOf(await written(aPrinted({ tables: [aTable(rows)] })))
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages.slice(0, -1)) expect(page).toContain('Description Amount')
  })

  test('a recurring row says whether its first period is in the total', async () => {
    const rows = [
      priceRow(1, { recurring_type: 'year', recurring_include_in_totals: true }),
      priceRow(2, { recurring_type: 'month' }),
    ]
    const text = await textOf(aPrinted({ tables: [aTable(rows)] }))
    expect(text).toMatch(/Row 1 First year is in the total 100\.00 per year Row 2 100\.00 per month/)
  })

  test.each([
    ['en', false, 'Agreed price, excl. VAT 80.00'],
    ['nl', false, 'Afgesproken prijs, excl. btw 80,00'],
    ['de', false, 'Vereinbarter Preis, netto 80,00'],
    ['nl', true, 'Afgesproken prijs € 80,00'],
  ])('a total set by hand is called agreed: in %s, VAT hidden: %s', async (language, vat_hidden, said) => {
    const table = aTable([priceRow(1)])
    const tables = [{ ...table, settings: { ...table.settings, vat_hidden } }]
    const { prices } = aPrinted({ tables }).viewed
    const agreed = { ...prices, price_total: 80, price_total_override: 80 }
    expect(await textOf(aPrinted({ tables, prices: agreed, proposal: { language } }))).toContain(said)
    expect(await textOf(aPrinted({ tables, proposal: { language } }))).not.toMatch(/agreed|afgesproken|vereinbart/i)
  })

  test('the totals never stand alone on a page', async () => {
    for (let count = 14; count < 24; count += 1) {
      const rows = Array.from({ length: count }, (_, at) => priceRow(at + 1))
      // oxlint-disable-next-line no-await-in-loop -- each is a document
      const pages = await pagesOf(await written(aPrinted({ tables: [aTable(rows)] })))
      expect(pages.find((page) => page.includes('Total incl. VAT'))).toContain(`Row ${count} `)
    }
  })

  test('what is hidden stands nowhere in it', async () => {
    const row = priceRow(1, { quantity: null, price: null, discount_type: null, discount_value: null })
    const printed = aPrinted({ tables: [aTable([row])] })
    const [table] = printed.viewed.prices.tables
    if (!table) throw new Error('There is one')
    table.rows = [{ subtotal: null, counted: true, selected: true }]
    const text = await textOf(printed)
    expect(text).toContain('Row 1 Excl. VAT')
  })

  test('signed, it holds what was chosen and nothing else', async () => {
    const rows = [
      priceRow(1, { content: 'Wired', selectable: 'radio', user_selected: true }),
      priceRow(2, { content: 'Wireless', selectable: 'radio' }),
    ]
    const open = await textOf(aPrinted({ tables: [aTable(rows)] }))
    expect(open).toContain('Choose one Wired 100.00 Wireless 100.00')
    const signed = await textOf(aPrinted({ tables: [aTable(rows)], acceptances: [anAcceptance()] }))
    expect(signed).toContain('Wired Your choice 100.00')
    expect(signed).not.toContain('Wireless')
  })
})

describe('the proof', () => {
  const signed = (more: object = {}) =>
    aPrinted(
      { acceptances: [anAcceptance(more)], proposal: { status: 'won' } },
      {
        trail: [
          { date: '2026-11-19T10:00:00.000000Z', person: 'Marieke Vos', act: { kind: 'sent', version: 2 } },
          { date: '2026-11-22T19:14:03.000000Z', person: 'Anneke de Groot', act: { kind: 'signed' } },
        ],
      },
    )

  test('says who signed, when, what was filled in, what happened in which order, and the hash of it all', async () => {
    const pages = await pagesOf(await written(signed()))
    const proof = pages.at(-1)
    for (const said of [
      'Proof',
      '“You accept version 2.”',
      'A simple electronic signature.',
      'Signed on 22 November 2026 at 20:14:03 CET · Signature typed',
      'Order number PO-118',
      '19 November 2026 at 11:00:00 CET Marieke Vos sent version 2 22 November 2026 at 20:14:03 CET Anneke de Groot signed',
      '9f86d081 884c7d65 9a2feaa0 c55ad015 a3bf4f1b 2b0b822c d15d6c15 b0f00a08',
      'https://app.test/verify',
    ])
      expect(proof).toContain(said)
  })

  test('a signature that was typed is whole, however long the name', async () => {
    const typed = 'Dr. Maximilian-Alexander von und zu Hohenzollern-Sigmaringen-Oberlandstettenbach'
    const proof = (await pagesOf(await written(signed({ name: 'M. A.', signature: { typed } })))).at(-1) ?? ''
    expect(proof.replace(/\s/g, '')).toContain(typed.replace(/\s/g, ''))
  })

  test('terms that were agreed to are told with each signature', async () => {
    const agree = { ...signed().viewed.agree, terms: { text: 'Payment within 30 days.', url: '' } }
    const agreed = aPrinted({ acceptances: [anAcceptance(), anAcceptance()], agree, proposal: { status: 'won' } })
    const text = (await pagesOf(await written(agreed))).join(' ')
    expect(text.match(/Terms and conditions Read and accepted/g)).toHaveLength(2)
    expect(await textOf(signed())).not.toContain('Read and accepted')
  })

  test('a signature that was drawn is drawn, and readers are told whose it is', async () => {
    const strokes: [number, number][][] = [
      [
        [10, 10],
        [400, 90],
      ],
      [[500, 20]],
    ]
    const document = await getDocumentProxy(await written(signed({ signature: { strokes } })))
    const page = await document.getPage(document.numPages)
    expect(JSON.stringify(await page.getStructTree())).toContain('Signature of Anneke de Groot')
  })

  test('without a signature there is none', async () => {
    expect(await textOf(aPrinted())).not.toContain('Proof')
  })
})

/** How often others are answered while this is written, if a clock says of each step that it took long. */
async function turnsOfOthers(printed: ReturnType<typeof aPrinted>) {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 20))
  let turns = 0
  const count = () => {
    turns += 1
    others = setImmediate(count)
  }
  let others = setImmediate(count)
  await written(printed)
  clearImmediate(others)
  clock.mockRestore()
  return turns
}

let ofAny = 0
beforeAll(async () => {
  ofAny = await turnsOfOthers(aPrinted())
})

const longText = 'A sentence that is read by somebody. '.repeat(40)
const longWord = 'abcde'.repeat(1000)
const inSection = (html: string) => aPrinted({ sections: [{ id: 1, title: '', html }] })
const question = { label: 'Why', type: 'text' as const, required: false, options: [] }

test.each([
  ['a paragraph', inSection(`<p>${longText}</p>`)],
  ['a word', inSection(`<p>${longWord}</p>`)],
  ['a link', inSection(`<p><a href="https://x.example">${longWord}</a></p>`)],
  ['a heading', inSection(`<h2>${longText}</h2>`)],
  ['a list', inSection(`<ul>${'<li>One</li>'.repeat(60)}</ul>`)],
  ['a quote', inSection(`<blockquote>${'<p>One</p>'.repeat(60)}</blockquote>`)],
  ['a table', inSection(`<table><tbody>${'<tr><td>One</td><td>Two</td></tr>'.repeat(60)}</tbody></table>`)],
  ['a cell', inSection(`<table><tbody><tr><td>${longWord}</td></tr></tbody></table>`)],
  ['many pages', inSection('<p>One</p><hr class="page-break">'.repeat(60))],
  ['a row', aPrinted({ tables: [aTable([priceRow(1, { content: longText })])] })],
  ['the terms', aPrinted({ agree: { fields: [], terms: { text: longText, url: '' } } })],
  [
    'the proof',
    aPrinted({
      acceptances: [anAcceptance({ fields: [{ label: 'Why', value: longText }] })],
      agree: { fields: [question], terms: null },
    }),
  ],
])('others are answered while it writes %s', async (_what, printed) => {
  expect(await turnsOfOthers(printed)).toBeGreaterThan(ofAny + 40)
})
