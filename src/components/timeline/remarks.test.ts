import { expect, test } from 'vitest'
import { remark } from '#src/testing/records.ts'
import { mailedTo, nameOf } from './remarks.ts'

test('a customer is named with their firm, a private person once, a colleague by name', () => {
  expect(nameOf(remark(1))).toBe('Anna Smit, Bakkerij De Korenaar')
  expect(nameOf(remark(1, { contact_name: 'Anna Smit' }))).toBe('Anna Smit')
  expect(nameOf(remark(1, { type: 'user', firstname: 'Marieke', lastname: 'Vos' }))).toBe('Marieke Vos')
})

test('an answer is mailed to whoever asked; without one, to all who wait; where nobody does, to every receiver', () => {
  const questions = [
    { id: 1, fullname: 'Anna Smit' },
    { id: 2, fullname: 'Anna Smit' },
    { id: 3, fullname: 'Wim Bos' },
  ]
  const receivers = ['Anna Smit', 'Wim Bos', 'Jo Prins']
  expect(mailedTo(questions, receivers, 3)).toEqual(['Wim Bos'])
  expect(mailedTo(questions, receivers, undefined)).toEqual(['Anna Smit', 'Wim Bos'])
  expect(mailedTo([], receivers, undefined)).toEqual(receivers)
})
