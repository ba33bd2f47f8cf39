import { expect, test } from 'vitest'
import { anOrganisation, aPrivatePerson, aProposal } from '#service/testing/builders.ts'
import { addUser, testService, type TestService } from '#service/testing/test-service.ts'
import type { Db } from './db.ts'
import { countContacts, countProposals, selectProposalTallies, selectTalliesOf } from './tallies.ts'
import { selectWonBetween } from './today.ts'

/** The same, counted row by row. */
async function counted(db: Db, owner?: number) {
  const proposals = await db
    .selectFrom('proposal')
    .selectAll()
    .where('deleted_at', 'is', null)
    .$if(owner !== undefined, (query) => query.where('account_user_id', '=', owner ?? 0))
    .execute()
  const groups = Map.groupBy(proposals, ({ status, directory_id }) => `${status} ${directory_id ?? -1}`)
  return Array.from(groups, ([key, rows]) => ({
    key,
    count: rows.length,
    cents: rows.reduce((sum, { override_cents, total_cents }) => sum + (override_cents ?? total_cents), 0),
  })).toSorted((one, other) => one.key.localeCompare(other.key))
}

const tallied = async (db: Db, owner?: number) =>
  (await (owner === undefined ? selectProposalTallies(db) : selectTalliesOf(db, [owner])))
    .map(({ status, directory_id, count, cents }) => ({ key: `${status} ${directory_id}`, count, cents }))
    .toSorted((one, other) => one.key.localeCompare(other.key))

async function check({ within }: TestService) {
  expect(await tallied(within)).toEqual(await counted(within))
  const users = await within.selectFrom('account_user').select('id').execute()
  for (const { id } of users) {
    expect(await tallied(within, id)).toEqual(await counted(within, id))
    expect(await selectWonBetween(within, [0, 1], id)).toEqual(await wonBy(within, id))
  }
}

/** What a user won, counted row by row. */
async function wonBy(db: Db, userId: number) {
  const won = await db
    .selectFrom('proposal')
    .select(['override_cents', 'total_cents'])
    .where('deleted_at', 'is', null)
    .where('status', '=', 'won')
    .where('account_user_id', '=', userId)
    .execute()
  const cents = won.reduce((sum, { override_cents, total_cents }) => sum + (override_cents ?? total_cents), 0)
  return won.length === 0 ? [] : [{ at: 1, count: won.length, cents }]
}

test('tallies follow every change of a proposal', async () => {
  const service = await testService()
  const { id } = await aProposal(service)
  await aProposal(service, { directory_id: service.directory_id, price_total: 7 })
  await check(service)
  for (const changes of [
    { status: 'won' },
    { directory_id: service.directory_id },
    { price_total: 12.5 },
    { name: 'Solar' },
    { price_total: null, status: 'open' },
    { directory_id: null },
    { account_user_id: await addUser(service.within, 'Bo', 'Bakker') },
    { status: 'won' },
    { status: 'open' },
  ]) {
    await service.send('PATCH', `/proposals/${id}`, changes)
    await check(service)
  }
  await service.send('DELETE', `/proposals/${id}`)
  await check(service)
  await service.within.updateTable('proposal').set({ deleted_at: null }).where('id', '=', id).execute()
  await check(service)
  expect(await countProposals(service.within, 'open', undefined)).toBe(1)
  expect(await countProposals(service.within, 'edit', service.directory_id)).toBe(1)
  expect(await countProposals(service.within, 'open', service.directory_id)).toBe(0)
  expect(await countProposals(service.within, 'lost', undefined)).toBe(0)
})

test('contacts are counted by type, those in the trashcan left out', async () => {
  const service = await testService()
  const { id } = await anOrganisation(service)
  await anOrganisation(service)
  await aPrivatePerson(service)
  const counts = async () => [
    await countContacts(service.within, 'organisation'),
    await countContacts(service.within, 'person'),
  ]
  expect(await counts()).toEqual([2, 1])
  await service.send('DELETE', `/contacts/${id}`)
  expect(await counts()).toEqual([1, 1])
})

test('a write that is rolled back is not counted', async () => {
  const service = await testService()
  await aProposal(service)
  const undone = service.within.transaction().execute(async (db) => {
    await db.updateTable('proposal').set({ status: 'lost' }).execute()
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await check(service)
})

test('each account has its own counts', async () => {
  const service = await testService()
  const { within } = await service.addAccount('plumber')
  await aProposal(service)
  expect(await tallied(within)).toEqual([])
  expect(await countContacts(within, 'person')).toBe(0)
})
