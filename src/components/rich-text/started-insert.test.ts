import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { insertsFor, startedInsert } from './started-insert.ts'
import { sectionSchema } from './text-schema.ts'

/** A line in which the cursor stands at the bar. */
function lineWith(words: string) {
  const [before = '', after = ''] = words.split('|')
  const text = before + after
  const paragraph = sectionSchema.node('paragraph', null, text === '' ? [] : [sectionSchema.text(text)])
  const state = EditorState.create({ doc: sectionSchema.node('doc', null, [paragraph]) })
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, before.length + 1)))
}

test.each([
  ['/|', { from: 1, to: 2, query: '' }],
  ['/tab|', { from: 1, to: 5, query: 'tab' }],
  ['/über| alles', { from: 1, to: 6, query: 'über' }],
])('a slash at the beginning of a line asks for something: %s', (words, started) => {
  expect(startedInsert(lineWith(words))).toEqual(started)
})

test.each(['en/of|', 'per uur /h|', '/ |', '|/tab', '//|'])('elsewhere it is a slash: %s', (words) => {
  expect(startedInsert(lineWith(words))).toBeUndefined()
})

test('what is asked for is found by how any of its words begins, with or without accents', () => {
  const entries = [{ label: 'Überschrift 2', also: 'h2' }, { label: 'Preise: Dach und Fach' }, { label: 'Bild' }]
  const found = (query: string) => insertsFor(query, entries).map(({ label }) => label)
  expect(found('')).toHaveLength(3)
  expect(found('uber')).toEqual(['Überschrift 2'])
  expect(found('H2')).toEqual(['Überschrift 2'])
  expect(found('fach')).toEqual(['Preise: Dach und Fach'])
  expect(found('ild')).toEqual([])
})
