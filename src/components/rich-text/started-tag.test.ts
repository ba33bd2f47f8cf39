import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { startedTag, tagsFor } from './started-tag.ts'
import { sectionSchema } from './text-schema.ts'

/** A paragraph with the cursor where the bar stands. */
function written(text: string) {
  const doc = sectionSchema.nodeFromJSON({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: text.replace('|', '') }] }],
  })
  return EditorState.create({ doc, selection: TextSelection.create(doc, 1 + text.indexOf('|')) })
}

test.each([
  ['Dear [|', { from: 6, to: 7, query: '' }],
  ['Dear [contact_f|', { from: 6, to: 16, query: 'contact_f' }],
  ['Dear [cont|act_name], hello', { from: 6, to: 20, query: 'cont' }],
  ['Dear [con| and [other]', { from: 6, to: 10, query: 'con' }],
  ['Dear [contact_name]|', undefined],
  ['Dear [two words|', undefined],
  ['Dear |', undefined],
])('%j is a tag that is typed: %o', (text, started) => {
  expect(startedTag(written(text))).toEqual(started)
})

test('tags are found by how their name begins, then by a word of it or of what it says', () => {
  const tags = [
    { name: 'contact_name', says: 'Customer' },
    { name: 'custom_site', says: 'Site' },
    { name: 'user_name', says: 'Name of the owner' },
  ]
  const found = (query: string) => tagsFor(query, tags).map(({ name }) => name)
  expect(found('')).toEqual(['contact_name', 'custom_site', 'user_name'])
  expect(found('CUS')).toEqual(['custom_site', 'contact_name'])
  expect(found('us')).toEqual(['user_name'])
})
