import { describe, expect, test } from 'vitest'
import { listAddress } from './list-address.ts'

const read = (search: string) => listAddress.read(new URLSearchParams(search))

describe('the address of the list', () => {
  test('says nothing for the first page of the open proposals, newest change first', () => {
    const address = read('')
    expect(address).toEqual({
      status: 'open',
      query: '',
      sort: 'date_modified',
      directory_id: undefined,
      validity: undefined,
      need: undefined,
      whose: undefined,
      owner: undefined,
      tag: undefined,
      sent: undefined,
      amount: undefined,
      page: 1,
      view: 'list',
      saved: undefined,
    })
    expect(listAddress.write(address)).toBe('')
  })

  test('gives back exactly what it was written from', () => {
    const address = {
      status: 'won',
      query: 'warmte & pomp',
      sort: 'name',
      directory_id: 7,
      validity: 'expiring',
      need: 'silent',
      whose: 'me',
      owner: '3,17',
      tag: '4',
      sent: '2026-11-01..2026-11-20',
      amount: '2500..40000.50',
      page: 3,
      view: 'board',
      saved: 4,
    } as const
    expect(read(listAddress.write(address))).toEqual(address)
  })

  test.each([
    { search: '?status=sold&query=boiler', kept: { status: 'open', query: 'boiler' } },
    { search: '?page=0&status=won', kept: { page: 1, status: 'won' } },
    { search: '?page=1.5', kept: { page: 1 } },
    { search: '?directory_id=-3&sort=name', kept: { directory_id: undefined, sort: 'name' } },
    { search: '?validity=soon&sort=valid_until', kept: { validity: undefined, sort: 'valid_until' } },
    { search: '?sent=30d&owner=me&tag=3,', kept: { sent: '30d', owner: undefined, tag: undefined } },
    { search: '?sent=2026-02-30..&amount=..100', kept: { sent: undefined, amount: '..100' } },
    { search: '?sent=2026-11-20..2026-11-01&amount=9..1', kept: { sent: undefined, amount: undefined } },
    { search: '?sort=price', kept: { sort: 'date_modified' } },
  ])('drops the senseless part of $search and keeps the rest', ({ search, kept }) => {
    expect(read(search)).toMatchObject(kept)
  })

  test('takes spaces around a search for nothing', () => {
    expect(read('?query=%20%20').query).toBe('')
  })

  test('keeps every filter when list and board are switched', () => {
    const board = listAddress.changed(read('?status=won&query=boiler&directory_id=7&sort=name'), { view: 'board' })
    expect(listAddress.write(board)).toBe('?view=board&status=won&query=boiler&directory_id=7&sort=name')
    expect(listAddress.write(listAddress.changed(board, { view: 'list' }))).toBe(
      '?status=won&query=boiler&directory_id=7&sort=name',
    )
  })

  test('goes back to the first page with any change', () => {
    const third = read('?status=won&page=3')
    expect(listAddress.changed(third, { sort: 'name' })).toMatchObject({ status: 'won', sort: 'name', page: 1 })
    expect(listAddress.changed(third, { page: 4 })).toMatchObject({ status: 'won', page: 4 })
  })
})
