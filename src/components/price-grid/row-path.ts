const pattern = /(?:^|\.)pricetables\.(\d+)\.rows\.(\d+)(?:\.([^.]+))?/

/** The row that a fault of a request is about, by position; undefined where it is about none. */
export function rowAt(path: string): { table: number; row: number; field: string } | undefined {
  const [, table, row, field = 'content'] = pattern.exec(path) ?? []
  return row === undefined ? undefined : { table: Number(table), row: Number(row), field }
}
