import { expect, test } from 'vitest'
import type { ProposalItem } from '#wire/proposals.ts'
import { exportTable } from './export-rows.ts'

const item = {
  id: 1,
  version_id: 1,
  name: 'Boiler',
  proposal_nr: '2026-1',
  status: 'open',
  account_user_id: 7,
  contact_id: 2,
  contact_name: 'Bakker',
  contact_type: 'person',
  contact_person_fullname: 'J. Bakker',
  directory_id: 3,
  date_created: '2026-02-03T09:10:11.000000Z',
  date_modified: '2026-02-03T09:10:11.000000Z',
  date_viewed: null,
  date_won: null,
  price_total: '€ 11.650,00',
  price_total_original: '11673.12',
  price_total_override: '11650.00',
  tags: [
    { id: 1, name: 'Heat' },
    { id: 2, name: 'North' },
  ],
} satisfies ProposalItem

test('a proposal in a file has names for its ids and numbers for its money', () => {
  const { heads, rowOf } = exportTable(['roof'], {
    owners: new Map([[7, 'Marieke Vos']]),
    directories: [{ id: 3, name: 'Zakelijk' }],
  })
  const cells = Object.fromEntries(
    heads.map((head, at) => [
      head,
      rowOf({ ...item, loss_reason: 'price', valid_until: '2026-12-19', values: { roof: 'flat' } })[at],
    ]),
  )
  expect(cells).toMatchObject({
    custom_roof: 'flat',
    owner: 'Marieke Vos',
    directory: 'Zakelijk',
    tags: 'Heat, North',
    date_viewed: '',
    loss_reason: 'price',
    valid_until: { day: '2026-12-19' },
    total_without_vat: 11650,
    total_calculated: 11673.12,
  })
})
