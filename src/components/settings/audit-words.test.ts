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
