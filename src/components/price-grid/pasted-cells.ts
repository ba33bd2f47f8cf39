/**
 * The cells of what a spreadsheet copies: a line for each row, tabs between the cells, quotes around cells that hold
 * line breaks, tabs or quotes. Undefined for plain text, which stays in the cell it is pasted into: that is text
 * without a tab, unless several lines are pasted where nobody is writing.
 */
export function pastedCells(text: string, writing: boolean): string[][] | undefined {
  const rows = cellsIn(text)
  const isTable = rows.some((row) => row.length > 1) || (rows.length > 1 && !writing)
  return isTable ? rows : undefined
}

/** Empty lines are left out. */
export function cellsIn(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const { groups } of text.replace(/\r\n?/gu, '\n').matchAll(cell)) {
    const { quoted, plain = '', end } = groups ?? {}
    rows.at(-1)?.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim())
    if (end === '\n') rows.push([])
    // At the end the pattern would find one more, of nothing.
    if (end === '') break
  }
  return rows.filter((row) => row.some((value) => value !== ''))
}

/** Only a cell that is quoted from end to end is quoted: 19" stands as it is. */
const cell = /(?:"(?<quoted>(?:[^"]|"")*)"(?=[\t\n]|$)|(?<plain>[^\t\n]*))(?<end>\t|\n|$)/gu
