import { expect, onTestFinished, test, vi } from 'vitest'
import { indexedStores } from './indexed-stores.ts'

const names = async () => (await indexedDB.databases()).map(({ name }) => name)

function newDatabase() {
  const name = crypto.randomUUID()
  onTestFinished(() => void indexedDB.deleteDatabase(name))
  return { name, stores: indexedStores(name, ['words', 'other']) }
}

test('looking for what is there, or clearing it, makes no database', async () => {
  const { name, stores } = newDatabase()
  await stores.words.clear()
  expect(await stores.words.getAllKeys()).toEqual([])
  expect(await names()).not.toContain(name)
})

test('what another page has put there is found and cleared, without having been asked for before', async () => {
  const { name, stores } = newDatabase()
  await stores.words.set('a', '1')
  await stores.other.set('b', '2')
  expect(await indexedStores(name, ['words', 'other']).words.getAllKeys()).toEqual(['a'])
  await indexedStores(name, ['words', 'other']).words.clear()
  expect(await stores.words.getAllKeys()).toEqual([])
  expect(await stores.other.get('b')).toBe('2')
})

test('a browser that does not tell which databases there are is asked all the same', async () => {
  const { name, stores } = newDatabase()
  await stores.words.set('a', '1')
  vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('Not here'))
  onTestFinished(() => void vi.restoreAllMocks())
  await indexedStores(name, ['words', 'other']).words.clear()
  expect(await stores.words.get('a')).toBeNull()
})
