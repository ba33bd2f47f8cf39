import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { proposalQueries } from '#src/api/proposals.ts'
import { openScreen } from '#src/testing/open-screen.tsx'
import { proposalDetails, proposalRecord } from '#src/testing/records.ts'
import { refusal, stubService, tagged } from '#src/testing/service.ts'
import { getProposalRecord } from '#wire/proposal-record.ts'
import { getProposalVersion, listProposalVersions, restoreProposalVersion } from '#wire/proposal-versions.ts'
import { ProposalRecordVersions } from './versions.tsx'

const service = stubService()

const day = '2026-11-21T09:10:11.000000Z'
const version = (number: number) => ({
  id: 20 + number,
  number,
  current: number === 2,
  seen_by_customer: number === 2,
  date_created: day,
  date_sent: day,
  person: 'Eva Prins',
  price_total: '€ 0,00',
  price_total_original: '0.00',
  price_total_override: null,
})

/** The record in this version of the service's. */
const answer = (etag: string) =>
  service.current.on(getProposalRecord, () =>
    tagged(proposalRecord(proposalDetails(7, { version_id: 22 }), { id: 22, number: 2 }), etag),
  )

function Versions() {
  const { data } = useQuery(proposalQueries.detail(7))
  return data && <ProposalRecordVersions proposal={data} />
}

test('a version that was not restored, as somebody else saved meanwhile, is restored when asked once more', async () => {
  service.current.on(listProposalVersions, () => [version(2), version(1)])
  service.current.on(getProposalVersion, ({ params }) => ({
    ...version(Number(params['version_id']) - 20),
    content: { sections: [], pricetables: [] },
  }))
  const sent = service.current.on(restoreProposalVersion, () => refusal(412, 'It was changed meanwhile'))
  answer('"1"')
  openScreen({ Component: Versions }, { path: '/proposals/7', at: '/proposals/7?tab=versions&version=21' })
  const restore = page.getByRole('button', { name: 'Restore this version' })
  await expect.element(restore).toBeVisible()
  const read = answer('"2"')
  await restore.click()
  await expect.element(page.getByText(/Somebody else changed this meanwhile/)).toBeVisible()
  await expect.poll(() => read.length).toBeGreaterThan(0)
  await restore.click()
  await expect.poll(() => sent.map(({ headers }) => headers['if-match'])).toEqual(['"1"', '"2"'])
})
