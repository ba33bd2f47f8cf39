import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { createContact } from './contacts.ts'
import { rowInput } from './price-rows.ts'
import { createProposal } from './proposal-details.ts'
import { listProposals } from './proposals.ts'

const faultsOf = (schema: z.ZodMiniType, given: unknown) =>
  (schema.safeParse(given).error?.issues ?? []).map(({ code, path, ...issue }) => ({
    code,
    path: path.join('.'),
    ...('keys' in issue && { keys: issue.keys }),
  }))

test('digits in text are whole numbers, and 0 and 1 are booleans', () => {
  const body = { contact_id: '7', proposal_template_id: 1, name: ' Roof ', contact_people: ['8', 9] }
  expect(createProposal.body.parse(body)).toMatchObject({
    contact_id: 7,
    contact_people: [8, 9],
    name: 'Roof',
    status: 'edit',
  })
  expect(rowInput.parse({ type: 'price', quantity: '2.5', user_selected: 1 })).toMatchObject({
    quantity: 2.5,
    user_selected: true,
  })
})

test('an unknown key is refused by name', () => {
  expect(faultsOf(createProposal.body, { contact_id: 1, proposal_template_id: 1, name: 'Roof', naam: 'x' })).toEqual([
    { code: 'unrecognized_keys', path: '', keys: ['naam'] },
  ])
  expect(
    faultsOf(createContact.body, { type: 'organisation', name: 'Roofers', emial: 'x', custom_trade: 'Roofs' }),
  ).toEqual([{ code: 'unrecognized_keys', path: '', keys: ['emial'] }])
})

test('custom fields of a contact pass beside the known ones', () => {
  expect(createContact.body.parse({ type: 'person', fullname: 'An Smit', custom_trade: 'Roofs' })).toEqual({
    type: 'person',
    fullname: 'An Smit',
    custom_trade: 'Roofs',
  })
})

test('every fault of a body is listed', () => {
  const content = {
    pricetables: [{ id: 'A', rows: [{ type: 'price', vat_percentage: 121, price: 'x' }, { type: 'sum' }] }],
  }
  expect(
    faultsOf(createProposal.body, { contact_id: 'x', proposal_template_id: 1, name: '', content }).map(
      ({ path }) => path,
    ),
  ).toEqual([
    'contact_id',
    'name',
    'content.pricetables.0.rows.0.price',
    'content.pricetables.0.rows.0.vat_percentage',
    'content.pricetables.0.rows.1.type',
  ])
})

test('a page below 1 is refused', () => {
  expect(faultsOf(listProposals.query, { page: '0' })).toHaveLength(1)
  expect(listProposals.query.parse({})).toEqual({ sort: 'name', page: 1 })
})
