import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ViewedAcceptance, ViewedProposal } from '#wire/viewer.ts'
import { Proof, SignedCover } from './signed.tsx'
import { speechOfProposal, SpeechContext } from './speech.ts'
import { aProposal } from './testing/a-proposal.ts'

const asked = { type: 'text' as const, required: false, options: [] }
const agree = {
  fields: [
    { ...asked, label: 'Ordernummer' },
    { ...asked, label: 'Startdatum', type: 'date' as const },
  ],
  terms: null,
}
const signed = (receiver_id: number, name: string, order: string, start: string): ViewedAcceptance => ({
  receiver_id,
  name,
  date: '2026-11-22T19:14:03.000000Z',
  fields: [
    { label: 'Ordernummer', value: order },
    { label: 'Startdatum', value: start },
  ],
  signature: { typed: name },
  hash: '9f86d081',
})

function textOf(viewed: ViewedProposal, part: ReactNode) {
  const html = renderToStaticMarkup(<SpeechContext value={speechOfProposal(viewed)}>{part}</SpeechContext>)
  return html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')
}
const proofOf = (viewed: ViewedProposal) => textOf(viewed, <Proof viewed={viewed} />)

test('the proof writes days in words and leaves out what was left empty', () => {
  const text = proofOf(aProposal({ agree, acceptances: [signed(1, 'Anneke de Groot', '', '2027-01-05')] }))
  expect(text).toContain('|Startdatum|5 januari 2027|')
  expect(text).not.toContain('Ordernummer')
})

test('where several signed, what each filled in stands beside their name', () => {
  const acceptances = [
    signed(1, 'Anneke de Groot', 'PO-118', '2027-01-05'),
    signed(2, 'Bram de Wit', 'PO-7', ''),
    signed(3, 'Carla Smit', '', ''),
  ]
  const text = proofOf(aProposal({ agree, acceptances }))
  expect(text).toContain(
    '|Anneke de Groot|Ordernummer: PO-118|Startdatum: 5 januari 2027|Bram de Wit|Ordernummer: PO-7|SHA-256|',
  )
})

test.each([
  { language: 'nl', signedOn: 'Getekend op', agreedOn: 'Akkoord op' },
  { language: 'en', signedOn: 'Signed on', agreedOn: 'Agreed on' },
  { language: 'de', signedOn: 'Unterschrieben am', agreedOn: 'Vereinbart am' },
])('what was won is said to be signed only where somebody signed it: $language', ({ language, signedOn, agreedOn }) => {
  const proposal = { status: 'won' as const, date_won: '2026-11-21T10:00:00.000000Z', language }
  const [unsigned, accepted] = [[], [signed(1, 'Anneke de Groot', '', '')]].map((acceptances) => {
    const viewed = aProposal({ proposal, acceptances })
    return textOf(viewed, <SignedCover viewed={viewed} />)
  })
  expect(accepted).toContain(`|${signedOn} 21`)
  expect(unsigned).toContain(`|${agreedOn} 21`)
  expect(unsigned).not.toContain(signedOn)
})
