import { expect, test } from 'vitest'
import type { ProposalRemark } from '#wire/proposal-comments.ts'
import { mailedTo, nameOf, questionToAnswer } from './remarks.ts'

const remark = (id: number, fields: Partial<ProposalRemark> = {}): ProposalRemark => ({
  id,
  comment: 'When?',
  contact_name: 'Bakkerij De Korenaar',
  contact_people_id: 1,
  account_user_id: null,
  firstname: 'Anna',
  lastname: 'Smit',
  type: 'client',
  date: '2026-11-22T09:17:00.000000Z',
  to: 'customer',
  row_id: null,
  section_id: null,
  about: '',
  unanswered: false,
  answers: null,
  settled: false,
  ...fields,
})

test('a customer is named with their firm, a private person once, a colleague by name', () => {
  expect(nameOf(remark(1))).toBe('Anna Smit, Bakkerij De Korenaar')
  expect(nameOf(remark(1, { contact_name: 'Anna Smit' }))).toBe('Anna Smit')
  expect(nameOf(remark(1, { type: 'user', firstname: 'Marieke', lastname: 'Vos' }))).toBe('Marieke Vos')
})

test('the question that waits longest is answered first', () => {
  const remarks = [remark(1), remark(2, { unanswered: true }), remark(3, { unanswered: true })]
  expect(questionToAnswer(remarks)?.id).toBe(2)
  expect(questionToAnswer([remark(1)])).toBeUndefined()
})

test('an answer is mailed to whoever asked; without one, to all who wait; where nobody does, to every receiver', () => {
  const wim = remark(3, { firstname: 'Wim', lastname: 'Bos', unanswered: true })
  const remarks = [remark(1, { unanswered: true }), remark(2, { unanswered: true }), wim]
  const receivers = ['Anna Smit', 'Wim Bos', 'Jo Prins']
  expect(mailedTo(remarks, receivers, wim)).toEqual(['Wim Bos'])
  expect(mailedTo(remarks, receivers, undefined)).toEqual(['Anna Smit', 'Wim Bos'])
  expect(mailedTo([remark(1)], receivers, undefined)).toEqual(receivers)
})
