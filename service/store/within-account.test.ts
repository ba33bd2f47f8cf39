import { expect, test } from 'vitest'
import { everywhere, testDb } from '#service/testing/database.ts'
import { withinAccount } from './within-account.ts'

async function twoAccounts() {
  const db = await testDb()
  const account = { currency: 'EUR', locale: 'nl-NL', title: '', last_proposal_number: 0, created_at: 0 }
  const ids = await everywhere(db)
    .insertInto('account')
    .values([
      { ...account, name: 'ours' },
      { ...account, name: 'theirs' },
    ])
    .returning('id')
    .execute()
  const [ours, theirs] = ids.map(({ id }) => withinAccount(db, id))
  if (!ours || !theirs) throw new Error('two accounts were inserted')
  const directory = async (handle: typeof ours, name: string) =>
    (
      await handle
        .insertInto('product_directory')
        .values({ name, name_key: name })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const product = (product_directory_id: number) => ({
    product_directory_id,
    name: 'Pump',
    name_key: 'pump',
    search_key: 'pump',
    sku: '',
    price: '1',
    descr_short: '',
  })
  return { db: everywhere(db), ours, theirs, directory, product }
}

test('an insert lands in its account and a select sees no other', async () => {
  const { ours, theirs, directory } = await twoAccounts()
  await directory(ours, 'pumps')
  await directory(theirs, 'tiles')
  expect(await ours.selectFrom('product_directory').select('name').execute()).toEqual([{ name: 'pumps' }])
  expect(await theirs.selectFrom('product_directory as d').select('d.name').execute()).toEqual([{ name: 'tiles' }])
})

test('joins and subqueries stay inside', async () => {
  const { ours, theirs, directory, product } = await twoAccounts()
  const id = await directory(ours, 'pumps')
  await ours.insertInto('product').values(product(id)).execute()
  await directory(ours, 'empty')
  const theirsId = await directory(theirs, 'pumps')
  await theirs
    .insertInto('product')
    .values([product(theirsId), product(theirsId)])
    .execute()

  const counted = await ours
    .selectFrom('product_directory as d')
    .leftJoin('product as p', 'p.product_directory_id', 'd.id')
    .select((select) => [
      'd.name',
      select.fn.count('p.id').as('joined'),
      select
        .selectFrom('product')
        .select(({ fn }) => fn.countAll().as('n'))
        .as('all'),
    ])
    .groupBy('d.id')
    .orderBy('d.name')
    .execute()
  expect(counted).toEqual([
    { name: 'empty', joined: 0, all: 1 },
    { name: 'pumps', joined: 1, all: 1 },
  ])
})

test('updates and deletes touch nothing outside', async () => {
  const { db, ours, theirs, directory } = await twoAccounts()
  await directory(theirs, 'tiles')
  await ours.updateTable('product_directory').set({ name: 'taken' }).execute()
  await ours.deleteFrom('product_directory').execute()
  expect(await db.selectFrom('product_directory').select('name').execute()).toEqual([{ name: 'tiles' }])
})

test('a row cannot point into another account', async () => {
  const { ours, theirs, directory, product } = await twoAccounts()
  const theirsId = await directory(theirs, 'tiles')
  await expect(ours.insertInto('product').values(product(theirsId)).execute()).rejects.toThrow(/foreign key/i)
})

test('the account itself is fenced by its id', async () => {
  const { ours } = await twoAccounts()
  expect(await ours.selectFrom('account').select('name').execute()).toEqual([{ name: 'ours' }])
})

test('a transaction stays inside too', async () => {
  const { ours, theirs, directory } = await twoAccounts()
  await directory(theirs, 'tiles')
  const seen = await ours.transaction().execute((ours) => ours.selectFrom('product_directory').selectAll().execute())
  expect(seen).toEqual([])
})

test('a query within others has the condition of each of its tables once', async () => {
  const { ours } = await twoAccounts()
  const named = ours.selectFrom('product as p').select('p.name').where('p.sku', '<>', '')
  const grouped = ours.selectFrom(named.as('named')).groupBy('named.name').select('named.name')
  const { sql } = ours
    .selectFrom(grouped.as('grouped'))
    .innerJoin('product_directory as d', 'd.name', 'grouped.name')
    .where('d.id', 'in', ours.selectFrom('product as other').select('other.product_directory_id'))
    .select('d.id')
    .compile()
  expect(sql.match(/"(\w+)"\."account_id" =/g)?.toSorted()).toEqual([
    '"d"."account_id" =',
    '"other"."account_id" =',
    '"p"."account_id" =',
  ])
})

test('what another account has built within its own gets no further', async () => {
  const { ours, theirs, directory } = await twoAccounts()
  await directory(theirs, 'tiles')
  const all = theirs.selectFrom('product_directory').select('name').where('name', '<>', '')
  expect(await theirs.selectFrom(all.as('all')).select('all.name').execute()).toEqual([{ name: 'tiles' }])
  expect(await ours.selectFrom(all.as('all')).select('all.name').execute()).toEqual([])
})
