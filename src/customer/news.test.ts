import { expect, test } from 'vitest'
import { newsAfter, newsBetween } from './news.ts'
import { aProposal } from './testing/a-proposal.ts'

const before = aProposal()
const comment = {
  id: 1,
  comment: 'Yes',
  name: 'Marieke Vos',
  type: 'user' as const,
  own: false,
  row_id: null,
  section_id: null,
  date: '2026-11-20T09:00:00.000000Z',
}
const changed = (receiver_id: number) => ({ receiver_id, name: 'Wim van Dijk', date: comment.date })
const signature = { typed: 'Wim' }
const acceptance = { receiver_id: 2, name: 'Wim van Dijk', date: comment.date, fields: [], signature, hash: 'f' }

test('says what others did', () => {
  expect(newsBetween(before, aProposal({ choices_at: 'b', changed: changed(2) }))).toEqual({
    is: 'choices',
    name: 'Wim van Dijk',
  })
  expect(newsBetween(before, aProposal({ comments: [comment] }))).toEqual({ is: 'comment', name: 'Marieke Vos' })
  expect(newsBetween(before, aProposal({ acceptances: [acceptance] }))).toEqual({ is: 'signed', name: 'Wim van Dijk' })
})

test('a receiver who asks wrote to the seller, not to the others', () => {
  const question = { ...comment, name: 'Wim van Dijk', type: 'client' as const }
  expect(newsBetween(before, aProposal({ comments: [question] }))).toEqual({ is: 'question', name: 'Wim van Dijk' })
})

test('says nothing of what one did oneself', () => {
  expect(newsBetween(before, aProposal({ choices_at: 'b', changed: changed(1) }))).toBeUndefined()
  expect(newsBetween(before, aProposal({ comments: [{ ...comment, own: true }] }))).toBeUndefined()
  expect(newsBetween(before, aProposal({ acceptances: [{ ...acceptance, receiver_id: 1 }] }))).toBeUndefined()
})

test('another version outweighs the rest', () => {
  expect(newsBetween(before, aProposal({ version: 3, comments: [comment] }))).toEqual({ is: 'version', number: 3 })
})

test('stays until other news comes, or this receiver has signed or declined', () => {
  const news = { is: 'choices-while-accepting' as const }
  expect(newsAfter({ proposal: before, news }, aProposal({ choices_at: 'b' }))).toEqual(news)
  expect(newsAfter({ proposal: before, news }, aProposal({ version: 3 }))).toEqual({ is: 'version', number: 3 })
  for (const state of ['signed', 'declined'] as const) {
    const acted = aProposal({ receiver: { ...before.receiver, state } })
    expect(newsAfter({ proposal: before, news }, acted)).toBeUndefined()
    expect(newsAfter({ proposal: acted, news }, acted)).toEqual(news)
  }
})
