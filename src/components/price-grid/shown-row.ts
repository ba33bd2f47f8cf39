import { useEffect, useReducer, type RefObject } from 'react'
import type { DraftRow } from '#src/draft/table.ts'

const tables = new Set<(row: string) => void>()

/** Takes the window to a row of a price table by its key, drawn or not. One that is nowhere changes nothing. */
export function showRow(row: string) {
  for (const show of tables) show(row)
}

/** Rows outside the window may not be drawn: this table's are drawn once one is asked for, and scrolled into sight. */
export function useShownRow(
  host: RefObject<HTMLElement | null>,
  rows: readonly DraftRow[],
  keep: (row: number) => void,
) {
  const [asked, ask] = useReducer((_: { row: string } | undefined, row: string) => ({ row }), undefined)
  useEffect(() => {
    const show = (row: string) => {
      const at = rows.findIndex(({ key }) => key === row)
      if (at === -1) return
      keep(at)
      ask(row)
    }
    tables.add(show)
    return () => void tables.delete(show)
  }, [rows, keep])
  useEffect(() => {
    if (asked)
      host.current?.querySelector(`[data-row="${CSS.escape(asked.row)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [host, asked])
}
