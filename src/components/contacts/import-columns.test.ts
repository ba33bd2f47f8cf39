import { expect, test } from 'vitest'
import { guessColumns, importFields } from './import-columns.ts'

const custom = [{ name: 'klantnummer', label: 'Klantnummer', required: false, type: 'text' } as const]

test('columns of organisations are known by their heads, in several languages', () => {
  const heads = ['Bedrijfsnaam', 'E-mail', 'Postcode', 'Plaats', 'KvK-nummer', 'Klantnummer', 'Notes']
  expect(guessColumns(heads, 'organisations', importFields('organisations', custom))).toEqual([
    'name',
    'email',
    'zipcode',
    'city',
    'coc_number',
    'custom_klantnummer',
    undefined,
  ])
})

test('of people, the company is the organisation they belong to', () => {
  expect(guessColumns(['First name', 'Achternaam', 'Company'], 'people', importFields('people', []))).toEqual([
    'firstname',
    'lastname',
    'organisation',
  ])
})

test('no field is filled by two columns', () => {
  expect(guessColumns(['Phone', 'Telephone'], 'people', importFields('people', []))).toEqual(['phone', undefined])
})
