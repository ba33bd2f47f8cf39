import { expect, test } from 'vitest'
import { fillText, unknownTags } from './personalisation.ts'

const values = { contact_firstname: 'Ada', custom_ref: '' }

test('a tag is replaced by its value, an empty one too', () => {
  expect(fillText('Dear [contact_firstname],[custom_ref]', values)).toBe('Dear Ada,')
})

test('a tag without a value stays, so that it is seen, and is told once', () => {
  const text = '[contact_firstnam] and [contact_firstnam], [toString]'
  expect(fillText(text, values)).toBe(text)
  expect(unknownTags(text, values)).toEqual(['contact_firstnam', 'toString'])
})
