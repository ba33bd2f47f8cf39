import { expect, test } from 'vitest'
import { matchesOf } from './matches.ts'

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)
const found = { directory_id: 4, query: '', shown: upTo(5000) }

test('all that the page finds are told by its filter, never by their ids', () => {
  expect(matchesOf(found, found.shown)).toEqual({ directory_id: 4 })
  expect(matchesOf({ ...found, query: 'pump' }, found.shown)).toEqual({ directory_id: 4, query: 'pump' })
})

test('those that were ticked are named, whatever was searched', () => {
  expect(matchesOf({ ...found, query: 'pump' }, [3, 7])).toEqual({ directory_id: 4, only: [3, 7] })
})

test('of more than a request can name it is told which were ticked off', () => {
  const selected = found.shown.filter((id) => id !== 9)
  expect(matchesOf({ ...found, query: 'pump' }, selected)).toEqual({ directory_id: 4, query: 'pump', except: [9] })
})
