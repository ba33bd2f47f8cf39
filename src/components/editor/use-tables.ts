import { t } from '@lingui/core/macro'
import { useCallback } from 'react'
import type { TextCut } from '#src/components/rich-text/text-cut.ts'
import type { Toast } from '#src/components/ui/toasts.tsx'
import { inOrder, orderedKeys } from '#src/draft/order.ts'
import { numbered } from '#src/draft/table-list.ts'
import { newTable, type DraftTable } from '#src/draft/table.ts'
import type { WriteSheet } from './sheet-acts.ts'
import { withTableIn } from './sheet-changes.ts'

export type TablePort = {
  /** The rate that prices of a proposal without a table begin with. */
  vat: number
  /** Opens a row of the prices, to be written. */
  onRow: (key: string) => void
}

/** The ways to add and remove price tables; they stay the same while the sheet is open. */
export function useTables(onChange: WriteSheet, onRemoved: (toast: Toast) => void, { vat, onRow }: TablePort) {
  const onAddTable = useCallback(
    (into: string, cut: TextCut) => {
      const table = newTable(vat)
      const place = { into, cut, rest: crypto.randomUUID() }
      onChange(
        (document) => {
          // VAT is as in the others.
          const settings = document.pricetables.at(-1)?.settings ?? table.settings
          const pricetables = [...document.pricetables, { ...table, settings }]
          return withTableIn({ ...document, pricetables }, table.key, place)
        },
        { type: 'table-added', part: table.key },
      )
      for (const { key } of table.rows) onRow(key)
    },
    [onChange, onRow, vat],
  )
  const onRemoveTable = useCallback(
    (table: DraftTable) => {
      let before: string[] = []
      onChange(
        (document) => {
          before = orderedKeys(document)
          return { ...document, pricetables: numbered(document.pricetables).filter(({ key }) => key !== table.key) }
        },
        { type: 'table-removed', part: table.key },
      )
      const undo = () =>
        onChange(
          // The steps may have brought it back.
          (document) =>
            document.pricetables.some(({ key }) => key === table.key)
              ? document
              : inOrder({ ...document, pricetables: [...document.pricetables, table] }, before),
          { type: 'table-added', part: table.key },
        )
      onRemoved({ text: table.title ? t`“${table.title}” removed` : t`Price table removed`, undo })
    },
    [onChange, onRemoved],
  )
  return { onAddTable, onRemoveTable }
}
