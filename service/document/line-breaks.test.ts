import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { readFont } from '#hosts/node/fonts.ts'
import { fontsFor } from './fonts.ts'
import { scripts } from './faces.ts'
import { linesOf } from './line-breaks.ts'
import { Sheet } from './sheet.ts'
import { styles } from './styles.ts'

async function aSheet() {
  const fonts = { heading: 'source-serif', text: 'source-serif' } as const
  return new Sheet({
    title: '',
    author: '',
    language: 'en',
    date: new Date(0),
    pictures: new Map(),
    look: { fonts, accent: undefined, ink: undefined },
    fonts: await fontsFor(new Set(scripts), ['source-serif', 'source-sans'], readFont),
  })
}

const textsOf = (lines: ReturnType<typeof linesOf>) =>
  lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''))

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** One letter after the other, and the line that each begins measured as a whole. */
function letterByLetter(sheet: Sheet, word: string, width: number) {
  const lines = ['']
  for (const { segment } of graphemes.segment(word)) {
    const longer = `${lines.at(-1) ?? ''}${segment}`
    const [line] = linesOf(sheet, [{ text: longer, style: styles.text }], Infinity)
    if (longer !== segment && (line?.width ?? 0) > width) lines.push(segment)
    else lines[lines.length - 1] = longer
  }
  return lines
}

test('a word longer than a line is cut where it would be if its letters were set one by one', async () => {
  const sheet = await aSheet()
  const letter = fc.constantFrom('a', 'i', 'W', 'AV', 'To', 'ffi', 'fl', 'é', 'Ł', 'ά', 'Ж', 'x\u0316', '5', '_')
  const word = fc.array(letter, { minLength: 1, maxLength: 120 }).map((letters) => letters.join(''))
  fc.assert(
    fc.property(word, fc.integer({ min: 4, max: 300 }), (word, width) => {
      const lines = textsOf(linesOf(sheet, [{ text: word, style: styles.text }], width))
      expect(lines).toEqual(letterByLetter(sheet, word.normalize('NFC'), width))
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['of one letter', 'a'],
  ['of letters of all widths', 'iWfflAVii'],
  ['in Greek', 'Ελλάδα'],
  ['in scripts that take turns', 'aЖ'],
])('a word %s is measured a few times, not once for each of its letters', async (_what, letters) => {
  const sheet = await aSheet()
  const word = letters.repeat(Math.ceil(20_000 / letters.length))
  const measured = vi.spyOn(sheet.doc, 'widthOfString')
  const lines = linesOf(sheet, [{ text: word, style: styles.text }], 480)
  expect(lines.length).toBeGreaterThan(100)
  const all = measured.mock.calls.reduce((sum, [text]) => sum + text.length, 0)
  expect(all).toBeLessThan(10 * word.length)
})

test('of a word that fills many lines no more is measured at once than a few lines', async () => {
  const sheet = await aSheet()
  const measured = vi.spyOn(sheet.doc, 'widthOfString')
  linesOf(sheet, [{ text: 'a'.repeat(20_000), style: styles.text }], 480)
  expect(Math.max(...measured.mock.calls.map(([text]) => text.length))).toBeLessThan(600)
})
