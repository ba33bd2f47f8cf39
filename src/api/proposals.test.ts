import type { hello } from '#wire/account.ts'
import type { Answer, Operation } from '#wire/operation.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountQueries } from './account.ts'
import { contactQueries } from './contacts.ts'
import { Unreachable } from './errors.ts'
import { useCreateProposal } from './proposal-create.ts'
import { isDeletedHere, useDeleteProposal, useUpdateProposal } from './proposal-changes.ts'
import { proposalQueries } from './proposals.ts'
import { tagQueries } from './tags.ts'
import { templateQueries } from './templates.ts'

type Call = (op: Operation, input: unknown, options?: { ifMatch?: string; idempotencyKey?: string }) => Promise<unknown>

const asked = vi.hoisted(() => vi.fn<Call>())
vi.mock('./client.ts', () => ({ call: asked, callPage: asked, callWithTag: asked }))

const open = { id: 7, name: 'Roof', status: 'open', etag: '"v1"' } as Proposal & { etag: string }
const detail = proposalQueries.detail(7)
const list = proposalQueries.list({ status: 'open' })
const page = { items: [], total: 0 }
let client: QueryClient

beforeEach(() => {
  asked.mockReset()
  asked.mockResolvedValue({ status: '200 OK' })
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } })
  client.setQueryData(detail.queryKey, open)
  client.setQueryData(list.queryKey, page)
  client.setQueryData(accountQueries.summary().queryKey, null)
  client.setQueryData(proposalQueries.directories().queryKey, { edit: [], open: [], won: [], lost: [], closed: [] })
  client.setQueryData(tagQueries.list().queryKey, [{ id: 1, name: 'roof' }])
  client.setQueryData(templateQueries.favorites().queryKey, [])
})

/** What a hook gives when a component renders. */
function rendered<T>(hook: () => T): T {
  let given: { value: T } | undefined
  const Host = () => {
    given = { value: hook() }
    return null
  }
  renderToString(createElement(QueryClientProvider, { client }, createElement(Host)))
  if (!given) throw new Error('nothing was rendered')
  return given.value
}
const isStale = ({ queryKey }: { queryKey: readonly unknown[] }) => client.getQueryState(queryKey)?.isInvalidated
const idsAsked = () => asked.mock.calls.map(([{ id }]) => id)

test('the same list has the same key, however it is asked for', () => {
  const asFilled = proposalQueries.list({ status: 'open', query: '  ', sort: 'name', directory_id: undefined, page: 1 })
  expect(asFilled.queryKey).toEqual(list.queryKey)
  expect(proposalQueries.list({ status: 'open', page: 2 }).queryKey).not.toEqual(list.queryKey)
})

test('keys of lists and details are not the beginning of one another', () => {
  const startsWith = (key: readonly unknown[], start: readonly unknown[]) => start.every((part, at) => key[at] === part)
  expect(startsWith(detail.queryKey, proposalQueries.lists())).toBe(false)
  expect(startsWith(list.queryKey, proposalQueries.details())).toBe(false)
  expect(startsWith(contactQueries.detail(1).queryKey, contactQueries.lists())).toBe(false)
})

test('coming back to a list without a write asks nothing', async () => {
  expect(await client.query(list)).toEqual(page)
  expect(asked).not.toHaveBeenCalled()
})

test('an update sends the version the form was opened with, and what it changed is out of date', async () => {
  await rendered(() => useUpdateProposal(7)).mutateAsync({ change: { name: 'New roof' }, etag: '"v0"' })
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: 'proposals.update' }),
    { params: { id: 7 }, body: { name: 'New roof' } },
    { ifMatch: '"v0"' },
  )
  expect([detail, list, accountQueries.summary(), proposalQueries.directories()].map(isStale)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect([templateQueries.favorites(), tagQueries.list()].map(isStale)).toEqual([false, false])
})

test('the tags are asked again only when a write made a new one', async () => {
  const { mutateAsync } = rendered(() => useUpdateProposal(7))
  await mutateAsync({ change: { tags: ['roof', { name: 'roof' }] } })
  expect(isStale(tagQueries.list())).toBe(false)
  await mutateAsync({ change: { tags: ['roof', 'solar'] } })
  expect(isStale(tagQueries.list())).toBe(true)
})

test('creating again after a lost answer uses the same key', async () => {
  const { queryKey } = accountQueries.hello()
  client.setQueryData(queryKey, { interfaces: ['v2', 'app'] } as unknown as Answer<typeof hello>)
  asked.mockRejectedValueOnce(new Unreachable())
  const { mutateAsync } = rendered(useCreateProposal)
  const body = { contact_id: 1, proposal_template_id: 2, name: 'Roof' }
  await expect(mutateAsync(body)).rejects.toBeInstanceOf(Unreachable)
  expect(isStale(list)).toBe(false)
  await mutateAsync(body)
  const [first, second] = asked.mock.calls.map(([, , options]) => options?.idempotencyKey)
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).toBe(first)
  expect(isStale(list)).toBe(true)
})

test('a deleted proposal is not asked for again', async () => {
  await rendered(() => useDeleteProposal(7)).mutateAsync()
  expect(client.getQueryData(detail.queryKey)).toBeUndefined()
  expect(isStale(list)).toBe(true)
  expect(idsAsked()).toEqual(['proposals.delete'])
})

test('a page knows what it deleted itself, and for how long', async () => {
  const before = Date.now()
  await rendered(() => useDeleteProposal(7)).mutateAsync()
  expect(isDeletedHere(client, 7, before)).toBe(true)
  expect(isDeletedHere(client, 8, before)).toBe(false)
  // Restored and opened again.
  expect(isDeletedHere(client, 7, Date.now() + 1)).toBe(false)
})

test('a proposal that could not be deleted is not taken for deleted', async () => {
  asked.mockRejectedValueOnce(new Unreachable())
  await expect(rendered(() => useDeleteProposal(7)).mutateAsync()).rejects.toBeInstanceOf(Unreachable)
  expect(isDeletedHere(client, 7, 0)).toBe(false)
})

test('a service without the app interface gives no summary, and is not asked for one', async () => {
  asked.mockResolvedValue({ interfaces: ['v1', 'v2'] })
  expect(await client.query({ ...accountQueries.summary({ directory_id: 3 }) })).toBeNull()
  expect(await client.query(accountQueries.details())).toBeNull()
  expect(idsAsked()).toEqual(['account.hello'])
})
