import { expect, test } from 'vitest'
import { fillText, plainText, unknownTags } from './personalisation.ts'

const values = { contact_firstname: 'Ada', custom_ref: '' }

test('a tag is replaced by its value, an empty one too', () => {
  expect(fillText('Dear [contact_firstname],[custom_ref]', values)).toBe('Dear Ada,')
})

test('a tag without a value stays, so that it is seen, and is told once', () => {
  const text = '[contact_firstnam] and [contact_firstnam], [toString]'
  expect(fillText(text, values)).toBe(text)
  expect(unknownTags(text, values)).toEqual(['contact_firstnam', 'toString'])
})

test('HTML is told in plain text, a line for each block and a dash before each item', () => {
  expect(plainText('<h2>Agreed</h2><p><strong>Pay</strong> in 2 &lt; 3 &amp;lt; parts</p>')).toBe(
    'Agreed\nPay in 2 < 3 &lt; parts',
  )
  expect(plainText('<ul><li>a<ol><li><p>b</p><p>c</p></li></ol></li></ul><hr>d&nbsp;e')).toBe('- a\n- b\nc\nd\u00a0e')
})
