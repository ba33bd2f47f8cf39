import { expect, test } from 'vitest'
import { customTags, filledMail, fillText, isTag, plainText, unfilled, unfilledTags } from './personalisation.ts'

const values = { contact_firstname: 'Ada', custom_ref: '' }

test('a tag is replaced by its value, an empty one too', () => {
  expect(fillText('Dear [contact_firstname],[custom_ref]', values)).toBe('Dear Ada,')
})

test('a tag without a value stays, so that it is seen, and is told once', () => {
  const text = '[contact_firstnam] and [contact_firstnam], [toString]'
  expect(fillText(text, values)).toBe(text)
  expect(unfilled([text, '[toString] [contact_firstname]'], values)).toEqual(['[contact_firstnam]', '[toString]'])
})

test('an empty value fills nothing', () => {
  expect(unfilled(['[custom_ref]'], values)).toEqual(['[custom_ref]'])
})

test('a word in square brackets is a tag by its name or as a custom field, however it is written', () => {
  expect(['[proposal_nr]', '[User_Phone]', '[custom_gone]', '[sic]', '[contact_firstnam]'].filter(isTag)).toEqual([
    '[proposal_nr]',
    '[User_Phone]',
    '[custom_gone]',
  ])
  expect(unfilledTags(['[sic] [custom_gone]'], values)).toEqual(['[custom_gone]'])
})

test('HTML is told in plain text, a line for each block and a dash before each item', () => {
  expect(plainText('<h2>Agreed</h2><p><strong>Pay</strong> in 2 &lt; 3 &amp;lt; parts</p>')).toBe(
    'Agreed\nPay in 2 < 3 &lt; parts',
  )
  expect(plainText('a<blockquote>b</blockquote>c<hr class="page-break">d')).toBe('a\nb\nc\nd')
  expect(plainText('<ul><li>a<ol><li><p>b</p><p>c</p></li></ol></li></ul><hr>d&nbsp;e')).toBe('- a\n- b\nc\nd\u00a0e')
})

test('a custom field stands under its name, HTML in plain text and a text as it was typed', () => {
  const fields = [
    { name: 'intro', type: 'html' },
    { name: 'ref', type: 'text' },
  ]
  expect(customTags(fields, { intro: '<p>Fish &amp; chips</p>', ref: '<p>', gone: '<p>' })).toEqual({
    custom_intro: 'Fish & chips',
    custom_ref: '<p>',
    custom_gone: '<p>',
  })
})

test('a mail is called like its proposal where nothing else is said, on one line, and never goes without its link', () => {
  const values = { proposal_name: 'Heat\npump', proposal_link: 'https://app.test/p/1', contact_firstname: 'An' }
  expect(filledMail({ subject: '', text: 'Dear [contact_firstname]\n' }, values)).toEqual({
    subject: 'Heat pump',
    text: 'Dear An\n\nhttps://app.test/p/1\n',
  })
  expect(filledMail({ subject: 'For [contact_firstname]', text: 'See [proposal_link].' }, values)).toEqual({
    subject: 'For An',
    text: 'See https://app.test/p/1.',
  })
})
