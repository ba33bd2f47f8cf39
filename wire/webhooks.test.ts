import { expect, test } from 'vitest'
import { createWebhook, inVersion1, updateWebhook, webhookEvents } from './webhooks.ts'

const faultsOf = (given: object) =>
  (createWebhook.body.safeParse(given).error?.issues ?? []).map(({ path }) => path.join('.'))

test('version 1 says company where version 2 says contact, and is alike elsewhere', () => {
  expect(webhookEvents.map(inVersion1)).toEqual([
    'all',
    'company_created',
    'company_updated',
    'company_deleted',
    'company_person_created',
    'company_person_updated',
    'company_person_deleted',
    ...webhookEvents.slice(7),
  ])
})

test('a webhook without more is active, sends JSON and hears of everything', () => {
  expect(createWebhook.body.parse({ payload_url: 'https://a.test/hook' })).toEqual({
    payload_url: 'https://a.test/hook',
    payload_content_type: 'json',
    active: true,
    events: ['all'],
  })
})

test.each([
  'http://a.test',
  'a.test/hook',
  'https://',
  'https:///x',
  'https://a.test/a b',
  `https://a.test/${'x'.repeat(2048)}`,
])('the address %.30s is refused', (payload_url) => {
  expect(faultsOf({ payload_url })).toEqual(['payload_url'])
})

test('an event that does not exist, or none at all, is refused', () => {
  const payload_url = 'https://a.test'
  expect(faultsOf({ payload_url, events: ['proposal_won', 'proposal_eaten'] })).toEqual(['events.1'])
  expect(faultsOf({ payload_url, events: [] })).toEqual(['events'])
})

test('a change takes the words of either version, since a webhook keeps its own', () => {
  const body = { events: ['company_created'] }
  expect(updateWebhook.body.parse(body)).toEqual(body)
})
