import { expect, test } from 'vitest'
import { ApiError } from '#wire/problem.ts'
import { savingWords } from './saving-words.ts'

const now = new Date(2026, 10, 22, 15, 0)
const words = (saving: Parameters<typeof savingWords>[0]) => savingWords(saving, now, () => 'The server has a problem.')

test('says when it was saved', () => {
  expect(words({ state: 'saved', at: new Date(2026, 10, 22, 14, 32).getTime() })).toBe('Saved 14:32')
})

test('says kept only of what is on disk', () => {
  const offline = { state: 'not-saved', problem: { why: 'offline' } } as const
  expect(words({ ...offline, kept: true })).toBe('Not saved: offline (kept in this browser)')
  expect(words({ ...offline, kept: false })).toBe('Not saved: offline')
})

test('says of what another tab keeps that it is not saved', () => {
  expect(words({ state: 'elsewhere' })).toBe('Unsaved in another tab')
})

test('names the first fault of a refusal', () => {
  const errors = { name: ['Enter a name'], tags: ['Give text'] }
  const error = new ApiError({ type: '', title: '', status: 400, detail: '', errors, request_id: '' })
  const failed = { state: 'not-saved', kept: true } as const
  expect(words({ ...failed, problem: { why: 'failed', error } })).toBe('Not saved. Enter a name, and 1 more')
  expect(words({ ...failed, problem: { why: 'failed', error: new Error('x') } })).toBe(
    'Not saved. The server has a problem.',
  )
})

test('says how many rows were refused and where they are: what is wrong stands at each', () => {
  const errors = {
    'content.pricetables.0.rows.1.price': ['Enter a number with at most 4 decimals, without grouping'],
    'content.pricetables.0.rows.1.quantity': ['Enter a number with at most 4 decimals, without grouping'],
    'content.pricetables.1.rows.1.discount_value': ['Enter 0 or more'],
  }
  const failed = (errors: Record<string, string[]>) => {
    const error = new ApiError({ type: '', title: '', status: 400, detail: '', errors, request_id: '' })
    return words({ state: 'not-saved', kept: true, problem: { why: 'failed', error } })
  }
  expect(failed(errors)).toBe('Not saved. 2 rows need attention, see Prices')
  expect(failed({ name: ['Enter a name'], ...errors })).toBe('Not saved. 2 rows need attention, see Prices, and 1 more')
})
