import { expect, test } from 'vitest'
import { aPrivatePerson, aProposal } from '#service/testing/builders.ts'
import { addUser, testService } from '#service/testing/test-service.ts'
import { ruleOf } from './own-rules.ts'
import { accountOf, sellerOf, wholeAccount, withinOwn } from './within-account.ts'

async function twoSellers() {
  const service = await testService()
  const { within, userId } = service
  const other = await addUser(within, 'Bo', 'Bakker', { role: 'seller' })
  const { id, organisation } = await aProposal(service)
  return {
    service,
    within,
    id,
    organisation,
    mine: withinOwn(within, userId),
    theirs: withinOwn(within, other),
    userId,
    other,
  }
}

test('inside the fence only what the seller has is read, changed and deleted', async () => {
  const { within, id, mine, theirs } = await twoSellers()
  const proposals = (db: typeof within) => db.selectFrom('proposal').select('id').execute()
  expect([await proposals(mine), await proposals(theirs)]).toEqual([[{ id }], []])
  await theirs.updateTable('proposal').set({ name: 'Taken' }).execute()
  await theirs.deleteFrom('receiver').execute()
  expect(await within.selectFrom('proposal').select('name').execute()).toEqual([{ name: 'Heat pump' }])
  expect(await within.selectFrom('receiver').select('proposal_id').execute()).toEqual([{ proposal_id: id }])
  await mine.updateTable('proposal').set({ name: 'Mine' }).execute()
  expect(await within.selectFrom('proposal').select('name').execute()).toEqual([{ name: 'Mine' }])
})

test('a condition with an `or` of its own, a join and a subquery stay inside', async () => {
  const { theirs, organisation } = await twoSellers()
  const either = theirs
    .selectFrom('proposal')
    .select('id')
    .where((is) => is.or([is('status', '=', 'edit'), is('status', '=', 'open')]))
  expect(await either.execute()).toEqual([])
  const joined = theirs
    .selectFrom('account_user as user')
    .leftJoin('contact as known', (join) => join.on('known.id', '=', organisation.id))
    .select('known.name')
  expect(await joined.execute()).toEqual([{ name: null }, { name: null }])
  const nested = theirs
    .selectFrom('account_user')
    .select('id')
    .where('id', 'in', (is) => is.selectFrom('proposal as p').select('p.account_user_id'))
  expect(await nested.execute()).toEqual([])
})

test('a contact that is not the seller’s is read where a row of theirs names it, and nowhere else', async () => {
  const { service, within, mine, theirs, id, organisation } = await twoSellers()
  const former = await aPrivatePerson(service, { fullname: 'Jo' })
  await within.updateTable('contact').set({ account_user_id: null }).where('id', '=', former.id).execute()
  await within.insertInto('former_receiver').values({ proposal_id: id, contact_id: former.id }).execute()
  const named = (db: typeof within) =>
    db
      .selectFrom('former_receiver')
      .innerJoin('contact as person', 'person.id', 'former_receiver.contact_id')
      .select('person.fullname')
      .execute()
  expect([await named(mine), await named(theirs)]).toEqual([[{ fullname: 'Jo' }], []])
  const others = mine
    .selectFrom('receiver')
    .innerJoin('contact as person', (join) => join.onRef('person.id', '!=', 'receiver.contact_id'))
    .select('person.fullname')
  expect(await others.execute()).not.toContainEqual({ fullname: 'Jo' })
  const known = await mine.selectFrom('contact').select('id').where('parent_id', 'is', null).execute()
  expect(known).toEqual([{ id: organisation.id }])
})

test('every row that names a contact is a seller’s own', async () => {
  const { service } = await twoSellers()
  const tables = await service.db.introspection.getTables()
  const naming = tables.filter(({ columns }) => columns.some(({ name }) => name === 'contact_id'))
  expect(naming.length).toBeGreaterThan(0)
  expect(naming.filter(({ name }) => ruleOf(name) === 'shared')).toEqual([])
})

test('a query within another has the conditions of the seller and of the account once', async () => {
  const { mine } = await twoSellers()
  const own = mine.selectFrom('proposal as p').select('p.id')
  const { sql } = mine.selectFrom(own.as('own')).select('own.id').compile()
  expect(sql.match(/"p"\."(?:account_user_id|account_id)" =/g)).toEqual([
    '"p"."account_user_id" =',
    '"p"."account_id" =',
  ])
})

test('tables that count what everybody has throw', async () => {
  const { mine } = await twoSellers()
  await expect(mine.selectFrom('proposal_tally').selectAll().execute()).rejects.toThrow('counts what everybody has')
})

test('a transaction keeps to it, and the whole account is reached only by asking for it', async () => {
  const { theirs, other, id, within } = await twoSellers()
  expect([sellerOf(theirs), sellerOf(within)]).toEqual([other, undefined])
  await theirs.transaction().execute(async (db) => {
    expect(await db.selectFrom('proposal').select('id').execute()).toEqual([])
    expect(accountOf(wholeAccount(db))).toBe(accountOf(within))
    expect(await wholeAccount(db).selectFrom('proposal').select('id').execute()).toEqual([{ id }])
  })
})
