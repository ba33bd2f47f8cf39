import { expect, test } from 'vitest'
import { readCsv, writeCsv } from '#src/components/ui/csv.ts'
import type { OrganisationItem } from '#wire/contacts.ts'
import { contactTable } from './export-rows.ts'
import { guessColumns, importFields } from './import-columns.ts'
import { tagsOf } from './tags-cell.ts'

const organisation = {
  type: 'organisation',
  id: 1,
  name: 'Bakker',
  city: 'Delft',
  proposals_open: 2,
  proposals_won: 0,
  date_created: '2026-02-03T09:10:11.000000Z',
} as OrganisationItem

test('tags and custom fields have columns, those of every contact side by side', () => {
  const { heads, rowOf } = contactTable('organisation', ['number', 'size'])
  const rows = [
    rowOf({ ...organisation, tags: [{ name: 'vip' }, { name: 'Service, groot' }], values: { size: '12' } }),
    rowOf({ ...organisation, name: 'Smid', tags: [], values: { number: 'K-7' } }),
  ]
  const cell = (row: number, head: string) => rows[row]?.[heads.indexOf(head)]
  expect([cell(0, 'tags'), cell(0, 'custom_size'), cell(0, 'custom_number')]).toEqual([
    'vip; "Service, groot"',
    '12',
    '',
  ])
  expect([cell(1, 'tags'), cell(1, 'custom_size'), cell(1, 'custom_number')]).toEqual(['', '', 'K-7'])
  expect(cell(0, 'proposals_open')).toBe(2)
  expect(cell(0, 'date_created')).toEqual(new Date('2026-02-03T09:10:11Z'))
})

test('tags come back from the file as they were, also those with a comma', async () => {
  const names = ['vip', 'Service, groot', 'a; b', '"x"']
  const { heads, rowOf } = contactTable('organisation', [])
  const row = rowOf({ ...organisation, tags: names.map((name) => ({ name })), values: {} })
  for (const locale of ['nl-NL', 'en-GB']) {
    const { rows } = await readCsv(await writeCsv([heads, row], { locale }))
    expect(tagsOf(rows[1]?.[heads.indexOf('tags')])).toEqual(names)
  }
})

test('of a service that tells nothing of them there are no such columns', () => {
  const { heads, rowOf } = contactTable('organisation', undefined)
  expect(heads).not.toContain('tags')
  expect(rowOf(organisation)).toHaveLength(heads.length)
})

test('an import knows the columns again', () => {
  const custom = [{ name: 'size', label: 'Company size', required: false, type: 'text' } as const]
  const { heads } = contactTable('organisation', ['size'])
  const columns = guessColumns(heads, 'organisations', importFields('organisations', custom))
  expect(columns).toEqual(expect.arrayContaining(['name', 'city', 'tags', 'custom_size']))
})
