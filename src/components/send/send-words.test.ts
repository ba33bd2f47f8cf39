import { describe, expect, test } from 'vitest'
import type { Receiver } from '#wire/proposal-details.ts'
import { sendLabel } from './send-label.ts'
import { scheduleLabel, sendObstacle, sentWords } from './send-words.ts'

const receiver = (email: string): Receiver => ({
  id: 1,
  fullname: 'Anneke',
  email,
  signature_required: true,
  signature_allowed: true,
  proposal_link: '',
})
const two = [receiver('a@b.nl'), receiver('c@d.nl')]
const edit = { status: 'edit', receivers: two } as const

describe('the button of the send window', () => {
  test('says to how many people it goes, and that an open one goes again', () => {
    expect(sendLabel('service', edit)).toBe('Send to 2 people')
    expect(sendLabel('service', { status: 'open', receivers: [receiver('a@b.nl')] })).toBe('Send again to 1 person')
  })
  test('says which version it is, when it was changed since it was sent', () => {
    expect(sendLabel('service', { ...edit, status: 'open', version: 3 })).toBe('Send version 3 to 2 people')
  })
  test('says that it goes later, to how many and which version', () => {
    expect(scheduleLabel(edit)).toBe('Schedule for 2 people')
    expect(scheduleLabel({ receivers: [receiver('a@b.nl')], version: 3 })).toBe('Schedule version 3 for 1 person')
  })
  test('promises nobody when there is nobody', () => {
    expect(sendLabel('service', { ...edit, receivers: [] })).toBe('Send')
  })
  test('speaks of links when nothing is mailed', () => {
    expect(sendLabel('self', edit)).toBe('Create 2 links')
    expect(sentWords('self', edit)).toMatch(/No email was sent/)
  })
  test('is followed by what happened: without a mail server nothing went out', () => {
    expect(sentWords('service', edit)).toBe('Sent to 2 people')
    expect(sentWords('service', edit, false)).toBe('2 emails are waiting: no mail server is configured')
  })
})

describe('what stands in the way of sending', () => {
  test('is nothing for an open or edited one whose receivers all have an email address', () => {
    expect(sendObstacle(edit)).toBeUndefined()
    expect(sendObstacle({ ...edit, status: 'open' })).toBeUndefined()
  })
  test.each(['won', 'lost', 'closed'] as const)('is that it is %s', (status) => {
    expect(sendObstacle({ ...edit, status })).toContain(status)
  })
  test('is that nobody receives it', () => {
    expect(sendObstacle({ ...edit, receivers: [] })).toMatch(/No receivers/)
  })
  test('is what the check found, warnings aside', () => {
    expect(sendObstacle(edit, [{ kind: 'blocker' }, { kind: 'warning' }])).toBe('Fix 1 issue to send')
    expect(sendObstacle(edit, [{ kind: 'warning' }])).toBeUndefined()
  })
})
