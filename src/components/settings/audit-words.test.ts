import { expect, test } from 'vitest'
import { auditActOf, isRecorded, pageActs } from '#wire/audited.ts'
import { operations } from '#wire/operations.ts'
import { auditKinds, auditVerbs, changeWords } from './audit-words.ts'

const acts = new Set([...operations.filter(isRecorded).map(auditActOf), ...pageActs])

test('whatever the audit log records has words for what it is about and what was done', () => {
  const wordless = [...acts].filter((act) => {
    const [kind = '', verb = ''] = act.split('.')
    return !auditKinds[kind] || !auditVerbs[verb]
  })
  expect(wordless).toEqual([])
})

test('a change says what was before; nothing is a dash, and a secret is named without a value', () => {
  const changes = [
    { field: 'role', value: 'admin', before: 'seller' },
    { field: 'terms', value: '', before: 'ours' },
    { field: 'password', value: null },
    { field: 'name', value: 'Roof' },
  ]
  expect(changeWords({ changes })).toBe('role: seller → admin, terms: ours → –, password, name: Roof')
})

test.each([
  ['{"kind":"trash"}', 'moved to the trash'],
  ['{"kind":"status","status":"won"}', 'moved to Won'],
  ['{"kind":"owner","account_user_id":3}', 'owner changed'],
  ['{"kind":"directory","directory_id":null}', 'directory changed'],
  ['{"kind":"tag","tag_id":3,"has":true}', 'tag added'],
  ['{"kind":"tag","tag_id":3,"has":false}', 'tag removed'],
  ['{"kind":"loss_reason","loss_reason":"price"}', 'loss reason: Price'],
  ['{"kind":"loss_reason","loss_reason":null}', 'loss reason: No reason given'],
])('of the change of many %s is said: %s', (value, words) => {
  expect(changeWords({ changes: [{ field: 'change', value }] })).toBe(words)
})

test('lists and records are told without the signs of JSON, also where they were cut short', () => {
  const changes = [
    { field: 'events', value: '["proposal_won","proposal_lost"]', before: '[]' },
    { field: 'sender', value: '{"name":"Eva","reply":null}' },
    { field: 'steps', value: '[{"days":3,"template":"Remi…' },
  ]
  expect(changeWords({ changes })).toBe(
    'events: – → proposal_won, proposal_lost, sender: name Eva, reply –, steps: days: 3, template: Remi…',
  )
})
