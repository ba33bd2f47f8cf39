import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { proposalQueries } from '#src/api/proposals.ts'
import { newQueryClient } from '#src/api/query-client.ts'
import { openScreen } from '#src/testing/open-screen.tsx'
import { proposalDetails, proposalRecord } from '#src/testing/records.ts'
import { helloOf, refusal, stubService } from '#src/testing/service.ts'
import { hello } from '#wire/account.ts'
import { getProposal } from '#wire/proposal-details.ts'
import { getProposalRecord } from '#wire/proposal-record.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { ProposalRecordHead } from './head.tsx'

const service = stubService()

function Head() {
  const { data } = useQuery(proposalQueries.detail(7))
  return data && <ProposalRecordHead proposal={data} total={100} />
}

const receivers = [
  {
    id: 5,
    fullname: 'An',
    email: 'an@test.example',
    signature_required: true,
    signature_allowed: true,
    proposal_link: '',
  },
]
const heading = page.getByRole('heading', { name: 'Proposal 7' })
const unsent = page.getByText('Version 3, customer sees 2')

const sent = { id: 20, number: 2 }

/** The head of a proposal whose customer has that version. */
async function openHead(version_id: number, status: ProposalStatus = 'open') {
  service.current.on(getProposalRecord, () =>
    proposalRecord(proposalDetails(7, { status, version_id, receivers }), sent),
  )
  openScreen({ Component: Head }, { path: '/proposals/7' })
  await expect.element(heading).toBeVisible()
}

test('what was changed since it was sent is told as soon as the record stands', async () => {
  await openHead(21)
  expect(unsent.query()).not.toBeNull()
  await expect.element(page.getByRole('link', { name: 'Send version 3 to 1 person…' })).toBeVisible()
})

test('nobody is asked for it where the details were kept: nothing moves once it comes', async () => {
  const client = newQueryClient()
  const details = proposalDetails(7, { version_id: 21 })
  client.setQueryData(proposalQueries.detail(7).queryKey, { ...details, sent, etag: undefined })
  openScreen({ Component: Head }, { path: '/proposals/7', client })
  await expect.element(heading).toBeVisible()
  expect(unsent.query()).not.toBeNull()
})

test.each([
  { version_id: 20, status: 'open', because: 'is as it was sent' },
  { version_id: 21, status: 'won', because: 'is over' },
] as const)('nothing is told of a proposal that $because', async ({ version_id, status }) => {
  await openHead(version_id, status)
  expect(unsent.query()).toBeNull()
})

test('nothing is told where the service knows of version 2 alone', async () => {
  service.current.on(hello, () => helloOf({ interfaces: ['v2'] }))
  service.current.on(getProposalRecord, () => refusal(404, 'There is no app interface'))
  service.current.on(getProposal, () => proposalDetails(7, { version_id: 21 }))
  openScreen({ Component: Head }, { path: '/proposals/7' })
  await expect.element(heading).toBeVisible()
  expect(unsent.query()).toBeNull()
})
