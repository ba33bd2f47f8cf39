import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { NotText, readCsv, WrongQuotes, writeCsv, type Cell } from './csv.ts'

const written = async (rows: Cell[][], locale = 'en-GB', separator?: string) => {
  const file = await writeCsv(rows, { locale, ...(separator !== undefined && { separator }) })
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { mark: Array.from(bytes.subarray(0, 3)), text: new TextDecoder().decode(bytes) }
}

describe('a file for spreadsheets', () => {
  test('says that it is UTF-8', async () => {
    const { mark, text } = await written([['naam'], ['Yılmaz']])
    expect(mark).toEqual([0xef, 0xbb, 0xbf])
    expect(text).toContain('Yılmaz')
  })
  test.each(['=1+1', '+31 6', '-1', '@SUM(A1)'])('makes the text %j harmless: none computes it', async (cell) => {
    const { text } = await written([[cell]])
    expect(text.replace(/^\uFEFF?"?/u, '')).toMatch(/^'/)
  })
  test('keeps a negative amount a number', async () => {
    expect((await written([[-12.5]])).text.endsWith('-12.5')).toBe(true)
    expect((await written([[-12.5]], 'nl-NL')).text.endsWith('-12,5')).toBe(true)
  })
  test.each([
    ['nl-NL', 'a;1234,5;03-02-2026 14:05'],
    ['de-DE', 'a;1234,5;03.02.2026 14:05'],
    ['en-GB', 'a,1234.5,03/02/2026 14:05'],
    ['en-US', 'a,1234.5,02/03/2026 14:05'],
  ])('opens in one of %s: separator, decimals and dates are its own', async (locale, line) => {
    const { text } = await written([['a', 1234.5, new Date(2026, 1, 3, 14, 5)]], locale)
    expect(text.replace('\uFEFF', '')).toBe(line)
  })
  test.each([
    ['nl-NL', '19-12-2026'],
    ['de-DE', '19.12.2026'],
    ['en-GB', '19/12/2026'],
    ['en-US', '12/19/2026'],
  ])('has a day without its time as %s writes it, the same wherever it is opened', async (locale, day) => {
    onTestFinished(() => void vi.unstubAllEnvs())
    for (const zone of ['Pacific/Kiritimati', 'Europe/Amsterdam', 'Pacific/Pago_Pago']) {
      vi.stubEnv('TZ', zone)
      expect((await written([[{ day: '2026-12-19' }]], locale)).text).toBe(day)
    }
  })
  test('has the separator it is given', async () => {
    expect((await written([['a', 'b']], 'nl-NL', '\t')).text).toContain('a\tb')
  })
})

describe('a file is read', () => {
  const bytes = (text: string, wide: 'le' | 'be', mark: boolean) => {
    const given = (mark ? '\uFEFF' : '') + text
    const view = new DataView(new ArrayBuffer(given.length * 2))
    for (const [at, letter] of Array.from(given).entries()) view.setUint16(at * 2, letter.charCodeAt(0), wide === 'le')
    return view.buffer
  }
  const table = [
    ['Naam', 'Plaats'],
    ['Café', 'Zürich'],
  ]
  const text = 'Naam;Plaats\r\nCafé;Zürich'
  test.each([
    ['UTF-8', text],
    ['UTF-8 that says so', `\uFEFF${text}`],
    ['Windows-1252', Uint8Array.from(Array.from(text, (letter) => letter.charCodeAt(0)))],
    ['UTF-16', bytes(text, 'le', true)],
    ['UTF-16, the other way round', bytes(text, 'be', true)],
    ['UTF-16 that does not say so', bytes(text, 'le', false)],
  ])('that is %s', async (_how, part) => {
    expect((await readCsv(new Blob([part]))).rows).toEqual(table)
  })
  test('with the signs that Windows-1252 has where others have none', async () => {
    const file = new Blob([Uint8Array.from([0x80, 0x20, 0x93, 0x41, 0x94])])
    expect((await readCsv(file)).rows).toEqual([['€ “A”']])
  })
  test.each([
    ['.xlsx', [0x50, 0x4b, 0x03, 0x04, 0x14]],
    ['.xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
  ])('unless it is a workbook: %s', async (_name, start) => {
    await expect(readCsv(new Blob([Uint8Array.from(start)]))).rejects.toBeInstanceOf(NotText)
  })
  test.each([
    ['is never closed', 'name,email\nAnna,a@b.nl\n"Piet,p@b.nl\nJan,j@b.nl\nKees,k@b.nl\n', 3],
    ['is closed by that of another cell', 'name;email\r\n"Piet;p@b.nl\r\n"Jan";j@b.nl\r\n', 2],
    ['stands single within another', 'name,email\r\n"Buis 5" lang, ""dik""",x\r\n', 2],
    ['follows cells of several lines', 'sep=;\n"a\r\nb";c\n"d";"e\n', 4],
  ])('whole or not at all: a quote that %s is told with its line', async (_how, text, line) => {
    const reading = readCsv(new Blob([text]))
    await expect(reading).rejects.toBeInstanceOf(WrongQuotes)
    await expect(reading).rejects.toMatchObject({ line })
  })
  test('with quotes that are doubled, and those within a text that none surround', async () => {
    const text = 'a,b\n"Buis 5"" lang, ""dik""",x\nBuis 5" lang, "c" \n'
    expect((await readCsv(new Blob([text]))).rows).toEqual([
      ['a', 'b'],
      ['Buis 5" lang, "dik"', 'x'],
      ['Buis 5" lang', ' "c" '],
    ])
  })
  test('with the numbers its rows have in a spreadsheet, and the separator it has', async () => {
    expect(await readCsv(new Blob(['a;b\r\n\r\n"c\nd";e\r\n;\r\nf;g\r\n']))).toEqual({
      rows: [
        ['a', 'b'],
        ['c\nd', 'e'],
        ['f', 'g'],
      ],
      numbers: [1, 3, 5],
      separator: ';',
    })
    expect(await readCsv(new Blob(['sep=|\na|b']))).toEqual({ rows: [['a', 'b']], numbers: [2], separator: '|' })
  })
  test('as it was written: what was made harmless is as before', async () => {
    const rows = [
      ['+31 6', '-', "'s-Gravenhage"],
      ['=1', '@x', "'"],
    ]
    expect((await readCsv(await writeCsv(rows, { locale: 'nl-NL' }))).rows).toEqual(rows)
  })
})
