import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ProposalCustomer } from '#wire/proposal-customer.ts'
import { RecordAcceptance } from './record-acceptance.tsx'

const customer: ProposalCustomer = {
  version: { id: 1, number: 1, date_sent: '2026-11-20T09:00:00.000000Z' },
  choices: null,
  acceptances: [
    {
      contact_people_id: 7,
      fullname: 'Anneke de Groot',
      version_id: 1,
      version_number: 1,
      name: 'Anneke de Groot',
      date: '2026-11-21T10:30:00.000000Z',
      fields: [
        { label: 'Order number', value: '' },
        { label: 'Start date', value: '2027-01-05' },
        { label: 'Reference', value: '2027-01-06' },
      ],
      signature: { typed: 'Anneke de Groot' },
      hash: '9f86d081',
      counts: true,
    },
  ],
  declines: [],
  agree_fields: [
    { label: 'Order number', type: 'text', required: false, options: [] },
    { label: 'Start date', type: 'date', required: true, options: [] },
    { label: 'Reference', type: 'text', required: false, options: [] },
  ],
  receivers: [],
  machine_visits: [],
}

test('what a signer filled in is told as on the customer’s page: days in words, and nothing of what was left empty', () => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RecordAcceptance customer={customer} />
    </I18nProvider>,
  )
  const text = html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')
  expect(text).toContain('|Start date|5 Jan 2027|')
  expect(text).toContain('|Reference|2027-01-06|')
  expect(text).not.toContain('Order number')
})
