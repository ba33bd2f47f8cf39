import type { PastedNode } from './pasted-node.ts'

const isNamed = (node: PastedNode, names: readonly string[]) => names.includes(node.nodeName.toUpperCase())

/** The cells of a table, row by row; those of tables within it are theirs. */
export const rowsOf = (table: PastedNode): PastedNode[][] =>
  within(table, ['TR'])
    .map((row) => within(row, ['TD', 'TH']))
    .filter(({ length }) => length > 0)

/**
 * The same with every cell in its column: what one spans besides its own place is empty. Columns that no cell begins in
 * are none.
 */
export function columnsOf(rows: readonly PastedNode[][]): PastedNode[][] {
  /** How many rows below are still spanned, by column, and by what. */
  const above: { by: PastedNode; left: number }[] = []
  const begun = new Set<number>()
  const placed = rows.map((cells) => {
    const row: PastedNode[] = []
    const passSpanned = () => {
      for (let over = above[row.length]; over && over.left > 0; over = above[row.length]) {
        over.left -= 1
        row.push(besides(over.by))
      }
    }
    for (const cell of cells) {
      passSpanned()
      begun.add(row.length)
      const left = spanOf(cell, 'rowspan') - 1
      for (let column = 0; column < spanOf(cell, 'colspan'); column += 1) {
        above[row.length] = { by: cell, left }
        row.push(column === 0 ? cell : besides(cell))
      }
    }
    passSpanned()
    return row
  })
  return placed.map((row) => row.filter((_cell, column) => begun.has(column)))
}

/** As browsers count. */
const mostSpanned = 1000
const spanOf = (cell: PastedNode, name: 'colspan' | 'rowspan') =>
  Math.min(Math.max(1, Number.parseInt(cell.getAttribute?.(name) ?? '') || 1), mostSpanned)

const besides = ({ nodeName }: PastedNode): PastedNode => ({ nodeType: 1, nodeName, nodeValue: null, childNodes: [] })

export const captionsOf = (table: PastedNode) => within(table, ['CAPTION'])

function within(node: PastedNode, names: readonly string[]): PastedNode[] {
  return [...node.childNodes].flatMap((child) => {
    if (isNamed(child, names)) return [child]
    return isNamed(child, ['TABLE']) ? [] : within(child, names)
  })
}

const holdsTable = (node: PastedNode): boolean =>
  [...node.childNodes].some((child) => isNamed(child, ['TABLE']) || holdsTable(child))

/** Mails and old pages set their columns with tables: those hold others, or one cell a row. */
export const isTableOfData = (rows: readonly PastedNode[][]) =>
  rows.some(({ length }) => length > 1) && !rows.flat().some(holdsTable)
