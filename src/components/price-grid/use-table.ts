import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Product } from '#wire/products.ts'
import { PlaceInTable } from './place.ts'
import { cellActs, rowActs, type Asked } from './table-acts.ts'
import type { Draft } from './use-draft.ts'

export type TableActs = ReturnType<typeof useTable>['acts']

type Told = Asked & { onExplain: (row: string) => void }

/** One table of the draft: where the focus is in it, what is open, and everything that is done to its rows. */
export function useTable(table: string, draft: Draft, { startVat, say, onExplain }: Told) {
  const [place] = useState(() => new PlaceInTable())
  const [open, setOpen] = useState<string>()
  const [picking, setPicking] = useState<{ row: string | null }>()
  const acts = useMemo(() => {
    const { current, arrive, edit, rest } = place
    const hands = { table, draft, place, startVat, say }
    const rows = rowActs(hands)
    return {
      current,
      arrive,
      edit,
      rest,
      ...rows,
      ...cellActs(hands),
      /** Asks for a product, for a row or for the end of the table. */
      pick: (row: string | null) => setPicking({ row }),
      picked(product: Product, into: string | null) {
        setPicking(undefined)
        rows.picked(product, into)
      },
      closePicker: () => setPicking(undefined),
      explain: onExplain,
      options: (row: string, wanted: boolean) => setOpen(wanted ? row : undefined),
    }
  }, [table, draft, place, startVat, say, onExplain])
  return { place: useSyncExternalStore(place.subscribe, place.current), open, picking, acts }
}
