import { expect, test } from 'vitest'
import { firstSending, sendingOf } from './send-fields.ts'

test('the window opens with the template that was made first, whatever the list begins with', () => {
  expect(firstSending([{ id: 8 }, { id: 3 }])).toMatchObject({ message_by: 'template', send_message_id: 3 })
})

test('without a template the own text is to be written; as long as nobody knows, nothing is chosen', () => {
  expect(firstSending([])).toMatchObject({ message_by: 'own', send_message_id: null })
  expect(firstSending(undefined)).toMatchObject({ message_by: 'template', send_message_id: null })
})

test('a template or an own text is sent, never both', () => {
  const both = { ...firstSending([{ id: 3 }]), send_message: 'Hello' }
  expect(sendingOf(both)).toEqual({ send_method: 'service', password_reset: false, send_message_id: 3 })
  expect(sendingOf({ ...both, message_by: 'own' })).toEqual({
    send_method: 'service',
    password_reset: false,
    send_message: 'Hello',
  })
})

test('to one of the receivers, the others are left out', () => {
  expect(sendingOf(firstSending([{ id: 3 }]), { id: 12 })).toMatchObject({ contact_people: [12] })
})
