import type { ImportWork } from './kept.ts'

/** What is below the head, if there is one. */
export const bodyOf = <Item>({ head }: Pick<ImportWork, 'head'>, all: readonly Item[]) =>
  head ? all.slice(1) : [...all]

/** What was said about rows stays with them: below another head they are counted anew. */
export function belowHead({ head: before, mended, chosen }: ImportWork, head: boolean) {
  const by = Number(before ?? false) - Number(head)
  return { head, mended: moveRows(mended, by), chosen: moveRows(chosen, by) }
}

const moveRows = <Said>(all: readonly (readonly [number, Said])[], by: number) =>
  all.map(([at, said]) => [at + by, said] as const).filter(([at]) => at >= 0)

export const headersOf = ({ head, table: { rows } }: ImportWork) =>
  head ? (rows[0] ?? []) : Array.from({ length: Math.max(...rows.map((cells) => cells.length)) }, () => '')
