import { useMemo, useState, useSyncExternalStore } from 'react'
import type { AppProduct } from '#wire/product-pictures.ts'
import { TableFocus } from './focus.ts'
import { cellActs, rowActs, type TableOptions } from './table-acts.ts'
import type { Draft } from './use-draft.ts'

export type TableActs = ReturnType<typeof useTable>['acts']

type Options = TableOptions & { onExplain: (row: string) => void }

/** One table of the draft: where the focus is in it, and everything that is done to its rows. */
export function useTable(table: string, draft: Draft, { startVat, say, onExplain }: Options) {
  const [focus] = useState(() => new TableFocus())
  const [picking, setPicking] = useState<{ row: string | null }>()
  const acts = useMemo(() => {
    const { current, arrive, edit, rest } = focus
    const context = { table, draft, focus, startVat, say }
    const rows = rowActs(context)
    return {
      current,
      arrive,
      edit,
      rest,
      ...rows,
      ...cellActs(context),
      /** Asks for a product, for a row or for the end of the table. */
      pick: (row: string | null) => setPicking({ row }),
      picked(product: AppProduct, into: string | null) {
        setPicking(undefined)
        rows.picked(product, into)
      },
      closePicker: () => setPicking(undefined),
      explain: onExplain,
    }
  }, [table, draft, focus, startVat, say, onExplain])
  return { focus: useSyncExternalStore(focus.subscribe, focus.current), picking, acts }
}
