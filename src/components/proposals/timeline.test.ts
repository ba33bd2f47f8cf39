import { expect, test } from 'vitest'
import { byDay, happenings } from './timeline.ts'

const summary = { last_modified_date: '', last_modified_user: '', views: 0, recent_view: null, pdf: null }
const act = (date: string, action: string) => ({ date, person: 'Marieke Vos', action, type: 'user' as const })
const mail = (date: string) => ({
  id: 1,
  to: 'a@b.nl',
  subject: 'Offerte',
  date,
  state: 'bounced' as const,
  reason: '',
})

test('acts and mails are one stream, the newest first', () => {
  const stream = happenings({
    logs: {
      history: [act('2026-11-01T09:00:00.000000Z', 'created'), act('2026-11-03T09:00:00.000000Z', 'changed')],
      summary,
    },
    emails: [mail('2026-11-02T09:00:00.000000Z')],
  })
  expect(stream.map(({ kind, date }) => `${date.slice(8, 10)} ${kind}`)).toEqual(['03 user', '02 mail', '01 user'])
})

test('what happened on one day stands under that day', () => {
  const history = ['T08:00:00Z', 'T10:00:00Z'].map((time) => act(`2026-11-01${time}`, 'seen'))
  const stream = happenings({
    logs: { history: [...history, act('2026-11-05T10:00:00Z', 'won')], summary },
    emails: [],
  })
  const days = byDay(stream, (date) => date.toISOString().slice(0, 10))
  expect(days.map(({ day, happened }) => [day, happened.length])).toEqual([
    ['2026-11-05', 1],
    ['2026-11-01', 2],
  ])
})
