import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { contactQueries } from '#src/api/contacts.ts'
import { productQueries } from '#src/api/products.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { searchQueries } from '#src/api/search.ts'
import type { SearchHit } from '#wire/search.ts'
import { heardOf, once } from './answers.ts'

const organisation = (id: number, name: string): SearchHit => ({ kind: 'organisation', id, name, city: 'Zeist' })
const proposal = { id: 1, name: 'Roof', proposal_nr: '2026-0001', status: 'open', contact_name: 'Solar', tags: [] }

function client() {
  const client = new QueryClient()
  client.setQueryData([...proposalQueries.lists(), { page: 1 }], { items: [proposal], total: 1 })
  client.setQueryData([...contactQueries.lists(), 'organisations', {}], { items: [organisation(2, 'Solar')] })
  client.setQueryData([...contactQueries.lists(), 'people', {}], {
    items: [
      { id: 3, fullname: 'An Smit', organisation: 'Solar', contact_id: 2 },
      { id: 4, fullname: 'Bo Wit', organisation: '', contact_id: 4 },
    ],
  })
  client.setQueryData([...productQueries.lists(), 9], [{ id: 5, name: 'Panel', sku: 'P-1', directory_id: 9, price: 1 }])
  client.setQueryData([...searchQueries.all(), 'found'], [organisation(6, 'Found')])
  client.setQueryData([...searchQueries.all(), 'nothing'], null)
  return client
}

test('every record that a list or a search has shown is known', () => {
  expect(heardOf(client())).toEqual([
    { kind: 'proposal', id: 1, name: 'Roof', proposal_nr: '2026-0001', status: 'open', contact_name: 'Solar' },
    organisation(2, 'Solar'),
    { kind: 'person', id: 3, name: 'An Smit', organisation: 'Solar', organisation_id: 2 },
    { kind: 'person', id: 4, name: 'Bo Wit', organisation: '', organisation_id: null },
    { kind: 'product', id: 5, name: 'Panel', sku: 'P-1', directory_id: 9 },
    organisation(6, 'Found'),
  ])
})

test('a list that something was changed in since is not believed', async () => {
  const changed = client()
  await changed.invalidateQueries({ queryKey: proposalQueries.lists() })
  expect(heardOf(changed).map(({ kind }) => kind)).not.toContain('proposal')
})

test('what else is kept among the lists is left alone', () => {
  const other = new QueryClient()
  other.setQueryData([...proposalQueries.lists(), 'pages'], { pages: [{ items: [proposal] }], pageParams: [1] })
  expect(heardOf(other)).toEqual([])
})

test('a record is there once, in its first place, as it was heard of last', () => {
  const all = [organisation(1, 'Old name'), organisation(2, 'Solar'), organisation(1, 'New name')]
  expect(once(all)).toEqual([organisation(1, 'New name'), organisation(2, 'Solar')])
})
