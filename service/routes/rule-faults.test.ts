import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { appService } from '#service/testing/app-sender.ts'
import { anOrganisation, aProposal } from '#service/testing/builders.ts'
import { restOf } from './rule-faults.ts'
import { createProposal } from '#wire/proposal-details.ts'
import type { Problem } from '#wire/problem.ts'

describe('what the form and what the rules say is told in one answer', () => {
  test('of a proposal to be made: a wrong type, a missing name, an unknown template and an unknown person', async () => {
    const service = await appService()
    const { id: contact_id } = await anOrganisation(service)
    const { status, body } = await service.send<Problem>('POST', '/proposals', {
      contact_id,
      proposal_template_id: 999_999,
      contact_people: [999_999],
      price_total: 'much',
    })
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {})).toEqual(
      expect.arrayContaining(['name', 'price_total', 'proposal_template_id']),
    )
  })

  test('of an update, which changes nothing', async () => {
    const service = await appService()
    const { id } = await aProposal(service, { name: 'Roof' })
    const { status, body } = await service.send<Problem>('PATCH', `/proposals/${id}`, {
      name: 'Attic',
      status: 'begun',
      contact_people: [999_999],
    })
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(['contact_people.0', 'status'])
    expect((await service.send(`GET`, `/proposals/${id}/details`)).body).toMatchObject({ name: 'Roof' })
  })

  test('of a row whose type nobody knows', async () => {
    const service = await appService()
    const { id: contact_id } = await anOrganisation(service)
    const { body } = await service.send<Problem>('POST', '/proposals', {
      contact_id,
      name: 'Roof',
      proposal_template_id: 999_999,
      content: {
        pricetables: [{ id: 'main', rows: [{ type: 'sum', content: 5, price: 'much', quantity: 2, of: 1 }] }],
      },
    })
    const row = 'content.pricetables.0.rows.0'
    expect(body.errors).toEqual({
      [`${row}.type`]: ['Send a row of type price, discount, subtotal or title'],
      [`${row}.content`]: ['Enter text'],
      [`${row}.price`]: [expect.stringContaining('Enter a number')],
      [`${row}.of`]: ['There is no such key'],
      proposal_template_id: [expect.any(String)],
    })
  })

  test('of a webhook: its address is asked for before the transaction', async () => {
    const { send } = await appService()
    const { status, body } = await send<Problem>('POST', '/webhooks', {
      payload_url: 'https://10.0.0.1/',
      events: ['x'],
    })
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(['events.0', 'payload_url'])
  })

  test('a stand-in for what is missing says nothing by itself', async () => {
    const { send } = await appService()
    const { body } = await send<Problem>('POST', '/proposals', { name: 'Roof', price_total: 'much' })
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(['contact_id', 'price_total', 'proposal_template_id'])
  })
})

test('what is left of a body is a body, or nothing', () => {
  const body = (input: unknown) => restOf(createProposal.body, input)
  expect(body({ contact_id: 1, proposal_template_id: 1, name: 'Roof', nothing: 1 })).toMatchObject({ isMadeUp: false })
  expect(body({ contact_id: 1, proposal_template_id: 1 })).toMatchObject({ isMadeUp: true, body: { name: 'x' } })
  for (const none of [null, 'x', [], 5]) expect(body(none)).toBeUndefined()
})

test('a type that is none becomes one of those there are, and what that one needs is mended as well', () => {
  const schema = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('owner'), account_user_id: z.int() }),
    z.strictObject({ kind: z.literal('trash') }),
  ])
  expect(restOf(schema, { kind: 'sell' })).toEqual({
    body: { kind: 'owner', account_user_id: 0 },
    isMadeUp: true,
    mended: ['kind', 'account_user_id'],
  })
})
