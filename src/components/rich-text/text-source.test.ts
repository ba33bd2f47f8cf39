import { expect, test } from 'vitest'
import { sectionSchema } from './text-schema.ts'
import { TextSource } from './text-source.ts'

const text = (words: string) =>
  sectionSchema.nodeFromJSON({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
  })

/** A text that said all of this, one after the other. */
function having(...said: string[]) {
  const source = new TextSource('<p>a</p>')
  source.shown(text('a'))
  return { source, told: said.map((words) => source.written(text(words))) }
}

test('a text back at its start is what was given, however that was written', () => {
  const source = new TextSource('<p >a</p >')
  source.shown(text('a'))
  expect([source.written(text('ab')), source.written(text('a'))]).toEqual(['<p>ab</p>', '<p >a</p >'])
})

test('what the text said itself is not foreign, also when it comes back after more was written', () => {
  const { source, told } = having('ab', 'abc', 'abcd')
  expect(told.map((html) => source.isForeign(html))).toEqual([false, false, false])
})

test('an answer that passes over earlier ones leaves the text alone, too', () => {
  const { source, told } = having('ab', 'abc', 'abcd')
  expect(source.isForeign(told[1] ?? '')).toBe(false)
  expect(source.isForeign(told[2] ?? '')).toBe(false)
})

test('what the text said before is foreign once all of it has come back: somebody brought it back', () => {
  const { source, told } = having('ab', 'abc')
  expect(told.map((html) => source.isForeign(html))).toEqual([false, false])
  expect(source.isForeign(told[0] ?? '')).toBe(true)
})

test('a text that was never said is foreign, also while answers are awaited', () => {
  const { source } = having('ab', 'abc')
  expect(source.isForeign('<p>other</p>')).toBe(true)
})
