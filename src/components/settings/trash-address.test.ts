import { expect, test } from 'vitest'
import { trashAddress, trashTo } from './trash-address.ts'

const read = (search: string) => trashAddress.read(new URLSearchParams(search))

test('the first page of everything goes without saying', () => {
  expect(read('')).toEqual({ kind: 'all', query: '', page: 1 })
  expect(trashTo(read(''), {})).toBe('/settings/trashcan')
})

test('a change shows its first page and keeps the rest', () => {
  const address = read('?kind=contact&query=de%20vries&page=3')
  expect(trashTo(address, { page: 4 })).toBe('/settings/trashcan?kind=contact&query=de+vries&page=4')
  expect(trashTo(address, { kind: 'proposal' })).toBe('/settings/trashcan?kind=proposal&query=de+vries')
})

test('what makes no sense falls back on its own', () => {
  expect(read('?kind=invoice&page=0&query=roof')).toEqual({ kind: 'all', query: 'roof', page: 1 })
})
