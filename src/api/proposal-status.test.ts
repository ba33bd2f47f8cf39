import type { Operation } from '#wire/operation.ts'
import { ApiError } from '#wire/problem.ts'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { proposalQueries } from './proposals.ts'
import { moveStatuses, pendingStatuses, type StatusBefore } from './proposal-status.ts'

type Call = (op: Operation, input: unknown, options?: { idempotencyKey?: string | undefined }) => Promise<unknown>

const call = vi.hoisted(() => vi.fn<Call>())
const hasApp = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock('./account.ts', async (original) => ({
  ...(await original<typeof import('./account.ts')>()),
  hasAppInterface: hasApp,
}))
vi.mock('./client.ts', () => ({ call, callPage: call, callWithTag: call }))

const roof: StatusBefore = { id: 7, name: 'Roof', status: 'open', date_modified: '2026-11-02T09:10:11.000000Z' }
const pump: StatusBefore = { ...roof, id: 8, name: 'Pump', status: 'lost' }
const list = proposalQueries.list({ status: 'open' })
const notFound = new ApiError({ status: 404, title: 'Not found', type: 'about:blank', detail: '', request_id: '' })
let client: QueryClient

beforeEach(() => {
  call.mockReset()
  call.mockResolvedValue({ status: '200 OK' })
  client = new QueryClient()
  client.setQueryData(list.queryKey, { items: [], total: 0 })
  hasApp.mockResolvedValue(true)
})

const pending = () => [...pendingStatuses()]
const calls = () => call.mock.calls.map(([op, input]) => [op.id, input])

test('a status is pending until the service has answered, and the lists are out of date then', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<unknown>()
  call.mockReturnValue(answer)
  const moving = moveStatuses(client, { label: 'Moving', items: [roof, pump], to: 'won' })
  expect(pending()).toEqual([
    [7, 'won'],
    [8, 'won'],
  ])
  expect(client.getQueryState(list.queryKey)?.isInvalidated).toBe(false)
  resolve({ status: '200 OK' })
  await moving
  expect(pending()).toEqual([])
  expect(client.getQueryState(list.queryKey)?.isInvalidated).toBe(true)
})

test('what is refused is pending no more, and is named', async () => {
  call.mockResolvedValueOnce({ status: '200 OK' }).mockRejectedValueOnce(new Error('No'))
  const outcome = await moveStatuses(client, { label: 'Moving', items: [roof, pump], to: 'won' })
  expect(outcome).toMatchObject({ done: [roof], error: new Error('No') })
  expect(pending()).toEqual([])
})

test('taken back, each gets the status it had; a service that cannot is asked for an ordinary change', async () => {
  call.mockResolvedValueOnce({ status: '200 OK' }).mockRejectedValueOnce(notFound)
  await moveStatuses(client, { label: 'Undoing', items: [roof, pump], to: 'before' })
  expect(calls()).toEqual([
    ['proposals.undo-status', { params: { id: 7 }, body: { status: 'open', date_modified: roof.date_modified } }],
    ['proposals.undo-status', { params: { id: 8 }, body: { status: 'lost', date_modified: roof.date_modified } }],
    ['proposals.update', { params: { id: 8 }, body: { status: 'lost' } }],
  ])
})
