import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#src/testing/open-screen.tsx'
import { proposalDetails } from '#src/testing/records.ts'
import { helloOf, offline, stubService } from '#src/testing/service.ts'
import { hello, listUsers } from '#wire/account.ts'
import { getProposalAgreement } from '#wire/proposal-agree.ts'
import { getProposalCustomer } from '#wire/proposal-customer.ts'
import { useTagValues } from './tag-values.ts'

const service = stubService((service) => {
  service.on(listUsers, () => [])
  service.on(getProposalAgreement, () => offline())
})

const receiver = (id: number, fullname: string) => ({
  id,
  fullname,
  email: '',
  signature_required: true,
  signature_allowed: true,
  proposal_link: '',
})

function Letter() {
  const proposal = proposalDetails(7, { receivers: [receiver(3, 'Anne Marie de Wit')] })
  const { contact_salutation, contact_firstname } = useTagValues(proposal, proposal.name, {}).values
  return <p>{`Dear ${contact_salutation} (${contact_firstname})`}</p>
}

test('a text greets its receiver as what is sent does', async () => {
  const people = [
    { contact_people_id: 2, fullname: 'Bo Smit', firstname: 'Bo', salutation: 'Mr Smit' },
    { contact_people_id: 3, fullname: 'Anne Marie de Wit', firstname: 'Anne Marie', salutation: 'Ms De Wit' },
  ].map((person) => ({
    ...person,
    state: 'waiting' as const,
    line: {
      state: 'unsent' as const,
      date: null,
      fault: null,
      reason: '',
      section: '',
      visits_today: 0,
      removable: true,
    },
    must_sign: true,
    may_sign: true,
  }))
  service.current.on(getProposalCustomer, () => ({
    version: null,
    choices: null,
    acceptances: [],
    declines: [],
    agree_fields: [],
    receivers: people,
    machine_visits: [],
  }))
  openScreen({ Component: Letter }, { path: '/letter' })
  await expect.element(page.getByText('Dear Ms De Wit (Anne Marie)')).toBeVisible()
})

test('a service that does not say leaves the name to greet with', async () => {
  service.current.on(hello, () => helloOf({ interfaces: ['v2'] }))
  openScreen({ Component: Letter }, { path: '/letter' })
  await expect.element(page.getByText('Dear Anne Marie de Wit (Anne)')).toBeVisible()
})
