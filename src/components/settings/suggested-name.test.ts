import { expect, test } from 'vitest'
import { createCustomField } from '#wire/settings-custom-fields.ts'
import { suggestedName } from './suggested-name.ts'

test.each([
  ['Customer reference', 'customer_reference'],
  ['  Één dag – later? ', 'een_dag_later'],
  ['x'.repeat(80), 'x'.repeat(64)],
])('%j suggests %j, which the contract takes', (label, name) => {
  expect(suggestedName(label)).toBe(name)
  expect(createCustomField.body.safeParse({ subject: 'proposal', label: 'Label', name }).success).toBe(true)
})

test('a label without a letter of the alphabet suggests nothing', () => {
  expect(suggestedName('参照')).toBe('')
})
