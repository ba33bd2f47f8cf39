import { getProposal } from '#wire/proposal-details.ts'
import { listProposals } from '#wire/proposals.ts'
import { summary } from '#wire/account.ts'
import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

test('parameters and account are encoded, what is not given stays out of the query', () => {
  const query = { query: 'Müller & Zn', sort: 'name', directory_id: undefined, page: 2 }
  expect(addressOf(listProposals, 'a/b', { params: { status: 'won' }, query })).toBe(
    '/api/v2/a%2Fb/proposals/won?query=M%C3%BCller+%26+Zn&sort=name&page=2',
  )
})

test('each interface has its own base path', () => {
  expect(addressOf(summary, 'bakker', { query: {} })).toBe('/api/app/bakker/summary')
  expect(addressOf(getProposal, 'bakker', { params: { id: 7 } })).toBe('/api/v2/bakker/proposals/7/details')
})

test('a parameter fills exactly one segment', () => {
  expect(addressOf(getProposal, 'bakker', { params: { id: '../x?y' } })).toBe(
    '/api/v2/bakker/proposals/..%2Fx%3Fy/details',
  )
  const missing: Record<string, string>[] = [{ id: '..' }, { id: '' }, {}]
  for (const params of missing) expect(() => addressOf(getProposal, 'bakker', { params })).toThrow('id is not given')
})
