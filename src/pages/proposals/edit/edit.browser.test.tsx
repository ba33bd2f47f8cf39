import type { LoaderFunctionArgs } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { accountQueries } from '#src/api/account.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { newQueryClient } from '#src/api/query-client.ts'
import { helloOf, offline, refusal, stubService } from '#src/testing/service.ts'
import { hello } from '#wire/account.ts'
import { getProposalRecord } from '#wire/proposal-record.ts'
import { load } from './edit.tsx'

const service = stubService()

/** A page that begins with what one before it was told, as the browser kept it. */
function opening() {
  const client = newQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  onTestFinished(() => client.cancelQueries())
  client.setQueryData(accountQueries.hello().queryKey, helloOf({}), { updatedAt: 1 })
  client.setQueryData(proposalQueries.detail(7).queryKey, {} as never, { updatedAt: 1 })
  const request = new Request(new URL('/proposals/7/edit', location.origin))
  return Promise.resolve(load(client)({ params: { id: '7' }, request } as unknown as LoaderFunctionArgs))
}

test('without a connection the editor opens with what was last loaded', async () => {
  service.current.on(hello, offline)
  service.current.on(getProposalRecord, offline)
  await expect(opening()).resolves.toBeNull()
})

test('what the service refuses to tell any more is not shown from before', async () => {
  service.current.on(getProposalRecord, () => refusal(403, 'Not yours'))
  await expect(opening()).rejects.toMatchObject({ status: 403 })
})
