import { describe, expect, test } from 'vitest'
import { firstSending, sendingOf, type SendFields } from './send-fields.ts'

const fields: SendFields = {
  send_method: 'service',
  message_by: 'template',
  send_message_id: 4,
  send_message: 'Hello',
  password_reset: false,
  when: 'now',
  at: '',
}

test('a template goes alone; a text edited for this send keeps the template’s subject', () => {
  expect(sendingOf(fields)).toEqual({ send_method: 'service', password_reset: false, send_message_id: 4 })
  expect(sendingOf({ ...fields, message_by: 'own' })).toMatchObject({ send_message: 'Hello', send_message_id: 4 })
  expect(sendingOf({ ...fields, message_by: 'own', send_message_id: null })).toEqual({
    send_method: 'service',
    password_reset: false,
    send_message: 'Hello',
  })
})

test('again it goes to those who are chosen', () => {
  expect(sendingOf(fields, [{ id: 7 }])).toMatchObject({ contact_people: [7] })
})

test.each([
  ['nl', 2, 'in its language'],
  ['NL', 2, 'in its language, however it is written'],
  ['en-GB', 5, 'in exactly its language'],
  ['en-US', 4, 'in its language as another region writes it'],
  ['de', 3, 'that serves every language, where none is in its own'],
])('the window opens with the oldest template for %s: %i, %s', (language, id) => {
  const templates = [
    { id: 9, language: 'nl' },
    { id: 3, language: '' },
    { id: 2, language: 'nl' },
    { id: 5, language: 'en-GB' },
    { id: 4, language: 'en' },
  ]
  expect(firstSending(templates, language)).toMatchObject({ message_by: 'template', send_message_id: id })
})

test('of an account where no template says its language the first is chosen, and without any a text is written', () => {
  const templates = [
    { id: 4, language: '' },
    { id: 3, language: '' },
  ]
  expect(firstSending(templates, 'en')).toMatchObject({ send_message_id: 3 })
  expect(firstSending([], 'en')).toMatchObject({ message_by: 'own', send_message_id: null })
})

describe('what was scheduled', () => {
  const request = {
    send_method: 'service' as const,
    send_message: 'Dear Anna',
    send_message_id: 9,
    password_reset: true,
    contact_people: null,
  }
  test('opens the window with its moment and texts', () => {
    expect(firstSending([{ id: 2, language: 'nl' }], 'nl', { request, at: '2026-11-24T08:00' })).toEqual({
      send_method: 'service',
      message_by: 'own',
      send_message_id: 9,
      send_message: 'Dear Anna',
      password_reset: true,
      when: 'later',
      at: '2026-11-24T08:00',
    })
  })
  test('and was cancelled keeps its texts, and is sent now unless somebody says when', () => {
    expect(firstSending([], 'nl', { request: { ...request, send_message: null } })).toMatchObject({
      message_by: 'template',
      send_message_id: 9,
      when: 'now',
    })
  })
})
