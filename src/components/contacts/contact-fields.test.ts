import { describe, expect, test } from 'vitest'
import type { Person } from '#wire/contacts.ts'
import { contactChangeBody, contactFieldsOf, emptyContact, newContactBody } from './contact-fields.ts'

const fields = emptyContact([{ name: 'nr', label: 'Number', required: false, type: 'text' }])

describe('a new contact', () => {
  test('sends what is filled in and nothing of the other type', () => {
    const organisation = { ...fields, name: ' Van Dijk ', fax: '1', mobile: '2', custom_nr: 'K1', tags: ['builder'] }
    expect(newContactBody('organisation', organisation)).toEqual({
      name: 'Van Dijk',
      fax: '1',
      custom_nr: 'K1',
      tags: ['builder'],
    })
  })
  test('is called by its parts when it is a person without a name of their own', () => {
    expect(newContactBody('person', { ...fields, firstname: 'An', lastname: 'Smit' })).toEqual({
      firstname: 'An',
      lastname: 'Smit',
      fullname: 'An Smit',
      name: 'An Smit',
    })
  })
})

describe('a changed person', () => {
  const now = { ...fields, firstname: 'Anna', lastname: 'Smit' }
  test('who went by their parts goes by the new ones', () => {
    expect(contactChangeBody('person', { firstname: 'Anna' }, now)).toEqual({
      firstname: 'Anna',
      fullname: 'Anna Smit',
      name: 'Anna Smit',
    })
  })
  test('keeps a name of their own when the parts change', () => {
    const called = { ...now, name: 'Fam. Smit' }
    expect(contactChangeBody('person', { firstname: 'Anna' }, called)).toEqual({
      firstname: 'Anna',
      fullname: 'Anna Smit',
    })
  })
  test('keeps every name when something else changes', () => {
    expect(contactChangeBody('person', { city: 'Delft' }, now)).toEqual({ city: 'Delft' })
  })
})

test('a name made of the parts is left empty in the form, one of their own stands', () => {
  const person = { type: 'person', firstname: 'An', lastname: 'Smit', name: 'An Smit', tags: [{ id: 1, name: 'a' }] }
  expect(contactFieldsOf(person as unknown as Person, [])).toMatchObject({ name: '', firstname: 'An', tags: ['a'] })
  expect(contactFieldsOf({ ...person, name: 'Fam. Smit' } as unknown as Person, []).name).toBe('Fam. Smit')
})
