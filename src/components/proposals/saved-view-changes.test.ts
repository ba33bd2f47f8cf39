import { expect, test } from 'vitest'
import { listAddress } from './list-address.ts'
import { changedSince, filterOf } from './saved-view-changes.ts'
import { savedViewPath } from './saved-view-path.ts'

const read = (search: string) => listAddress.read(new URLSearchParams(search))
const won = { filter: { status: 'won', directory_id: 7, whose: 'me' } as const }

test('of an address is kept what narrows and orders it, and no page', () => {
  expect(
    filterOf(read('?view=board&status=won&query=boiler&directory_id=7&sort=name&whose=me&page=3&saved=4')),
  ).toEqual({
    view: 'board',
    status: 'won',
    query: 'boiler',
    directory_id: '7',
    sort: 'name',
    whose: 'me',
  })
  expect(filterOf(read(''))).toEqual({})
})

test('a view leads to the list as it was kept', () => {
  const address = read('?view=board&status=won&query=warmte+%26+pomp&directory_id=7')
  const path = savedViewPath({ id: 4, filter: filterOf(address) })
  expect(read(path.slice('/proposals'.length))).toEqual({ ...address, saved: 4 })
})

test.each([
  ['?status=won&directory_id=7&whose=me', []],
  ['?status=won&directory_id=7&whose=me&page=2&saved=4', []],
  ['?status=won&directory_id=8&whose=me', ['directory_id']],
  ['?directory_id=7', ['status', 'whose']],
  ['?status=won&directory_id=7&whose=me&query=roof&view=board', ['view', 'query']],
  ['?status=won&directory_id=7&whose=me&tag=4&sent=30d', ['tag', 'sent']],
])('of %s what was changed since is %j', (search, changed) => {
  expect([...changedSince(won, read(search))]).toEqual(changed)
})

test('what a view says though it goes without saying was not changed', () => {
  expect(changedSince({ filter: { status: 'open', view: 'list', whose: 'team' } }, read('')).size).toBe(0)
})
