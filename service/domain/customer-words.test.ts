import { expect, test } from 'vitest'
import { foundWords, withTags } from './customer-words.ts'
import type { Content } from './proposal-content.ts'

const words = [
  { word: 'Anna de Wit', tag: 'contact_fullname' },
  { word: 'Bakker & Zn', tag: 'contact_name' },
  { word: 'Anna', tag: 'contact_firstname' },
  { word: 'a.b@x.nl', tag: null },
] as const
const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }
const content = (html: string, title = ''): Content => ({ sections: [{ id: 1, title, html }], pricetables: [] })
const replaced = (html: string) => withTags(content(html).sections, words)[0]?.html

test('a full name becomes its own tag, not the first name with a rest', () => {
  expect(replaced('<p>For Anna de Wit; dear Anna,</p>')).toBe(
    '<p>For [contact_fullname]; dear [contact_firstname],</p>',
  )
  expect(foundWords(words, content('<p>For Anna de Wit</p>')).map(({ word }) => word)).toEqual(['Anna de Wit'])
})

test('names are found as words of their own, in the letters they were written in', () => {
  expect(replaced('<p>Annalise, anna, Anna’s, ÉAnna</p>')).toBe('<p>Annalise, anna, [contact_firstname]’s, ÉAnna</p>')
})

test('signs in a name or a number are signs and no pattern', () => {
  const [section] = withTags(content('<p>See 2026-0001 (v.2)</p>').sections, [
    { word: '2026-0001', tag: 'proposal_nr' },
  ])
  expect(section?.html).toBe('<p>See [proposal_nr] (v.2)</p>')
  expect(foundWords([{ word: 'A.B.', tag: null }], content('<p>AxBx</p>'))).toEqual([])
})

test('what HTML must escape is found in texts and titles, and markup is never touched', () => {
  const html = '<p><a href="https://x.nl/Anna">Bakker &amp; Zn</a></p>'
  expect(replaced(html)).toBe('<p><a href="https://x.nl/Anna">[contact_name]</a></p>')
  const [section] = withTags(content('<p></p>', 'For Bakker & Zn').sections, words)
  expect(section?.title).toBe('For [contact_name]')
  expect(foundWords(words, content(html, 'Our offer'))).toEqual([
    { word: 'Bakker & Zn', tag: 'contact_name', texts: [{ kind: 'section', at: 0, title: 'Our offer' }], others: [] },
  ])
})

test('what no tag can stand for, and what holds no tags, is named with its place', () => {
  const found = foundWords(words, {
    ...content(
      '<p>Write to a.b@x.nl</p><img src="files/AAAAAAAAAAAAAAAAAAAAAA" alt="House of Anna" width="1" height="1">',
      'Contact',
    ),
    pricetables: [
      {
        id: null,
        title: 'For Anna',
        settings,
        rows: [{ id: 1, type: 'title', content: 'Roof of Anna' }] as Content['pricetables'][number]['rows'],
      },
    ],
    attachments: [{ file: 'x', name: 'Anna.pdf', size: 1, hash: '' }],
  })
  expect(found).toEqual([
    {
      word: 'Anna',
      tag: 'contact_firstname',
      texts: [],
      others: [
        { kind: 'picture', at: 0, title: 'House of Anna' },
        { kind: 'table', at: 0, title: 'For Anna' },
        { kind: 'row', at: 0, title: 'Roof of Anna' },
        { kind: 'attachment', at: 0, title: 'Anna.pdf' },
      ],
    },
    { word: 'a.b@x.nl', tag: null, texts: [{ kind: 'section', at: 0, title: 'Contact' }], others: [] },
  ])
})
