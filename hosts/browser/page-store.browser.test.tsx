import { expect, onTestFinished, test } from 'vitest'
import { PageFile, pageSize } from './page-file.ts'
import { openPageStore } from './page-store.ts'

/** A file that is kept in a store of its own, and what the next worker would find there. */
async function keptFile(pages: readonly number[]) {
  const name = crypto.randomUUID()
  const store = await openPageStore(name)
  onTestFinished(() => {
    store.close()
    indexedDB.deleteDatabase(name)
  })
  const file = new PageFile()
  file.replace(bytesOf(pages))
  const keep = async () => {
    const changes = file.changes()
    if (changes) await store.save(changes)
    file.settle()
  }
  await keep()
  const next = async () => {
    const later = await openPageStore(name)
    const bytes = await later.load()
    later.close()
    return bytes && pagesOf(bytes)
  }
  return { store, file, keep, next, name }
}

/** Pages that are full of one number. */
const bytesOf = (pages: readonly number[]) =>
  new Uint8Array(pages.flatMap((fill) => Array<number>(pageSize).fill(fill)))
const pagesOf = (bytes: Uint8Array) => {
  const at = Array.from({ length: bytes.length / pageSize }, (_, page) =>
    bytes.subarray(page * pageSize, (page + 1) * pageSize),
  )
  return at.map((page) => (page.every((byte) => byte === page[0]) ? page[0] : undefined))
}

const keysOf = (name: string) =>
  new Promise<IDBValidKey[]>((resolve) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('success', () => {
      const asking = opening.result.transaction('pages').objectStore('pages').getAllKeys()
      asking.addEventListener('success', () => {
        opening.result.close()
        resolve(asking.result)
      })
    })
  })

test('a file that is new is kept whole, as one value', async () => {
  const { next, name } = await keptFile([1, 2, 3, 4])
  expect(await next()).toEqual([1, 2, 3, 4])
  expect(await keysOf(name)).toEqual(['size', 'whole'])
})

test('what changes is kept by pages, on top of that', async () => {
  const { file, keep, next, name } = await keptFile([1, 2, 3, 4])
  file.write(bytesOf([7]), 2 * pageSize)
  file.write(bytesOf([5]), 4 * pageSize)
  await keep()
  expect(await next()).toEqual([1, 2, 7, 4, 5])
  expect(await keysOf(name)).toEqual([2, 4, 'size', 'whole'])
})

test('what a file has lost stays lost when it grows again', async () => {
  const { file, keep, next } = await keptFile([1, 2, 3, 4])
  file.write(bytesOf([8]), 3 * pageSize)
  await keep()
  file.truncate(2 * pageSize)
  await keep()
  expect(await next()).toEqual([1, 2])
  file.write(bytesOf([5]), 4 * pageSize)
  await keep()
  expect(await next()).toEqual([1, 2, 0, 0, 5])
})

test('another file takes the place of what was kept', async () => {
  const { file, keep, next, name } = await keptFile([1, 2, 3, 4])
  file.write(bytesOf([7]), pageSize)
  await keep()
  file.replace(bytesOf([9, 8]))
  await keep()
  expect(await next()).toEqual([9, 8])
  expect(await keysOf(name)).toEqual(['size', 'whole'])
})

test('pages that a version before this has kept one by one are found', async () => {
  const { store, next, name } = await keptFile([1, 2])
  await store.clear()
  const opening = indexedDB.open(name)
  await new Promise<void>((resolve) => {
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('pages', 'readwrite')
      const pages = writing.objectStore('pages')
      for (const [page, fill] of [4, 5, 6].entries()) pages.put(bytesOf([fill]), page)
      pages.put(3 * pageSize, 'size')
      writing.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })
  expect(await next()).toEqual([4, 5, 6])
})
