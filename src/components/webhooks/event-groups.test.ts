import { expect, test } from 'vitest'
import { webhookEvents } from '#wire/webhooks.ts'
import { eventGroups, testChoices } from './event-groups.ts'

const namesOf = (version: 1 | 2) => eventGroups(version).flatMap(({ events }) => events.map(({ name }) => name))

test('every event but all stands in exactly one group', () => {
  expect(namesOf(2).toSorted()).toEqual(webhookEvents.filter((event) => event !== 'all').toSorted())
})

test('a webhook of version 1 is offered the words of version 1', () => {
  expect(namesOf(1)).toContain('company_person_created')
  expect(namesOf(1).filter((name) => name.startsWith('contact'))).toEqual([])
})

test('what a webhook asks for is offered first for a test, in the words of version 2', () => {
  const choices = testChoices({ events: ['company_deleted', 'proposal_won'], api_version: 1 })
  expect(choices.slice(0, 2).map(({ name }) => name)).toEqual(['proposal_won', 'contact_deleted'])
  expect(choices).toHaveLength(webhookEvents.length - 1)
})
