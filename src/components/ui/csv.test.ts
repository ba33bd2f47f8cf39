import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

const written = async (rows: (string | number)[][]) => {
  const bytes = new Uint8Array(await (await writeCsv(rows)).arrayBuffer())
  return { mark: Array.from(bytes.subarray(0, 3)), text: new TextDecoder().decode(bytes) }
}

test('a file for spreadsheets says that it is UTF-8', async () => {
  const { mark, text } = await written([['naam'], ['Yılmaz']])
  expect(mark).toEqual([0xef, 0xbb, 0xbf])
  expect(text).toContain('Yılmaz')
})

test.each(['=1+1', '+31 6', '-1', '@SUM(A1)'])(
  'the text %j is made harmless: no spreadsheet computes it',
  async (cell) => {
    const { text } = await written([[cell]])
    expect(text.replace(/^\uFEFF?"?/u, '')).toMatch(/^'/)
  },
)

test('a negative amount stays a number', async () => {
  const { text } = await written([[-12.5]])
  expect(text.endsWith('-12.5')).toBe(true)
})
