import type { JSONContent } from '@tiptap/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanSectionHtml } from '#service/domain/clean-html.ts'
import { sectionSchema } from './text-schema.ts'
import { writeHtml } from './write-html.ts'

const written = (...content: JSONContent[]) => writeHtml(sectionSchema.nodeFromJSON({ type: 'doc', content }))
/** A mark that is an address is a link there. */
const text = (text: string, ...marks: string[]): JSONContent => ({
  type: 'text',
  text,
  marks: marks.map((mark) => (mark.includes(':') ? { type: 'link', attrs: { href: mark } } : { type: mark })),
})
const p = (...content: JSONContent[]): JSONContent => ({ type: 'paragraph', content })
const item = (...content: JSONContent[]): JSONContent => ({ type: 'listItem', content })
const bullets = (...content: JSONContent[]): JSONContent => ({ type: 'bulletList', content })

test('nothing written is the empty text, so that an empty field is empty', () => {
  expect(written(p())).toBe('')
})

test('an item holds its text itself, and what is nested below it', () => {
  expect(written(bullets(item(p(text('one'))), item(p(text('two')), bullets(item(p(text('deeper')))))))).toBe(
    '<ul><li>one</li><li>two<ul><li>deeper</li></ul></li></ul>',
  )
  expect(written(bullets(item(p(text('one')), p(text('more')))))).toBe('<ul><li><p>one</p><p>more</p></li></ul>')
})

test('emphasis never begins with a space and is closed in turn', () => {
  expect(written(p(text('a', 'bold'), text(' b', 'bold', 'italic'), text(' c', 'italic')))).toBe(
    '<p><strong>a <em>b</em></strong> <em>c</em></p>',
  )
})

test('a link stands around its emphasis, and a cell holds its text', () => {
  expect(
    written(p(text('a ', 'https://x.example/?b&c'), text('d', 'https://x.example/?b&c', 'bold'), text(' e'))),
  ).toBe('<p><a href="https://x.example/?b&amp;c">a <strong>d</strong></a> e</p>')
  const row = (type: string, ...words: string[]): JSONContent => ({
    type: 'tableRow',
    content: words.map((word) => ({ type, content: [p(...(word ? [text(word)] : []))] })),
  })
  expect(written({ type: 'table', content: [row('tableHeader', 'a', 'b'), row('tableCell', 'c', '')] })).toBe(
    '<table><tbody><tr><th>a</th><th>b</th></tr><tr><td>c</td><td></td></tr></tbody></table>',
  )
})

test('what looks like HTML is text', () => {
  expect(written(p(text('<b> & \u00a0')))).toBe('<p>&lt;b&gt; &amp; &nbsp;</p>')
})

const words = fc.oneof(
  fc.constantFrom(' ', 'a', 'b c', ' d', 'e ', '  ', '\u00a0', '[contact_name]', '<p>', '&amp;', 'é', '😀'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }).filter((text) => !/[\0\r]/.test(text)),
)
const inline = fc
  .tuple(words, fc.subarray(['https://x.example/?a=1&b=2', 'bold', 'italic']))
  .map(([words, marks]): JSONContent => text(words, ...marks))
const textblock = fc
  .tuple(fc.array(inline, { maxLength: 5 }), fc.integer({ min: 0, max: 6 }))
  .map(([content, level]): JSONContent =>
    level === 0 ? { type: 'paragraph', content } : { type: 'heading', attrs: { level }, content },
  )
const rule = fc.constant<JSONContent>({ type: 'horizontalRule' })
const picture = fc
  .tuple(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.integer({ min: 1, max: 1600 }))
  .map(([alt, side]): JSONContent => ({
    type: 'picture',
    attrs: { src: 'files/abcdefghijklmnopqrstuv', alt: alt.replaceAll('\0', ''), width: side, height: side },
  }))
const cell = fc
  .tuple(fc.constantFrom('tableCell', 'tableHeader'), fc.array(inline, { maxLength: 2 }))
  .map(([type, words]): JSONContent => ({ type, content: [{ type: 'paragraph', content: words }] }))
const table = fc
  .array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
  .map((rows): JSONContent => ({ type: 'table', content: rows.map((content) => ({ type: 'tableRow', content })) }))
const pageBreak = fc.constant<JSONContent>({ type: 'pageBreak' })
const { block } = fc.letrec<Record<'block' | 'quote' | 'list' | 'item', JSONContent>>((tie) => ({
  block: fc.oneof({ depthSize: 'small' }, textblock, rule, picture, table, tie('quote'), tie('list')),
  quote: fc
    .array(tie('block'), { minLength: 1, maxLength: 3 })
    .map((content): JSONContent => ({ type: 'blockquote', content })),
  list: fc
    .tuple(fc.constantFrom('bulletList', 'orderedList'), fc.array(tie('item'), { minLength: 1, maxLength: 3 }))
    .map(([type, content]) => ({ type, content })),
  item: fc
    .tuple(fc.array(inline, { maxLength: 3 }), fc.array(tie('block'), { maxLength: 2 }))
    .map(([words, blocks]) => ({ type: 'listItem', content: [{ type: 'paragraph', content: words }, ...blocks] })),
}))

test('whatever is written, the service’s cleaning leaves it as it is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 8, arbitrary: block }, { weight: 1, arbitrary: pageBreak }), {
        minLength: 1,
        maxLength: 4,
      }),
      (content) => {
        const html = written(...content)
        expect(cleanSectionHtml(html)).toBe(html)
      },
    ),
    { numRuns: 1_000 },
  )
})
