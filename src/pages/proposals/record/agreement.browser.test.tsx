import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#src/testing/open-screen.tsx'
import { refusal, stubService, tagged } from '#src/testing/service.ts'
import {
  getProposalAgreement,
  updateProposalAgreement,
  type ProposalAgreement as Agreement,
} from '#wire/proposal-agree.ts'
import { ProposalAgreement } from './agreement.tsx'

const service = stubService()
const window = page.getByRole('dialog', { name: 'Acceptance requirements' })
const save = window.getByRole('button', { name: 'Save', exact: true })

const signer = (contact_people_id: number, fullname: string) =>
  ({ contact_people_id, fullname, signature: 'required' }) as const
const plain: Agreement = {
  fields: [],
  terms: null,
  signers: [signer(5, 'An Smit')],
  valid_until: '2026-12-19',
  valid_days: null,
  password: false,
  signed: false,
}

/** The window, opened on what accepting asks for; gives what is saved of it, which holds for one version only. */
async function openWindow() {
  service.current.on(getProposalAgreement, () => tagged(plain, '"1"'))
  const Component = () => <ProposalAgreement proposal={{ id: 7, status: 'open' }} />
  openScreen({ Component }, { path: '/proposals/7' })
  await page.getByRole('button', { name: 'Edit requirements…' }).click()
  await expect.element(window).toBeVisible()
}

test('only what was changed of the requirements is sent', async () => {
  await openWindow()
  const sent = service.current.on(updateProposalAgreement, () => plain)
  await window.getByLabelText('Link to the terms').fill('https://test.example/terms')
  await save.click()
  await expect.element(window).not.toBeInTheDocument()
  expect(sent.map(({ body }) => body)).toEqual([{ terms: { url: 'https://test.example/terms', text: '' } }])
})

test('somebody saved meanwhile: theirs comes in, and what was typed is saved on top of it', async () => {
  await openWindow()
  const theirs = { ...plain, valid_until: '2027-01-31', signers: [signer(8, 'Cas Mol'), signer(5, 'An Smit')] }
  const sent = service.current.on(updateProposalAgreement, ({ headers }) =>
    headers['if-match'] === '"2"' ? theirs : refusal(412, 'It was changed meanwhile'),
  )
  await window.getByLabelText('Text of the terms').fill('Pay within 14 days')
  service.current.on(getProposalAgreement, () => tagged(theirs, '"2"'))
  await save.click()
  await expect.element(window.getByText(/Updated with their changes: Must sign, Valid until/)).toBeVisible()
  await expect.element(window.getByLabelText('Valid until')).toHaveValue('2027-01-31')
  await expect.element(window.getByLabelText('Signature of Cas Mol')).toBeVisible()
  await expect.element(window.getByLabelText('Text of the terms')).toHaveValue('Pay within 14 days')
  await save.click()
  await expect.element(window).not.toBeInTheDocument()
  expect(sent.at(-1)?.body).toEqual({ terms: { url: '', text: 'Pay within 14 days' } })
})

test('what both changed of the requirements is the person’s choice', async () => {
  await openWindow()
  service.current.on(updateProposalAgreement, () => refusal(412, 'It was changed meanwhile'))
  await window.getByLabelText('Valid until').fill('2026-12-24')
  service.current.on(getProposalAgreement, () => tagged({ ...plain, valid_until: '2027-01-31' }, '"2"'))
  await save.click()
  const choice = window.getByRole('group', { name: 'Valid until' })
  await choice.getByRole('radio', { name: /Theirs.*31/ }).click()
  await expect.element(window.getByRole('textbox', { name: 'Valid until' })).toHaveValue('2027-01-31')
})
