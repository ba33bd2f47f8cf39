import { describe, expect, test } from 'vitest'
import { activityOf } from './activity.ts'

const now = new Date(2026, 10, 21, 12, 0)
const at = (month: number, day: number, hour = 9) => new Date(2026, month - 1, day, hour, 15).toISOString()
const open = { status: 'open', date_won: null } as const

describe('the activity of a proposal', () => {
  test.each([
    { viewed: at(11, 21), text: /^Viewed today .*0?9.15/ },
    { viewed: at(11, 20, 21), text: /^Viewed yesterday .*(21|0?9).15/ },
    { viewed: at(11, 17), text: /^Viewed .*17/ },
    { viewed: at(11, 16), text: /^Silent for 5 days$/ },
    { viewed: at(11, 13), text: /^Silent for 8 days$/ },
    { viewed: null, text: /^Not viewed$/ },
  ])('of an open one viewed at $viewed reads $text', ({ viewed, text }) => {
    expect(activityOf({ ...open, date_viewed: viewed }, now).text).toMatch(text)
  })

  test('of a draft is that it was not sent: nobody could have viewed it', () => {
    expect(activityOf({ status: 'edit', date_viewed: null, date_won: null }, now)).toEqual({
      kind: 'none',
      text: 'Not sent',
    })
  })

  test('is silent only while the proposal is open: a lost one needs nobody', () => {
    expect(activityOf({ status: 'lost', date_viewed: at(11, 1), date_won: null }, now).kind).toBe('seen')
  })

  test('of a lost one is why, where somebody gave the reason', () => {
    const lost = { status: 'lost', date_viewed: at(11, 1), date_won: null, loss_reason: 'timing' } as const
    expect(activityOf(lost, now)).toEqual({ kind: 'seen', text: 'Postponed' })
    expect(activityOf({ ...lost, loss_reason: null }, now).text).toMatch(/^Viewed /)
  })

  test('of a won one is the day it was won', () => {
    const won = { status: 'won', date_viewed: at(10, 1), date_won: at(11, 12) } as const
    expect(activityOf(won, now).text).toMatch(/^Won .*12/)
  })
})

test.each([
  [{ date_asked: at(11, 20, 21), date_bounced: at(11, 19) }, 'question', /^Question yesterday .*(21|0?9).15/],
  [{ date_bounced: at(11, 19), date_viewed: at(11, 1) }, 'bounced', /^Mail bounced$/],
])('what somebody has to see to is told before all else, a question first: %o', (told, kind, text) => {
  const item = { ...open, date_viewed: null, valid_until: '2026-11-22', ...told }
  expect(activityOf(item, now, { today: '2026-11-21' })).toEqual({ kind, text: expect.stringMatching(text) })
})

test('what ends says so before what else happened, while it is open', () => {
  const item = { status: 'open', date_viewed: null, date_won: null, valid_until: '2026-11-26' } as const
  expect(activityOf(item, new Date('2026-11-24T10:00:00Z'), { today: '2026-11-24' })).toEqual({
    kind: 'ending',
    text: 'Expires in 2 days',
  })
  expect(activityOf(item, new Date('2026-11-24T10:00:00Z')).kind).toBe('none')
  expect(
    activityOf({ ...item, valid_until: '2026-12-24' }, new Date('2026-11-24T10:00:00Z'), { today: '2026-11-24' }).kind,
  ).toBe('none')
})

test('what will be sent by itself says when, on the account’s clock', () => {
  const item = {
    status: 'edit',
    date_viewed: null,
    date_won: null,
    date_scheduled: '2026-11-24T07:00:00.000000Z',
  } as const
  expect(activityOf(item, now, { zone: 'Europe/Amsterdam' })).toEqual({
    kind: 'scheduled',
    text: expect.stringMatching(/^Sends 24 Nov,? 08:00$/),
  })
})
