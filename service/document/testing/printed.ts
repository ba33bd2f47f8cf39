import { priceTables } from '#pricing/price-tables.ts'
import { plainPriceRow } from '#wire/price-rows.ts'
import type { ViewedAcceptance, ViewedProposal } from '#wire/viewer.ts'
import type { ViewedRow, ViewedTable } from '#wire/viewed-prices.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { readFont } from '#hosts/node/fonts.ts'
import { writeDocument } from '#service/document/document.ts'
import type { PrintedProposal } from '#service/document/printed-proposal.ts'

type PriceRow = Extract<ViewedRow, { type: 'price' }>

export const priceRow = (id: number, fields: Partial<PriceRow> = {}): PriceRow => ({
  ...plainPriceRow,
  id,
  content: `Row ${id}`,
  price: 100,
  vat_percentage: 21,
  ...fields,
})

export const aTable = (rows: ViewedRow[], title = 'Prices'): ViewedTable => ({
  title,
  settings: { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false },
  rows,
})

export const anAcceptance = (fields: Partial<ViewedAcceptance> = {}): ViewedAcceptance => ({
  receiver_id: 1,
  name: 'Anneke de Groot',
  date: '2026-11-22T19:14:03.000000Z',
  fields: [{ label: 'Order number', value: 'PO-118' }],
  signature: { typed: 'Anneke de Groot' },
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  ...fields,
})

type Overrides = Partial<Omit<ViewedProposal, 'proposal'>> & { proposal?: Partial<ViewedProposal['proposal']> }

/** A proposal as a receiver sees it, with the sums of its rows. */
export function aPrinted(
  { proposal, ...overrides }: Overrides = {},
  more: Partial<PrintedProposal> = {},
): PrintedProposal {
  const tables = overrides.tables ?? [aTable([priceRow(1)])]
  const counted = priceTables(
    tables.map(({ settings, rows }) => ({
      settings,
      rows: rows.map((row) =>
        row.type === 'price'
          ? {
              ...row,
              quantity: row.quantity ?? 0,
              price: row.price ?? 0,
              discount_type: row.discount_type ?? false,
              discount_value: row.discount_value ?? 0,
            }
          : row,
      ),
    })),
    { override: null },
  )
  const { calculated: _, ...prices } = counted
  const viewed: ViewedProposal = {
    account: { title: 'Van Vliet', logo_url: '', locale: 'nl-NL', currency: 'EUR' },
    order: null,
    attachments: [],
    proposal: {
      name: 'Heat pump',
      proposal_nr: '2026-1187',
      status: 'open',
      version_id: 7,
      version_number: 2,
      date_sent: '2026-11-19T10:00:00.000000Z',
      valid_until: '2026-12-19',
      expired: false,
      date_won: null,
      language: 'en',
      contact_name: 'De Groot',
      ...proposal,
    },
    owner: { name: 'Marieke Vos', jobtitle: 'Adviser', phone: '030 555 01 42', email: 'marieke@vanvliet.example' },
    receiver: { id: 1, name: 'Anneke de Groot', must_sign: true, may_sign: true, state: 'opened' },
    others: [],
    design: null,
    sections: [{ id: 1, title: 'Introduction', html: '<p>Dear <strong>Anneke</strong>,</p>' }],
    tables,
    choices_at: '7-0',
    changed: null,
    frozen: false,
    choices: [],
    prices: { ...prices, exact: true },
    words: { sentence: 'You accept version 2.', meaning: 'A simple electronic signature.' },
    agree: { fields: [], terms: null },
    comments: [],
    acceptances: [],
    changes: null,
    preview: false,
    rehearsal: false,
    ...overrides,
  }
  return {
    viewed,
    timeZone: 'Europe/Amsterdam',
    trail: [],
    verifyUrl: 'https://app.test/verify',
    pictures: new Map(),
    ...more,
  }
}

export const written = (printed: PrintedProposal) => writeDocument(printed, readFont)

/** What a reader finds in it, page by page, by another program than the one that wrote it. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: false })
  return text.map((page) => page.replace(/\s+/g, ' '))
}

export const textOf = async (printed: PrintedProposal) => (await pagesOf(await written(printed))).join(' ')
