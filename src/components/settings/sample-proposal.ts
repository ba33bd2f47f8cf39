import { useLingui } from '@lingui/react/macro'
import { priceTables } from '#pricing/price-tables.ts'
import { readingOf } from '#src/components/viewer/reading.ts'
import type { ViewedTable } from '#src/components/viewer/viewed.ts'
import { plainPriceRow } from '#wire/price-rows.ts'

const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }

/** A small proposal to show a design by, in the language of the app; `values` stand for the tags of its lines. */
export function useSampleProposal() {
  const { t, i18n } = useLingui()
  const row = (key: string, content: string, price: number) => ({
    ...plainPriceRow,
    key,
    content,
    price,
    vat_percentage: 21,
  })
  const tables: ViewedTable[] = [
    {
      key: '1',
      title: t`Prices`,
      settings,
      rows: [row('1', t`Oak worktop`, 1250), row('2', t`Installation, two days`, 960)],
    },
  ]
  const name = t`Kitchen renovation`
  const proposal = {
    reading: readingOf(i18n.locale, i18n.locale),
    name,
    proposal_nr: '2026-1187',
    customer: t`De Groot family`,
    sections: [
      {
        key: '1',
        title: t`Our proposal`,
        html: `<p>${t`We are pleased to offer you the following. Everything is included, down to the last tap.`}</p>`,
      },
    ],
    tables,
    prices: priceTables(tables, { override: null }),
    currency: 'EUR',
  }
  const values = {
    account_name: t`Your company`,
    contact_name: proposal.customer,
    proposal_name: name,
    proposal_nr: proposal.proposal_nr,
    proposal_date: '19-11-2026',
    proposal_valid_until: '19-12-2026',
    user_name: 'Marieke Vos',
    user_firstname: 'Marieke',
    user_phone: '030 555 01 42',
    user_email: 'marieke@example.com',
    page: '2',
    pages: '6',
  }
  return { proposal, values }
}
