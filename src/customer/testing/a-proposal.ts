import { priceTables } from '#pricing/price-tables.ts'
import { plainPriceRow } from '#wire/price-rows.ts'
import type { ViewedProposal } from '#wire/viewer.ts'
import type { ViewedRow, ViewedTable } from '#wire/viewed-prices.ts'

type PriceRow = Extract<ViewedRow, { type: 'price' }>

export const priceRow = (id: number, fields: Partial<PriceRow> = {}): PriceRow => ({
  ...plainPriceRow,
  id,
  content: `Row ${id}`,
  price: 100,
  vat_percentage: 21,
  ...fields,
})

const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }
const receiver = { id: 1, name: 'Anneke de Groot', must_sign: true, may_sign: true, state: 'opened' as const }

type Overrides = Partial<Omit<ViewedProposal, 'proposal'>> & {
  tables?: ViewedTable[]
  exact?: boolean
  override?: number
  version?: number
  proposal?: Partial<ViewedProposal['proposal']>
}

/** As the service answers; rows with figures of their own. */
export function aProposal({
  exact = true,
  override,
  version = 2,
  proposal,
  ...overrides
}: Overrides = {}): ViewedProposal {
  const tables = overrides.tables ?? [
    { title: 'Prices', settings, rows: [priceRow(1), priceRow(2, { selectable: 'check' })] },
  ]
  const counted = priceTables(
    tables.map((table) => ({
      settings: table.settings,
      rows: table.rows.map((row) =>
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
    { override: override ?? null },
  )
  return {
    account: { title: 'Van Vliet', logo_url: '', locale: 'nl-NL', currency: 'EUR' },
    order: null,
    attachments: [],
    proposal: {
      name: 'Warmtepomp',
      proposal_nr: '2026-1187',
      status: 'open',
      version_id: version * 10,
      version_number: version,
      date_sent: '2026-11-19T09:10:11.000000Z',
      valid_until: null,
      expired: false,
      date_won: null,
      language: 'nl',
      contact_name: 'De Groot',
      ...proposal,
    },
    owner: { name: 'Marieke Vos', jobtitle: 'Adviseur', phone: '030 555 01 42', email: 'marieke@vanvliet.example' },
    receiver,
    others: [],
    design: null,
    sections: [{ id: 11, title: 'Ons voorstel', html: '<p>Bedankt.</p>' }],
    choices_at: 'a',
    changed: null,
    frozen: false,
    choices: [{ row_id: 2, selected: false, quantity: 1 }],
    words: { sentence: 'U gaat akkoord met versie 2.', meaning: 'Een gewone elektronische handtekening.' },
    agree: { fields: [], terms: null },
    comments: [],
    acceptances: [],
    changes: null,
    preview: false,
    rehearsal: false,
    ...overrides,
    tables,
    prices: { ...counted, exact },
  }
}
