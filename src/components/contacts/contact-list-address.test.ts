import { expect, test } from 'vitest'
import { contactAddress } from './contact-list-address.ts'

const read = (search: string) => contactAddress.read(new URLSearchParams(search))

test('the first page of the organisations has no search part', () => {
  expect(contactAddress.write(read(''))).toBe('')
})

test('the address gives back exactly what it was written from', () => {
  const address = { show: 'people', query: 'van & zn', page: 3 } as const
  expect(read(contactAddress.write(address))).toEqual(address)
})

test('a part that makes no sense falls back without losing the others', () => {
  expect(read('show=cats&query=bakker&page=0')).toEqual({ show: 'organisations', query: 'bakker', page: 1 })
})

test('whatever changes, the first page shows it', () => {
  const address = { show: 'people', query: 'x', page: 3 } as const
  expect(contactAddress.changed(address, { query: 'y' }).page).toBe(1)
  expect(contactAddress.changed(address, { page: 4 })).toEqual({ ...address, page: 4 })
})
