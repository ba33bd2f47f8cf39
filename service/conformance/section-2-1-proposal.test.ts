import { beforeAll, expect, test } from 'vitest'
import { aProposal } from '#service/testing/builders.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import type { ProposalItem } from '#wire/proposals.ts'
import type { V1Proposal, V1ProposalItem } from '#wire/v1-proposals.ts'
import { inVersion, type InVersion } from './testing/versions.ts'

/** A proposal of which every field says something. */
async function made(service: InVersion) {
  const { within, clock, tick, send, directory_id } = service
  const { id, organisation, person } = await aProposal(service, {
    price_total: 90,
    directory_id,
    custom_fields: [{ name: 'reference', value: 'R-1' }],
    tags: ['Roof'],
    content: {
      pricetables: [
        {
          id: 'main',
          rows: [{ type: 'price', content: 'Pump', quantity: 2, price: 50, selectable: 'check', user_selected: true }],
        },
      ],
    },
  })
  tick()
  await send('POST', `/proposals/${id}/send`, { send_message: 'Hello' })
  await within
    .insertInto('comment')
    .values({ proposal_id: id, contact_id: person.id, comment: 'Nice', created_at: clock.now })
    .execute()
  tick()
  await send('PATCH', `/proposals/${id}`, { status: 'won' })
  const agree = {
    formfields: [{ label: 'Order', value: '7' }],
    name: 'An Smit',
    date: second,
    version_id: 1,
    ip_country: null,
  }
  await within
    .updateTable('proposal')
    .set({ viewed_at: clock.now, views: 1, remarks: 'Call first', agree: JSON.stringify(agree) })
    .execute()
  return { id, organisation, person, agree }
}

const first = '2026-11-21T09:10:11.000000Z'
const second = '2026-11-21T09:10:12.000000Z'
const third = '2026-11-21T09:10:13.000000Z'

let service: InVersion & Awaited<ReturnType<typeof made>>
let v1: V1Proposal
let v2: Proposal
let v1Item: V1ProposalItem
let v2Item: ProposalItem

beforeAll(async () => {
  const begun = await inVersion('v2')
  service = { ...begun, ...(await made(begun)) }
  const path = `/api/v1/${service.account}/proposals`
  v2 = await service.done('GET', `/proposals/${service.id}/details`)
  v1 = await service.done('GET', `${path}/${service.id}/details`)
  ;[v2Item] = await service.done<[ProposalItem]>('GET', '/proposals/won')
  ;[v1Item] = await service.done<[V1ProposalItem]>('GET', `${path}/won`)
})

type Row = { row: keyof Proposal; expected: () => unknown; inV1: 'the same' | 'left out' | (() => unknown) }

const row = (row: Row['row'], expected: Row['expected'], inV1: Row['inV1'] = 'the same'): Row => ({
  row,
  expected,
  inV1,
})

const older = '21 nov 2026 (09:10)'
const asOlder = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/"2026-11-21T09:10:[^"]*"/g, `"${older}"`))

const fields: Row[] = [
  row('id', () => service.id),
  row('name', () => 'Heat pump'),
  row('proposal_nr', () => '2026-0001'),
  row('status', () => 'won'),
  row('account_user_id', () => service.userId),
  row('account_user_name', () => 'Eva de Wit'),
  row('account_user_email', () => 'eva@installer.test'),
  row('design_template_id', () => service.design_template_id),
  row('text_template_id', () => service.text_template_id),
  row('directory_id', () => service.directory_id, 'left out'),
  row('proposal_language', () => 'nl'),
  row('price_total', () => '€\u00a090,00'),
  row(
    'price_total_original',
    () => '200.00',
    () => 200,
  ),
  row(
    'price_total_override',
    () => '90.00',
    () => 90,
  ),
  row('remarks', () => 'Call first'),
  row('date_created', () => first, 'left out'),
  row(
    'date_modified',
    () => third,
    () => older,
  ),
  row('date_viewed', () => third, 'left out'),
  row('date_won', () => third, 'left out'),
  row('agree', () => service.agree, 'left out'),
  row(
    'comments',
    () => [
      expect.objectContaining({ comment: 'Nice', firstname: 'An', lastname: 'Smit', type: 'client', date: second }),
    ],
    () => asOlder(v2.comments),
  ),
  row(
    'contact',
    () =>
      expect.objectContaining({
        contact_id: service.organisation.id,
        type: 'organisation',
        name: 'Van Dijk Bouw',
        tags: [],
        custom_trade: '',
      }),
    'left out',
  ),
  row(
    'content',
    () => ({
      sections: [{ id: 1, title: 'Beste', html: '<p>Beste</p>' }],
      pricetables: [
        expect.objectContaining({
          id: 'main',
          rows: [expect.objectContaining({ content: 'Survey' }), expect.objectContaining({ content: 'Pump' })],
        }),
        expect.objectContaining({ id: 'extra', rows: [] }),
      ],
    }),
    () => expect.objectContaining({ sections: v2.content.sections }),
  ),
  row(
    'custom_fields',
    () => [
      { name: 'reference', label: 'Reference', type: 'text', required: true, value: 'R-1' },
      { name: 'intro', label: 'Introduction', type: 'html', required: false, value: '' },
    ],
    'left out',
  ),
  row(
    'emails',
    () => [
      expect.objectContaining({ to: 'an@smit.test', subject: 'Heat pump', state: 'queued', date: second, reason: '' }),
    ],
    () => asOlder(v2.emails),
  ),
  row(
    'logs',
    () => ({
      history: expect.arrayContaining([
        { date: first, person: 'Eva de Wit', action: 'created the proposal', type: 'user' },
      ]),
      summary: { last_modified_date: third, last_modified_user: 'Eva de Wit', views: 1, recent_view: third, pdf: null },
    }),
    () => asOlder(v2.logs),
  ),
  row('receivers', () => [
    expect.objectContaining({
      id: service.person.id,
      fullname: 'An Smit',
      email: 'an@smit.test',
      signature_required: true,
      signature_allowed: true,
    }),
  ]),
  row('tags', () => [{ id: expect.any(Number), name: 'Roof' }], 'left out'),
]

test.each(fields)('2.1 Proposal · $row: is in the details of version 2', ({ row, expected }) => {
  expect(v2[row]).toEqual(expected())
})

test.each(fields.filter(({ inV1 }) => inV1 !== 'left out'))(
  '2.1 Proposal · $row: is in the details of version 1, in its own form where that differs',
  ({ row, expected, inV1 }) => {
    expect(v1).toHaveProperty(row, (typeof inV1 === 'function' ? inV1 : expected)())
  },
)

test('2.1 Proposal · id: details hold the fields of the table, the version, and nothing else', () => {
  expect(Object.keys(v2).toSorted()).toEqual([...fields.map(({ row }) => row), 'version_id'].toSorted())
})

test('2.1 Proposal in v1 · company: is in place of the contact', () => {
  expect(v1.company).toMatchObject({
    id: service.organisation.id,
    company_id: service.organisation.id,
    name: 'Van Dijk Bouw',
  })
  expect(v1).not.toHaveProperty('contact')
})

test('2.1 Proposal in v1 · left out: agree, custom_fields, tags, directory_id, date_created, date_viewed and date_won', () => {
  for (const field of ['agree', 'custom_fields', 'tags', 'directory_id', 'date_created', 'date_viewed', 'date_won'])
    expect(v1).not.toHaveProperty(field)
})

test('2.1 Proposal in v1 · date_modified: is text for people: day, month, year and time', () => {
  expect([v1.date_modified, v1Item.date_modified]).toEqual([older, older])
})

test('2.1 Proposal in v1 · price_total_original: is a number', () => {
  expect([v1.price_total_original, v1Item.price_total_original]).toEqual([200, 200])
})

test('2.1 Proposal in v1 · price_total_override: is a number', () => {
  expect([v1.price_total_override, v1Item.price_total_override]).toEqual([90, 90])
})

test('2.1 Proposal in v1 · type: is still there, deprecated', () => {
  expect(v1.type).toBe('proposal')
})

test('2.1 Proposal in v1 · pages_total: is still there, deprecated: the number of sections', () => {
  expect(v1.pages_total).toBe(v2.content.sections.length)
})

test('2.1 Proposal in v1 · language: is still there, deprecated: the language of the proposal', () => {
  expect(v1.language).toBe('nl')
})

test.each([
  ['count', 2],
  ['userinput_count', false],
  ['userinput_optional', true],
  ['userinput_optional_checked', true],
])('2.1 Proposal in v1 · %s: is still in price rows, deprecated', (field, expected) => {
  expect(v1.content.pricetables[0]?.rows[1]).toHaveProperty(field, expected)
})

test('2.1 Proposal in v1 · total_price: is still in the list, deprecated, and not in version 2', () => {
  expect(v1Item.total_price).toBe(200)
  expect(v2Item).not.toHaveProperty('total_price')
})

test('2.1 Proposal in v1 · total_price_override: is still in the list, deprecated, and not in version 2', () => {
  expect(v1Item.total_price_override).toBe(90)
  expect(v2Item).not.toHaveProperty('total_price_override')
})
