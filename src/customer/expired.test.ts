import { expect, test } from 'vitest'
import type { ViewedComment } from '#wire/viewer.ts'
import { dateAsked } from './expired.tsx'
import { speechOf } from './speech.ts'
import { aProposal } from './testing/a-proposal.ts'

const speech = speechOf('nl')
const asked: ViewedComment = {
  id: 1,
  comment: `${speech.words.expired.question} Graag in maart.`,
  name: 'Anneke de Groot',
  type: 'client',
  own: true,
  row_id: null,
  section_id: null,
  date: '2026-12-20T09:00:00.000000Z',
}
const proposal = { date_sent: '2026-11-19T09:10:11.000000Z', valid_until: '2026-12-19', expired: true }

test.each([
  { because: 'it was asked in this thread', comment: {}, of: {}, is: asked.date },
  { because: 'another receiver asked', comment: { own: false }, of: {}, is: undefined },
  { because: 'something else was asked', comment: { comment: 'When can you begin?' }, of: {}, is: undefined },
  { because: 'it was sent again since', comment: {}, of: { date_sent: '2026-12-21T09:00:00.000000Z' }, is: undefined },
  { because: 'its date is a later one by now', comment: {}, of: { valid_until: '2027-01-31' }, is: undefined },
])('a new date was asked for at $is: $because', ({ comment, of, is }) => {
  const viewed = aProposal({ comments: [{ ...asked, ...comment }], proposal: { ...proposal, ...of } })
  expect(dateAsked(viewed, speech)).toBe(is)
})
