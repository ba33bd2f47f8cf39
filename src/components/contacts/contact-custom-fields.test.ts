import { expect, test } from 'vitest'
import { fieldsToldBy, fieldValuesOf } from './contact-custom-fields.ts'

const contact = {
  name: 'Van Dijk',
  custom_vak_gebied: 'Daken',
  custom_about: '<p>Sinds 1980</p>',
  custom_access: 'Links\nom de hoek',
  custom_nr: 7,
}

test('a contact tells its custom fields by their id, and of which type they look', () => {
  expect(fieldsToldBy(contact)).toEqual([
    { name: 'vak_gebied', label: 'Vak gebied', required: false, type: 'text' },
    { name: 'about', label: 'About', required: false, type: 'html' },
    { name: 'access', label: 'Access', required: false, type: 'textarea' },
  ])
})

test('a field the contact does not have is empty', () => {
  const fields = [{ name: 'other', label: 'Other', required: true, type: 'text' } as const]
  expect(fieldValuesOf(fields, contact)).toEqual([{ ...fields[0], value: '' }])
})
