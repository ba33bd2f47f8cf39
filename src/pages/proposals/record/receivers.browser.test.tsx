import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { proposalQueries } from '#src/api/proposals.ts'
import { openScreen } from '#src/testing/open-screen.tsx'
import { person, proposalDetails, proposalRecord } from '#src/testing/records.ts'
import { offline, refusal, stubService, tagged } from '#src/testing/service.ts'
import { createOrganisationPerson, listOrganisationPeople } from '#wire/contacts.ts'
import { updateProposal } from '#wire/proposal-changes.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { getProposalRecord } from '#wire/proposal-record.ts'
import { listProposalVersions } from '#wire/proposal-versions.ts'
import { ProposalRecordReceivers } from './receivers.tsx'

const service = stubService()

const day = '2026-11-21T09:10:11.000000Z'
const receiver = (id: number, fullname: string): Proposal['receivers'][number] => ({
  id,
  fullname,
  email: `${id}@test.example`,
  signature_required: true,
  signature_allowed: true,
  proposal_link: 'https://test.example/p/1',
})
const line = { date: null, fault: null, reason: '', section: '', visits_today: 0, state: 'linked', removable: true }
const total = { price_total: '€ 0,00', price_total_original: '0.00', price_total_override: null }
const version = {
  id: 20,
  number: 1,
  current: true,
  seen_by_customer: true,
  date_created: day,
  date_sent: day,
  person: '',
}

/** The receivers' part of a record, as it is in this version. */
function answer(etag: string, ...receivers: Proposal['receivers']) {
  const people = receivers.map(({ id, fullname }) => ({ contact_people_id: id, fullname }))
  const named = { firstname: '', salutation: '', state: 'waiting', must_sign: true, may_sign: true, line }
  const record = proposalRecord(proposalDetails(7, { version_id: 20, receivers }), { id: 20, number: 1 })
  const customer = { ...record.customer, receivers: people.map((person) => ({ ...person, ...named })) }
  service.current.on(getProposalRecord, () => tagged({ ...record, customer }, etag))
}

function Receivers() {
  const { data } = useQuery(proposalQueries.detail(7))
  return data && <ProposalRecordReceivers proposal={data} />
}

test('who is taken off or added is so over what somebody else saved meanwhile', async () => {
  service.current.on(listProposalVersions, () => [{ ...version, ...total }])
  service.current.on(listOrganisationPeople, () => [])
  const sent = service.current.on(updateProposal, ({ headers }) =>
    headers['if-match'] === '"2"' ? { status: 'ok' } : refusal(412, 'It was changed meanwhile'),
  )
  answer('"1"', receiver(5, 'An Smit'), receiver(6, 'Bo Kuiper'))
  openScreen({ Component: Receivers }, { path: '/proposals/7' })
  const remove = page.getByRole('button', { name: 'Remove Bo Kuiper' })
  await expect.element(remove).toBeVisible()
  answer('"2"', receiver(5, 'An Smit'), receiver(6, 'Bo Kuiper'), receiver(8, 'Cas Mol'))
  await remove.click()
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({ body: { contact_people: [5, 8] }, headers: { 'if-match': '"2"' } })
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a new person who could not be added yet is not made a second time', async () => {
  service.current.on(listProposalVersions, () => [{ ...version, ...total }])
  service.current.on(listOrganisationPeople, () => [])
  service.current.on(updateProposal, offline)
  const made = service.current.on(createOrganisationPerson, () => person(9, 'Dee Vos', 50))
  answer('"1"', receiver(5, 'An Smit'))
  openScreen({ Component: Receivers }, { path: '/proposals/7' })
  await page.getByRole('button', { name: 'New person' }).click()
  const form = page.getByRole('form', { name: 'New person' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Dee Vos')
  await form.getByRole('textbox', { name: 'Email' }).fill('dee@test.example')
  const add = form.getByRole('button', { name: 'Add' })
  await add.click()
  await expect.element(form.getByText(/cannot be reached/)).toBeVisible()
  const sent = service.current.on(updateProposal, () => ({ status: 'ok' }))
  await add.click()
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ contact_people: [5, 9] }])
  expect(made).toHaveLength(1)
})
