import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { everywhere } from '#service/testing/database.ts'
import { testService } from '#service/testing/test-service.ts'
import { up } from './0318-plain-letters.ts'

test('what was named with letters that no accent makes is found without them; of two tags that are one name now, each keeps its place', async () => {
  const { db, within, send } = await testService()
  const { body: made } = await send<{ id: number }>('POST', '/contacts', { type: 'organisation', name: 'Łódź Straße' })
  await send('POST', '/contacts', { type: 'organisation', name: 'Plain' })
  // As they were kept before.
  const old = { name_key: 'łodz straße', search_key: 'łodz straße' }
  await within.updateTable('contact').set(old).where('id', '=', made.id).execute()
  const tags = ['strasse', 'straße', 'łod', 'lød'].map((name) => ({ name, name_key: name }))
  await within.insertInto('tag').values(tags).execute()

  await up(everywhere(db) as unknown as Kysely<unknown>)

  const found = await send<{ id: number }[]>('GET', '/contacts/organisations?query=lodz%20STRASSE')
  expect(found.body.map(({ id }) => id)).toEqual([made.id])
  const names = within.selectFrom('contact').select('name_key').where('type', '=', 'organisation').orderBy('id')
  expect((await names.execute()).map(({ name_key }) => name_key)).toEqual(['lodz strasse', 'plain'])
  const keys = await within.selectFrom('tag').select('name_key').orderBy('id').execute()
  expect(keys.map(({ name_key }) => name_key)).toEqual(['strasse', 'straße', 'lod', 'lød'])
})
