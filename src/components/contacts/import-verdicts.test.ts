import { describe, expect, test } from 'vitest'
import { bodyOfRow, verdictsOf } from './import-verdicts.ts'

const known = {
  organisations: [{ id: 7, name: 'Van Dijk Bouw B.V.', email: '' }],
  people: [{ id: 8, contact_id: 7, name: 'An Smit', email: 'an@smit.example', organisation: 'Van Dijk Bouw B.V.' }],
}
const kinds = (kind: 'organisations' | 'people', rows: Record<string, string>[]) =>
  verdictsOf(kind, rows, known).map((verdict) => verdict.kind)

describe('organisations of a file', () => {
  test('are new, or duplicates of one that is there or of an earlier row', () => {
    const rows = [{ name: 'Élan' }, { name: 'van dijk bouw' }, { name: 'elan' }]
    expect(verdictsOf('organisations', rows, known)).toEqual([
      { kind: 'new', name: 'Élan', within: undefined },
      { kind: 'duplicate', name: 'van dijk bouw', within: undefined, of: 'Van Dijk Bouw B.V.', to: '/contacts/7' },
      { kind: 'duplicate', name: 'elan', within: undefined, of: 'row 1 of this file' },
    ])
  })
  test('without a name or with a wrong email address say what to mend', () => {
    expect(verdictsOf('organisations', [{ city: 'Delft' }, { name: 'A', email: 'x' }], known)).toMatchObject([
      { kind: 'error', field: 'name', reason: 'Give a name' },
      { kind: 'error', field: 'email', reason: 'This is not an email address' },
    ])
  })
})

describe('people of a file', () => {
  test('go into the organisation their row names, which must be there', () => {
    expect(
      verdictsOf(
        'people',
        [
          { name: 'Bo', organisation: 'VAN DIJK BOUW' },
          { name: 'Bo', organisation: 'Nobody' },
        ],
        known,
      ),
    ).toMatchObject([
      { kind: 'new', within: 7 },
      { kind: 'error', field: 'organisation' },
    ])
  })
  test('are duplicates by name within one organisation, or by email address', () => {
    expect(
      kinds('people', [
        { firstname: 'An', lastname: 'Smit', organisation: 'Van Dijk Bouw' },
        { name: 'An Smit' },
        { name: 'Other', email: 'AN@smit.example' },
      ]),
    ).toEqual(['duplicate', 'new', 'duplicate'])
  })
})

test('what is sent is what is filled in, tags one by one', () => {
  expect(
    bodyOfRow('people', { firstname: ' An ', lastname: 'Smit', city: '', tags: 'a; b,a', organisation: 'x' }),
  ).toEqual({
    firstname: 'An',
    lastname: 'Smit',
    fullname: 'An Smit',
    name: 'An Smit',
    tags: ['a', 'b'],
  })
})
