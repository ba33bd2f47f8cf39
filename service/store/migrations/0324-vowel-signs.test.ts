import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { aPersonOf, aProposal } from '#service/testing/builders.ts'
import { everywhere } from '#service/testing/database.ts'
import { testService } from '#service/testing/test-service.ts'
import { up } from './0324-vowel-signs.ts'

type Ids = { id: number }[]

/** As keys were made before. */
const withoutMarks = (key: string) => key.replace(/\p{M}/gu, '')

test('what is written with vowel signs is found with them, wherever it has a key; all else keeps its own', async () => {
  const service = await testService()
  const { db, within, send } = service
  const { organisation, id } = await aProposal(service, {
    name: 'दिन',
    tags: ['दिन'],
    content: { pricetables: [{ id: 'main', rows: [{ type: 'price', content: 'पानी', price: 1 }] }] },
  })
  const person = await aPersonOf(service, organisation.id, {
    firstname: 'किरण',
    lastname: 'दास',
    email: 'kiran@x.test',
  })
  await send('PATCH', `/proposals/${id}`, { contact_people: [person.id] })
  const keyed = ['proposal', 'contact', 'tag', 'product', 'product_directory'] as const
  const keysOf = async () => {
    const all: string[] = []
    for (const table of keyed)
      for (const row of await within.selectFrom(table).selectAll().orderBy('id').execute())
        all.push(`${table} ${row.name_key} ${'search_key' in row ? row.search_key : ''}`)
    return all
  }
  const made = await keysOf()
  for (const table of keyed)
    for (const row of await within.selectFrom(table).selectAll().execute())
      await within
        .updateTable(table as 'product')
        .set({
          name_key: withoutMarks(row.name_key),
          ...('search_key' in row && { search_key: withoutMarks(row.search_key) }),
        })
        .where('id', '=', row.id)
        .execute()
  expect(await keysOf()).not.toEqual(made)

  await up(everywhere(db) as unknown as Kysely<unknown>)

  expect(await keysOf()).toEqual(made)
  for (const query of ['दिन', 'पानी', 'किरण'])
    expect((await send<Ids>('GET', `/proposals/edit?query=${encodeURIComponent(query)}`)).body).toMatchObject([{ id }])
  for (const query of ['दान', 'पाना'])
    expect((await send<Ids>('GET', `/proposals/edit?query=${encodeURIComponent(query)}`)).body).toEqual([])
})

test('of two tags that are one name, the second keeps its key', async () => {
  const { db, within } = await testService()
  const tags = [
    { name: 'दिनß', name_key: 'दनß' },
    { name: 'दिनss', name_key: 'दनss' },
  ]
  await within.insertInto('tag').values(tags).execute()
  await up(everywhere(db) as unknown as Kysely<unknown>)
  const keys = await within.selectFrom('tag').select('name_key').orderBy('id').execute()
  expect(keys.map(({ name_key }) => name_key)).toEqual(['दिनss', 'दनss'])
})
