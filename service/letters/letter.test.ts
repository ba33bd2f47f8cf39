import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { contrast } from '#wire/readable-color.ts'
import { letterHtml } from './letter-html.ts'
import { letterParts, plainLetter, quoted, type LetterPart } from '#service/domain/letter.ts'

const look = { language: 'nl' as const, title: 'Van Vliet & Zn', color: '#e8a33d' }

test('parts come back from the plain text they are written as', () => {
  const parts: LetterPart[] = [
    { type: 'text', text: '10:11 · An asked:' },
    { type: 'quote', text: 'Which brand?\n\nAnd how loud?' },
    { type: 'act', label: 'Answer the question', url: 'https://app.test/proposals/7' },
    { type: 'foot', text: 'You own this proposal: https://app.test/settings/you' },
  ]
  expect(letterParts(plainLetter(parts))).toEqual(parts)
})

test.each<[string, LetterPart[]]>([
  [
    'Hello\nAn\n\n\nBye',
    [
      { type: 'text', text: 'Hello\nAn' },
      { type: 'text', text: 'Bye' },
    ],
  ],
  ['View it:\nhttps://a.test/x', [{ type: 'act', label: 'View it', url: 'https://a.test/x' }]],
  ['https://a.test/x', [{ type: 'act', label: '', url: 'https://a.test/x' }]],
  [
    'You can read it here.\nhttps://a.test/x',
    [
      { type: 'text', text: 'You can read it here.' },
      { type: 'act', label: '', url: 'https://a.test/x' },
    ],
  ],
  ['See https://a.test/x.', [{ type: 'text', text: 'See https://a.test/x.' }]],
  ['https://a.test/x y', [{ type: 'text', text: 'https://a.test/x y' }]],
  ['', []],
])('%j has these parts', (body, parts) => {
  expect(letterParts(body)).toEqual(parts)
})

test('every word and address of the plain text is in the HTML, as text', async () => {
  const body = `Beste <b>An</b> & Piet,\n\n${quoted('1 < 2 "x"')}\n\nBekijk de offerte:\nhttps://app.test/view/a?b=1&c=2\n\n-- \nWaarom: https://app.test/you`
  const made = await letterHtml('Offerte & meer', body, look)
  expect(made).toContain('Beste &lt;b&gt;An&lt;/b&gt; &amp; Piet,')
  expect(made).toContain('1 &lt; 2 &quot;x&quot;')
  expect(made).toContain('<title>Offerte &amp; meer</title>')
  expect(made.match(/href="https:\/\/app\.test\/view\/a\?b=1&amp;c=2"/g)).toHaveLength(2)
  expect(made).toMatch(/>Bekijk de offerte<\/a\s*>/)
  expect(made).toContain('>https://app.test/view/a?b=1&amp;c=2</a>')
  expect(made).toContain('Van Vliet &amp; Zn')
})

test('it names its language, fetches nothing, and follows a dark scheme', async () => {
  const made = await letterHtml('x', 'Bekijk:\nhttps://app.test/view/a', look)
  expect(made).toContain('<html lang="nl"')
  expect(made).toContain('@media (prefers-color-scheme:dark)')
  expect(made).not.toMatch(/<img|<script|<link|<iframe|url\(|src=|@import|@font-face/i)
  const faults: string[] = []
  parse(made, { onParseError: ({ code }) => void faults.push(code) })
  expect(faults).toEqual([])
})

test.each(['#e8a33d', '#ffff00', '#000000', '#ffffff', '#7f7f7f', 'papaya', ''])(
  'the design colour %j is read well as a title and under the words of the button, light and dark',
  async (color) => {
    const made = await letterHtml('x', 'Bekijk:\nhttps://app.test/view/a', { ...look, color })
    const light = /border-top:4px solid (#[\da-f]{6})/.exec(made)?.[1] ?? ''
    const dark = /\.button\{background:(#[\da-f]{6})/.exec(made)?.[1] ?? ''
    expect(contrast(light, '#fefdfc')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(dark, '#20242e')).toBeGreaterThanOrEqual(4.5)
  },
)

test('64 kB of the worst text takes no longer than a moment', async () => {
  const started = performance.now()
  for (const body of [
    '> '.repeat(32_000),
    'https://a.'.repeat(6_400),
    '\n \n'.repeat(20_000),
    '\n-- \n'.repeat(12_000),
  ])
    await letterHtml('x', body, look)
  expect(performance.now() - started).toBeLessThan(2000)
})
