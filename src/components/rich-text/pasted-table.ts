import type { PastedNode } from './pasted-node.ts'

const isNamed = (node: PastedNode, names: readonly string[]) => names.includes(node.nodeName.toUpperCase())

/** The cells of a table, row by row; those of tables within it are theirs. */
export const rowsOf = (table: PastedNode): PastedNode[][] =>
  within(table, ['TR'])
    .map((row) => within(row, ['TD', 'TH']))
    .filter(({ length }) => length > 0)

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
