import { describe, expect, test } from 'vitest'
import { actOf, bodyOfRow, missingOrganisations, verdictsOf } from './import-verdicts.ts'

const known = {
  organisations: [{ id: 7, name: 'Van Dijk Bouw B.V.', email: '' }],
  people: [{ id: 8, contact_id: 7, name: 'An Smit', email: 'an@smit.example', organisation: 'Van Dijk Bouw B.V.' }],
}
const kinds = (kind: 'organisations' | 'people', rows: Record<string, string>[]) =>
  verdictsOf(kind, rows, known).map((verdict) => verdict.kind)

describe('organisations of a file', () => {
  test('are new, unchanged where one has all they tell, or duplicates of an earlier row', () => {
    const rows = [{ name: 'Élan' }, { name: ' van  dijk bouw b.v.' }, { name: 'elan' }]
    expect(verdictsOf('organisations', rows, known)).toEqual([
      { kind: 'new', name: 'Élan', within: undefined },
      {
        kind: 'unchanged',
        name: 'van  dijk bouw b.v.',
        within: undefined,
        of: 'Van Dijk Bouw B.V.',
        to: '/contacts/7',
        contact: { id: 7, contact_id: undefined },
      },
      { kind: 'duplicate', name: 'elan', within: undefined, of: 'row 1 of this file' },
    ])
  })
  test('whose website is none say so; one without its https:// is fine', () => {
    const rows = [
      { name: 'A', internet: 'www.firm.nl' },
      { name: 'B', internet: 'Not a url' },
    ]
    expect(verdictsOf('organisations', rows, known)).toMatchObject([
      { kind: 'new' },
      { kind: 'error', field: 'internet', reason: 'Not a valid web address' },
    ])
  })
  test('meet an earlier row by the number it has in the file', () => {
    const rows = [{ name: 'A' }, { name: 'A' }]
    expect(verdictsOf('organisations', rows, known, { numbers: [2, 5] })).toMatchObject([
      { kind: 'new' },
      { kind: 'duplicate', of: 'row 2 of this file' },
    ])
  })
  test('without a name or with a wrong email address say what to mend', () => {
    expect(verdictsOf('organisations', [{ city: 'Delft' }, { name: 'A', email: 'x' }], known)).toMatchObject([
      { kind: 'error', field: 'name', reason: 'Enter a name' },
      { kind: 'error', field: 'email', reason: 'Not a valid email address' },
    ])
  })
})

describe('the organisation of a person', () => {
  const organisations = [
    { id: 7, name: 'Bouwbedrijf De Groot BV', email: '' },
    { id: 8, name: 'Bouwbedrijf Groot VOF', email: '' },
    { id: 9, name: 'Van Dijk Bouw B.V.', email: '' },
    { id: 10, name: 'Molen', email: '' },
    { id: 11, name: 'Molen', email: '' },
    { id: 12, name: 'MOLEN', email: '' },
  ]
  const of = (organisation: string, creates = false) =>
    verdictsOf('people', [{ name: 'Nieuwe Piet', organisation }], { organisations, people: [] }, { creates })[0]

  test.each(['Bouwbedrijf De Groot BV', ' bouwbedrijf dé groot  bv '])(
    'is the one of exactly that name: %s',
    (name) => {
      expect(of(name)).toMatchObject({ kind: 'new', within: 7 })
    },
  )
  test('is one whose name differs in legal form or small words, where only one does', () => {
    expect(of('Dijk Bouw')).toMatchObject({ kind: 'new', within: 9 })
  })
  test('is named anew where several have a name like that; none is made for it', () => {
    const fault = {
      kind: 'error',
      field: 'organisation',
      reason:
        'Several organisations have a name like this: Bouwbedrijf De Groot BV and Bouwbedrijf Groot VOF. Enter one of them.',
    }
    expect(of('Bouwbedrijf Groot')).toMatchObject(fault)
    const made = of('Bouwbedrijf Groot', true)
    expect(made).toMatchObject(fault)
    expect(made && missingOrganisations([made])).toEqual([])
  })
  test('is none of several that bear the very same name, unless the person is there in one', () => {
    expect(of('Molen')).toMatchObject({
      kind: 'error',
      field: 'organisation',
      reason: 'Several organisations are named “Molen”. Rename all but one, or leave this empty.',
    })
    expect(of('MOLEN')).toMatchObject({ kind: 'new', within: 12 })
    const people = [{ id: 20, contact_id: 11, name: 'An Smit', email: '', organisation: 'Molen' }]
    expect(verdictsOf('people', [{ name: 'An Smit', organisation: 'Molen' }], { organisations, people })).toMatchObject(
      [{ kind: 'unchanged', within: 11 }],
    )
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
  test('may have their organisation made for them, once', () => {
    const rows = [
      { name: 'Bo', organisation: 'Nobody' },
      { name: 'Cy', organisation: 'NOBODY' },
      { name: 'Bo', organisation: 'nobody' },
      { name: 'Di', organisation: 'Van Dijk Bouw' },
    ]
    const refused = verdictsOf('people', rows, known)
    expect(missingOrganisations(refused)).toEqual(['Nobody'])
    const made = verdictsOf('people', rows, known, { creates: true })
    expect(made).toMatchObject([
      { kind: 'new', creates: 'Nobody' },
      { kind: 'new', creates: 'NOBODY' },
      { kind: 'duplicate', of: 'row 1 of this file' },
      { kind: 'new', within: 7 },
    ])
    expect(missingOrganisations(made)).toEqual(['Nobody'])
  })
  test('have two organisations made for them where the names differ in a word', () => {
    const rows = ['Groot', 'De Groot', 'Groot BV', 'groot'].map((organisation, at) => ({
      name: `Bo ${at}`,
      organisation,
    }))
    const made = verdictsOf('people', rows, known, { creates: true })
    expect(missingOrganisations(made)).toEqual(['Groot', 'De Groot', 'Groot BV'])
  })
  test('are known by name within one organisation, and may be duplicates by email address', () => {
    expect(
      kinds('people', [
        { firstname: 'An', lastname: 'Smit', organisation: 'Van Dijk Bouw' },
        { name: 'An Smit' },
        { name: 'Other', email: 'AN@smit.example' },
      ]),
    ).toEqual(['unchanged', 'new', 'duplicate'])
  })
})

describe('a row that meets a contact', () => {
  const there = { id: 7, name: 'Van Dijk Bouw B.V.', email: 'Info@dijk.example', phone: '030 1', city: '', fax: '' }
  const met = (rows: Record<string, string>[], more: object = {}) =>
    verdictsOf('organisations', rows, { organisations: [{ ...there, ...more }], people: [] })

  test('updates the fields it fills or tells otherwise, and says what they were', () => {
    expect(
      met([{ name: 'van dijk bouw', phone: ' 030 2 ', city: 'Delft', fax: '', email: 'info@DIJK.example' }]),
    ).toEqual([
      {
        kind: 'updates',
        name: 'van dijk bouw',
        within: undefined,
        of: 'Van Dijk Bouw B.V.',
        to: '/contacts/7',
        contact: { id: 7, contact_id: undefined },
        changes: [
          { field: 'phone', from: '030 1', to: '030 2' },
          { field: 'city', from: '', to: 'Delft' },
        ],
      },
    ])
  })
  test('is unchanged if it tells nothing new: an empty cell takes nothing away', () => {
    expect(met([{ name: 'Van Dijk Bouw', phone: '', email: 'info@dijk.example' }])).toMatchObject([
      { kind: 'unchanged' },
    ])
  })
  test('adds tags to those that are there, and fills custom fields, once details tell of them', () => {
    const row = { name: 'Van Dijk Bouw B.V.', tags: 'vip; New', custom_size: '12' }
    expect(met([row])).toMatchObject([{ kind: 'duplicate' }])
    const details = new Map([[7, { tags: [{ id: 1, name: 'VIP' }], custom_size: '' }]])
    expect(verdictsOf('organisations', [row], { organisations: [there], people: [], details })).toMatchObject([
      {
        changes: [
          { field: 'tags', from: ['VIP'], to: ['VIP', 'New'] },
          { field: 'custom_size', from: '', to: '12' },
        ],
      },
    ])
  })
  test('leaves the contact to the first row that updates it', () => {
    expect(
      met([
        { name: 'Van Dijk Bouw B.V.', phone: '030 1' },
        { name: 'Van Dijk Bouw B.V.', phone: '030 2' },
        { name: 'VAN DIJK BOUW B.V.', phone: '030 3' },
        { name: 'van dijk bouw', phone: '030 3' },
      ]),
    ).toMatchObject([
      { kind: 'unchanged' },
      { kind: 'updates' },
      { kind: 'duplicate', of: 'row 2 of this file' },
      { kind: 'duplicate', of: 'row 2 of this file' },
    ])
  })
  test('updates none of several that could be meant, unless one is called exactly that', () => {
    const organisations = [there, { ...there, id: 9, name: 'Van Dijk Bouw GmbH' }]
    const row = { name: 'Van Dijk Bouw', phone: '030 2' }
    expect(
      verdictsOf('organisations', [row, { ...row, name: 'Van Dijk Bouw GmbH' }], { organisations, people: [] }),
    ).toMatchObject([{ kind: 'duplicate' }, { kind: 'updates', contact: { id: 9 } }])
  })
  test('of a person updates whoever has the name too; an email address alone may be shared', () => {
    const people = [{ ...there, id: 8, contact_id: 7, name: 'An Smit', organisation: 'Van Dijk Bouw B.V.' }]
    const email = 'info@dijk.example'
    expect(
      verdictsOf(
        'people',
        [
          { name: 'Bo Smit', email, phone: '030 2' },
          { name: 'an smit', email, phone: '030 2' },
        ],
        { organisations: [], people },
      ),
    ).toMatchObject([{ kind: 'duplicate' }, { kind: 'updates', contact: { id: 8, contact_id: 7 } }])
  })
})

describe('a row whose name is only like that of a contact', () => {
  const groot = { id: 8, name: 'Bouwbedrijf Groot VOF', email: '', phone: '030 1', coc_number: '111', vat_number: '' }
  const met = (row: Record<string, string>, ...more: (typeof groot)[]) =>
    verdictsOf('organisations', [row], { organisations: [groot, ...more], people: [] })[0]

  test('is a duplicate to decide on: that company may be another', () => {
    expect(met({ name: 'Bouwbedrijf De Groot BV', coc_number: '222', phone: '030 2' })).toMatchObject({
      kind: 'duplicate',
      contact: { id: 8 },
      changes: [{ field: 'coc_number' }, { field: 'phone' }],
    })
    expect(met({ name: 'Bouwbedrijf Groot' })).toMatchObject({ kind: 'duplicate' })
  })
  test('is a duplicate to decide on: “Jan de Vries” may be somebody else than “Jan Vries”', () => {
    const people = [{ id: 3, contact_id: 3, name: 'Jan Vries', email: 'jan@vries.nl', organisation: '', phone: '1' }]
    const row = { name: 'Jan de Vries', email: 'jan@devries.nl', phone: '2' }
    const rows = [row, { name: 'Jan de Vries' }, { ...row, email: 'JAN@vries.nl' }]
    expect(rows.map((row) => verdictsOf('people', [row], { organisations: [], people })[0]?.kind)).toEqual([
      'duplicate',
      'duplicate',
      'updates',
    ])
  })
  test.each([
    ['number in the trade register', 'coc_number', '1 1 1'],
    ['VAT number', 'vat_number', 'nl 0123.45.678.B01'],
    ['email address', 'email', 'INFO@groot.example'],
  ])('updates it where the %s is the same', (_what, field, value) => {
    const whole = { ...groot, email: 'info@groot.example', vat_number: 'NL012345678B01' }
    const row = { name: 'Bouwbedrijf Groot', phone: '030 2', [field]: value }
    expect(verdictsOf('organisations', [row], { organisations: [whole], people: [] })).toMatchObject([
      { kind: 'updates', contact: { id: 8 } },
    ])
  })
  test('is left to the contact of exactly that name, also where an earlier row updates the one like it', () => {
    const organisations = [groot, { ...groot, id: 7, name: 'Bouwbedrijf De Groot BV' }]
    const rows = organisations.map(({ name }) => ({ name, phone: '030 2' }))
    expect(verdictsOf('organisations', rows, { organisations, people: [] })).toMatchObject([
      { kind: 'updates', contact: { id: 8 } },
      { kind: 'updates', contact: { id: 7 } },
    ])
  })
  test('names nothing to change where several are like it', () => {
    const verdict = met(
      { name: 'Bouwbedrijf Groot', phone: '030 2' },
      { ...groot, id: 9, name: 'Bouwbedrijf Groot NV' },
    )
    expect(verdict).toMatchObject({ kind: 'duplicate' })
    expect(verdict).not.toHaveProperty('changes')
  })
})

test('a person is not met by who has the same name in an organisation with a name like theirs', () => {
  const organisations = [
    { id: 7, name: 'Bouwbedrijf De Groot BV', email: '' },
    { id: 8, name: 'Bouwbedrijf Groot VOF', email: '' },
  ]
  const people = [{ id: 9, contact_id: 7, name: 'An Smit', email: '', organisation: 'Bouwbedrijf De Groot BV' }]
  const row = { name: 'An Smit', organisation: 'Bouwbedrijf Groot VOF' }
  expect(verdictsOf('people', [row], { organisations, people })).toMatchObject([{ kind: 'new', within: 8 }])
})

test('a row that updates does so, is skipped or added, as the person chooses; a duplicate is skipped, or what is chosen', () => {
  const met = { name: 'A', of: 'A', contact: { id: 1 } }
  const updates = { kind: 'updates', changes: [], ...met } as const
  const duplicate = { kind: 'duplicate', ...met } as const
  expect(([undefined, 'skip', 'add'] as const).map((chosen) => actOf(updates, chosen))).toEqual([
    'update',
    'skip',
    'add',
  ])
  const choices = [undefined, 'skip', 'add', 'update'] as const
  expect(choices.map((chosen) => actOf(duplicate, chosen))).toEqual(['skip', 'skip', 'add', 'skip'])
  const telling = { ...duplicate, changes: [{ field: 'city', from: '', to: 'Delft' }] }
  expect(choices.map((chosen) => actOf(telling, chosen))).toEqual(['skip', 'skip', 'add', 'update'])
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
