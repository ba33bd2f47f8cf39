import { expect, test } from 'vitest'
import type { Change } from '#wire/bulk-changes.ts'
import { changeWords } from './change-words.ts'

const said = (change: Change, name: string | null) => {
  const { doing, did, already } = changeWords({ change, name })
  return [doing, did('2 proposals'), already('2 proposals')]
}

test('a change of many calls its owner and its tag by name', () => {
  expect(said({ kind: 'owner', account_user_id: 2 }, 'Jan Smit')).toEqual([
    'Assigning to Jan Smit',
    '2 proposals assigned to Jan Smit',
    '2 proposals: already assigned to Jan Smit',
  ])
  expect(said({ kind: 'tag', tag_id: 4, has: true }, 'VvE')).toEqual([
    'Adding tag “VvE”',
    '2 proposals tagged “VvE”',
    '2 proposals: already tagged “VvE”',
  ])
  expect(said({ kind: 'tag', tag_id: 4, has: false }, 'VvE')).toEqual([
    'Removing tag “VvE”',
    '2 proposals no longer tagged “VvE”',
    '2 proposals: not tagged “VvE”',
  ])
})

test('a tag that was deleted meanwhile has a dash for its name', () => {
  expect(said({ kind: 'tag', tag_id: 4, has: true }, null)[0]).toBe('Adding tag “–”')
})

test('a loss reason stands beside whom it was given to', () => {
  expect(said({ kind: 'loss_reason', loss_reason: 'timing' }, null)).toEqual([
    'Saving the loss reason',
    '2 proposals, loss reason: Postponed',
    '2 proposals: already lost with this reason',
  ])
  expect(said({ kind: 'loss_reason', loss_reason: null }, null)[1]).toBe('2 proposals, loss reason: No reason given')
})
