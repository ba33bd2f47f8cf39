import { expect, test, vi } from 'vitest'
import { countCompiled, engine } from '#service/testing/database.ts'
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

const alsoAsked: readonly [string, Address][] = [
  ['a later page', () => '/proposals/open?page=2'],
  ['a list by change', () => '/proposals/won?sort=date_modified'],
  ['a search of version 2', () => '/proposals/open?query=pump'],
  ['a search for one letter', () => '/proposals/open?query=p'],
  ['a list that is narrowed', ({ path }) => path('/proposals?status=won&amount=1000..&sent=90d&owner=1')],
  ['a list of what is lost', ({ path }) => path('/proposals?status=lost&loss_reason=price')],
  ['a board that is narrowed', ({ path }) => path('/board?sent=90d')],
  ['the organisations', () => '/contacts/organisations'],
  ['a search for people', () => '/contacts/people?query=a'],
  ['the timeline', ({ path, id }) => path(`/proposals/${id}/timeline`)],
  ['what happened', ({ path }) => path('/activity')],
  ['needs', ({ path }) => path('/needs')],
  ['the trashcan', ({ path }) => path('/trashcan')],
  ['a report of a year', ({ path }) => path('/reports/sales')],
]

/** SQLite compiles a statement whenever a value is bound that its plan may depend on (store/steady-plans.ts). */
test.skipIf(engine !== 'sqlite').for([...asked.map(([name, , address]) => [name, address] as const), ...alsoAsked])(
  '%s, asked often, makes SQLite compile nothing anew',
  async ([, address]) => {
    const seller = await sellerTest({ rows })
    const compiled = countCompiled()
    const ask = async () => (await seller.send('GET', address(seller))).status
    expect([await ask(), await ask()]).toEqual([200, 200])
    const before = compiled()
    expect(await ask()).toBe(200)
    expect([before > 0, compiled()]).toEqual([true, before])
  },
)
