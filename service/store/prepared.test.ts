import { expect, test } from 'vitest'
import { everywhere, testDb } from '#service/testing/database.ts'
import { prepared, preparedAcross } from './prepared.ts'
import { withinAccount } from './within-account.ts'

const tagsCalled = prepared((db, { names }: { names: readonly string[] }) =>
  db
    .selectFrom('tag')
    .select(['name'])
    .where('name', 'in', [...names])
    .orderBy('name'),
)

const accountCalled = preparedAcross((db, { name }: { name: string }) =>
  db.selectFrom('account').select('name').where('name', '=', name),
)

async function twoAccounts() {
  const db = await testDb()
  const account = { currency: 'EUR', locale: 'nl-NL', title: '', last_proposal_number: 0, created_at: 0 }
  const ids = await everywhere(db)
    .insertInto('account')
    .values(['ours', 'theirs'].map((name) => ({ ...account, name })))
    .returning('id')
    .execute()
  const [ours, theirs] = ids.map(({ id }) => withinAccount(db, id))
  if (!ours || !theirs) throw new Error('two accounts were inserted')
  for (const name of ['Pump', 'Roof']) await ours.insertInto('tag').values({ name, name_key: name }).execute()
  await theirs.insertInto('tag').values({ name: 'Roof', name_key: 'roof' }).execute()
  return { db, ours, theirs }
}

test('a prepared query answers each handle with the rows of its own account', async () => {
  const { ours, theirs } = await twoAccounts()
  const names = ['Roof', 'Pump']
  expect(await tagsCalled(ours, { names })).toEqual([{ name: 'Pump' }, { name: 'Roof' }])
  expect(await tagsCalled(theirs, { names })).toEqual([{ name: 'Roof' }])
  expect(await tagsCalled(ours, { names })).toHaveLength(2)
})

test('lists of every length are asked in full', async () => {
  const { ours } = await twoAccounts()
  for (const names of [['Pump'], ['Roof'], ['Pump', 'Roof'], ['Roof', 'none', 'Pump']])
    expect((await tagsCalled(ours, { names })).map(({ name }) => name)).toEqual(
      names.filter((name) => name !== 'none').toSorted(),
    )
})

test('in a transaction it sees what the transaction wrote', async () => {
  const { ours } = await twoAccounts()
  const seen = await ours.transaction().execute(async (db) => {
    await db.insertInto('tag').values({ name: 'Tile', name_key: 'tile' }).execute()
    return tagsCalled(db, { names: ['Tile'] })
  })
  expect(seen).toEqual([{ name: 'Tile' }])
})

test('a handle that keeps to no account is refused, unless the query is for all', async () => {
  const { db } = await twoAccounts()
  await expect(async () => tagsCalled(db, { names: ['Roof'] })).rejects.toThrow('keeps to no account')
  expect(await accountCalled(db, { name: 'theirs' })).toEqual([{ name: 'theirs' }])
})

test('what stands in the text is built for each value', async () => {
  const { ours } = await twoAccounts()
  const built: string[] = []
  const inOrder = prepared<{ direction: 'asc' | 'desc'; most: number }, { name: string }>(
    (db, { direction, most }) => {
      built.push(`${direction} ${most}`)
      return db.selectFrom('tag').select('name').orderBy('name', direction).limit(most)
    },
    ['direction', 'most'],
  )
  const names = async (direction: 'asc' | 'desc', most: number) =>
    (await inOrder(ours, { direction, most })).map(({ name }) => name)
  for (let times = 0; times < 2; times++) {
    expect(await names('asc', 2)).toEqual(['Pump', 'Roof'])
    expect(await names('desc', 2)).toEqual(['Roof', 'Pump'])
    expect(await names('desc', 1)).toEqual(['Roof'])
  }
  expect(built).toEqual(['asc 2', 'desc 2', 'desc 1'])
})

test('a query is built for a value that is left out as well', async () => {
  const { ours } = await twoAccounts()
  const called = prepared<{ first?: string | undefined; second?: string | undefined }, { name: string }>(
    (db, { first, second }) =>
      db
        .selectFrom('tag')
        .select('name')
        .$if(first !== undefined, (all) => all.where('name', '=', first ?? ''))
        .$if(second !== undefined, (all) => all.where('name_key', '=', second ?? ''))
        .orderBy('name'),
  )
  const names = async (values: Parameters<typeof called>[1]) => (await called(ours, values)).map(({ name }) => name)
  for (let times = 0; times < 2; times++) {
    expect(await names({})).toEqual(['Pump', 'Roof'])
    expect(await names({ first: undefined, second: 'Roof' })).toEqual(['Roof'])
    expect(await names({ first: 'Pump', second: undefined })).toEqual(['Pump'])
    expect(await names({ second: 'Pump' })).toEqual(['Pump'])
    expect(await names({ first: 'Pump', second: 'Roof' })).toEqual([])
  }
})
