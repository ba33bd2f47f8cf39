import { expect, test } from 'vitest'
import { fillTags } from './fill-tags.ts'

const values = { contact_firstname: 'Anneke', custom_term: '<b>30</b>', proposal_nr: '' }

test('a tag is filled, and what is put in stays text', () => {
  expect(fillTags('<p>Dear [contact_firstname], [custom_term]</p>', values)).toBe(
    '<p>Dear Anneke, &lt;b&gt;30&lt;/b&gt;</p>',
  )
})

test('a formatted value takes the place of a paragraph that holds its tag alone, and is text within another', () => {
  const formatted = { custom_agreed: '<ul><li>[proposal_nr]</li></ul>' }
  const texts = { custom_agreed: '- [proposal_nr]', proposal_nr: '7' }
  expect(fillTags('<p>[custom_agreed]</p><p>See: [custom_agreed]</p>', texts, formatted)).toBe(
    '<ul><li>[proposal_nr]</li></ul><p>See: - [proposal_nr]</p>',
  )
})

test('a tag that nothing stands for is marked', () => {
  expect(fillTags('<p>[proposal_nr] [custom_gone]</p>', values)).toBe(
    '<p><mark>[proposal_nr]</mark> <mark>[custom_gone]</mark></p>',
  )
})

test('a word in square brackets that is no tag stays as it is', () => {
  expect(fillTags('<p>“Recieve” [sic], [toString]</p>', values)).toBe('<p>“Recieve” [sic], [toString]</p>')
})
