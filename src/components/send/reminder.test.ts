import { describe, expect, test } from 'vitest'
import type { ProposalCustomer } from '#wire/proposal-customer.ts'
import { firstReminder, unanswered } from './reminder.ts'

describe('a reminder begins', () => {
  const templates = [
    { id: 1, name: 'Offerte versturen', language: 'nl' },
    { id: 2, name: 'Herinnering', language: 'nl' },
    { id: 3, name: 'Reminder (English)', language: 'en' },
    { id: 4, name: 'Send proposal', language: 'en' },
  ]
  test.each([
    ['nl', 2],
    ['nl-BE', 2],
    ['en-GB', 3],
  ])('with the account’s template that is called one, in the language of the proposal: %s', (language, id) => {
    expect(firstReminder(templates, language)).toMatchObject({ message_by: 'template', send_message_id: id })
  })
  test('with one that serves every language, before none', () => {
    const everywhere = [...templates, { id: 9, name: 'Follow-up', language: '' }]
    expect(firstReminder(everywhere, 'de')).toMatchObject({ message_by: 'template', send_message_id: 9 })
  })
  test('with a text in that language where there is none', () => {
    const words = (language: string) => firstReminder(templates.slice(0, 2), language).send_message
    expect(words('de')).toContain('unser Angebot')
    expect(words('nl')).toBe('')
    expect(words('en-US')).toContain('our proposal')
    expect(words('fr')).toContain('our proposal')
    expect(firstReminder([], 'de')).toMatchObject({ message_by: 'own', send_message_id: null })
  })
  test('as ordinary sending does until the templates are there', () => {
    expect(firstReminder(undefined, 'de')).toMatchObject({ message_by: 'template', send_message: '' })
  })
})

type Person = ProposalCustomer['receivers'][number]
const person = (
  id: number,
  state: Person['state'],
  more: { may_sign?: boolean; line?: Person['line']['state'] } = {},
) =>
  ({
    contact_people_id: id,
    state,
    must_sign: false,
    may_sign: more.may_sign ?? true,
    line: { state: more.line ?? 'sent' },
  }) as Person

describe('a reminder is for', () => {
  test('those who may sign and have neither signed nor declined', () => {
    const people = [
      person(1, 'signed'),
      person(2, 'opened'),
      person(3, 'declined'),
      person(4, 'waiting'),
      person(5, 'opened', { may_sign: false }),
    ]
    expect(unanswered(people)).toEqual([2, 4])
  })
  test('nobody whose mail did not arrive, as long as somebody else waits', () => {
    expect(unanswered([person(1, 'waiting', { line: 'bounced' }), person(2, 'opened')])).toEqual([2])
    expect(unanswered([person(1, 'waiting', { line: 'bounced' })])).toEqual([1])
  })
  test('those who read, where nobody else is left', () => {
    expect(unanswered([person(1, 'signed'), person(2, 'opened', { may_sign: false })])).toEqual([2])
    expect(unanswered([person(1, 'signed')])).toEqual([])
  })
})
