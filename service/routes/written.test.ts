import { expect, test, vi } from 'vitest'
import { sellerRows as rows, sellerTest } from '#service/testing/seller.ts'
import * as account from '#wire/account.ts'
import { getBoard } from '#wire/board.ts'
import type { Operation } from '#wire/operation.ts'
import { getProposal } from '#wire/proposal-details.ts'
import { getProposalCustomer } from '#wire/proposal-customer.ts'
import { listAppProposals } from '#wire/proposal-list.ts'
import { getProposalRecord } from '#wire/proposal-record.ts'
import { listProposals } from '#wire/proposals.ts'
import { search } from '#wire/search.ts'
import { getToday } from '#wire/today.ts'

type Address = (seller: Awaited<ReturnType<typeof sellerTest>>) => string

const asked: readonly [string, Operation, Address][] = [
  ['hello', account.hello, () => '/hello'],
  ['the list of version 2', listProposals, () => '/proposals/open'],
  ['the details of version 2', getProposal, ({ id }) => `/proposals/${id}/details`],
  ['the list of the app', listAppProposals, ({ path }) => path('/proposals?status=open')],
  ['the counts', account.summary, ({ path }) => path('/summary')],
  ['a record', getProposalRecord, ({ path, id }) => path(`/proposals/${id}/record`)],
  ['what a customer did', getProposalCustomer, ({ path, id }) => path(`/proposals/${id}/customer`)],
  ['the board', getBoard, ({ path }) => path('/board')],
  ['today', getToday, ({ path }) => path('/today')],
  ['a search', search, ({ path }) => path('/search?q=pump')],
]

test.for(asked)('%s, asked often, leaves as it was made: zod makes nothing of it anew', async ([, op, address]) => {
  const seller = await sellerTest({ rows })
  const madeAnew = vi.spyOn(op.answer._zod, 'run')
  const { status } = await seller.send('GET', address(seller))
  expect(status).toBe(200)
  expect(madeAnew).not.toHaveBeenCalled()
})
