import { describe, expect, test } from 'vitest'
import { isRemovable, receiverLineOf, type ReceiverFacts } from './receiver-line.ts'

const now = 1_000_000_000
const minute = 60_000
const nothing: ReceiverFacts = { version: undefined, mails: [], visits: [], signedAt: undefined, declinedAt: undefined }
const sent: ReceiverFacts = { ...nothing, version: { id: 3 } }
type Mail = ReceiverFacts['mails'][number]
const mail = (state: Mail['state'], at: number, more: Partial<Mail> = {}): Mail => ({
  state,
  fault: '',
  reason: '',
  created_at: at,
  modified_at: at,
  ...more,
})
const visit = (last_at: number, version_id = 3) => ({ last_at, version_id, section_id: 7 })
const before = (minutes: number) => now - minutes * minute

describe('the line of a receiver', () => {
  test.each<[string, ReceiverFacts, object]>([
    ['unsent before the first sending', nothing, { state: 'unsent', at: null }],
    ['linked where only links were made', sent, { state: 'linked', at: null }],
    [
      'queued while the mail waits',
      { ...sent, mails: [mail('queued', before(2))] },
      { state: 'queued', at: before(2) },
    ],
    ['sent when a server took it', { ...sent, mails: [mail('sent', before(2))] }, { state: 'sent', at: before(2) }],
    [
      'sent again after an address was mended',
      { ...sent, mails: [mail('bounced', before(9)), mail('sent', before(2))] },
      { state: 'sent', fault: null },
    ],
    [
      'bounced with its reason',
      { ...sent, mails: [mail('bounced', before(2), { fault: 'unknown_address', reason: '550 No such user' })] },
      { state: 'bounced', fault: 'unknown_address', reason: '550 No such user' },
    ],
    [
      'bounced although an earlier version was read',
      { ...sent, visits: [visit(before(60), 2)], mails: [mail('bounced', before(2))] },
      { state: 'bounced' },
    ],
    [
      'opened when they came by another way after the bounce',
      { ...sent, mails: [mail('bounced', before(9))], visits: [visit(before(5))] },
      { state: 'opened', at: before(5) },
    ],
    ['failed when it was given up', { ...sent, mails: [mail('failed', before(2))] }, { state: 'failed' }],
    [
      'opened once they read this version, whatever is mailed since',
      { ...sent, visits: [visit(before(30))], mails: [mail('sent', before(40)), mail('queued', before(1))] },
      { state: 'opened', at: before(30) },
    ],
    [
      'sent where they read the version before alone',
      { ...sent, visits: [visit(before(90), 2)], mails: [mail('sent', before(100)), mail('sent', before(3))] },
      { state: 'sent', at: before(3) },
    ],
    [
      'opened where links are shared by hand',
      { ...sent, visits: [visit(before(90), 2)] },
      { state: 'opened', at: before(90) },
    ],
    [
      'reading while the page was heard of within a minute',
      { ...sent, visits: [visit(now - minute + 1), visit(before(50))] },
      { state: 'reading', sectionId: 7 },
    ],
    ['opened a minute later', { ...sent, visits: [visit(now - minute)] }, { state: 'opened' }],
    ['opened where the clock was set back', { ...sent, visits: [visit(now + minute)] }, { state: 'opened' }],
    [
      'signed, also while they read on',
      { ...sent, visits: [visit(now - 1)], signedAt: before(1) },
      { state: 'signed', at: before(1) },
    ],
    ['declined', { ...sent, visits: [visit(now - 1)], declinedAt: before(1) }, { state: 'declined', at: before(1) }],
  ])('is %s', (_, facts, expected) => {
    expect(receiverLineOf(facts, now)).toMatchObject(expected)
  })
})

test('who was reached or did something stays on the proposal', () => {
  expect(isRemovable({ ...sent, mails: [mail('bounced', 1), mail('queued', 2)] })).toBe(true)
  expect(isRemovable({ ...sent, mails: [mail('sent', 1)] })).toBe(false)
  expect(isRemovable({ ...sent, visits: [visit(1)] })).toBe(false)
  expect(isRemovable({ ...sent, declinedAt: 1 })).toBe(false)
})
