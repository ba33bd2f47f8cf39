import { expect, test } from 'vitest'
import { guessByCells, guessColumns, hasHead, importFields } from './import-columns.ts'

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
    null,
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
  expect(guessColumns(['Phone', 'Telephone'], 'people', importFields('people', []))).toEqual(['phone', null])
})

test('a first row that names no column, or holds what none is called, may be a contact: it is asked', () => {
  const fields = importFields('people', [])
  expect(hasHead(['Naam', 'Plaats', 'Notes'], 'people', fields)).toBe(true)
  expect(hasHead(['An Smit', 'Delft'], 'people', fields)).toBeUndefined()
  expect(hasHead(['Land', 'land@smit.example'], 'people', fields)).toBeUndefined()
  expect(hasHead(['Stad', '030 1234567'], 'people', fields)).toBeUndefined()
})

test('without heads, addresses and websites are known by what they look like', () => {
  const rows = [
    ['An', '', 'www.smit.example', 'an@smit.example'],
    ['Bo', 'bo@bos.example', '', ''],
  ]
  expect(guessByCells(rows, importFields('people', []))).toEqual([null, 'email', 'internet', null])
})
