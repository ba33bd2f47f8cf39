import { expect, test } from 'vitest'
import { withDirectory } from './testing/directories.ts'
import { versions } from './testing/versions.ts'

test.each(versions)('2.7 Product directory · id: is returned in the list, in %s', async (version) => {
  const { directory_id, done } = await withDirectory(version)
  expect(Number.isInteger(directory_id)).toBe(true)
  expect(await done('GET', '/product-directories')).toContainEqual({
    id: directory_id,
    name: 'Pumps',
    products_count: 0,
  })
})

test.each(versions)('2.7 Product directory · name: is kept on create and update, in %s', async (version) => {
  const { directory_id, done, ask } = await withDirectory(version)
  await done('PATCH', `/product-directories/${directory_id}`, { name: 'Heat pumps' })
  expect(await done('GET', '/product-directories')).toContainEqual(
    expect.objectContaining({ id: directory_id, name: 'Heat pumps' }),
  )
  expect((await ask('POST', '/product-directories', {})).status).toBe(400)
})
