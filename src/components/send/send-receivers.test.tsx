import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Receiver } from '#wire/proposal-details.ts'
import type { Finding } from './finding.ts'
import { SendFindings } from './send-findings.tsx'
import { SendReceivers } from './send-receivers.tsx'

const receiver = (id: number, fullname: string, signature_required: boolean, signature_allowed: boolean): Receiver => ({
  id,
  fullname,
  email: id === 3 ? '' : `${fullname.toLowerCase()}@degroot.example`,
  signature_required,
  signature_allowed,
  proposal_link: '',
})

/** What is read, element by element. */
const read = (html: string) =>
  html
    .replace(/<[^>]*>/g, '|')
    .split('|')
    .filter((words) => words.trim() !== '')

test('of each receiver it is said in words what they may do, and that an address is missing', () => {
  const receivers = [
    receiver(1, 'Anneke', true, true),
    receiver(2, 'Wim', false, true),
    receiver(3, 'Bart', false, false),
  ]
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SendReceivers
        choice={{ receivers, chosen: new Set([1, 2, 3]), onChoose: undefined }}
        editPath="/proposals/7/edit"
      />
    </I18nProvider>,
  )
  expect(read(html)).toEqual([
    'Receivers',
    'Anneke',
    'anneke@degroot.example',
    'Signer',
    'Wim',
    'wim@degroot.example',
    'May sign',
    'Bart',
    'No email address',
    'Reader',
  ])
})

test('a changed price may be used or kept, another open proposal opened or kept beside this one', () => {
  const findings: Finding[] = [
    {
      look: 'products',
      kind: 'warning',
      text: 'Boiler: 1.395,00 here, 1.435,00 in Products',
      price: { product_id: 3, from: 1395, to: 1435, words: '1.435,00' },
    },
    { look: 'others', kind: 'warning', text: 'Another open one', mend: { to: '/proposals/8', label: 'Open' } },
  ]
  const never = () => Promise.resolve(undefined)
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <SendFindings
          findings={findings}
          mends={{ onEmail: never, onFill: never, onPrice: never, onDay: never, onKeep: () => undefined }}
        />
      </MemoryRouter>
    </I18nProvider>,
  )
  expect(read(html)).toEqual([
    '2 warnings',
    'Boiler: 1.395,00 here, 1.435,00 in Products',
    'Use 1.435,00',
    'Keep',
    'Another open one',
    'Open',
    'Keep both',
    '10 checks passed',
  ])
})
