import { Trans, useLingui } from '@lingui/react/macro'
import { IconSettings } from '@tabler/icons-react'
import { lazy, memo, Suspense, useEffect, useId, useRef, useState, type ComponentType } from 'react'
import type { RowPrices } from '#pricing/price-tables.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { Product, VatGroup } from '#wire/products.ts'
import { AddStrip } from './add-strip.tsx'
import { unknownRate } from './draft-prices.ts'
import type { DraftTable } from './draft-table.ts'
import { GridRows } from './grid-rows.tsx'
import css from './price-grid.module.css'
import type { RowFaults } from './row-faults.ts'
import type { Draft } from './use-draft.ts'
import { useTable, type TableActs } from './use-table.ts'

const PasteDialog = lazy(() => import('./paste-dialog.tsx').then(({ PasteDialog }) => ({ default: PasteDialog })))
const TableSettings = lazy(() =>
  import('./table-settings.tsx').then(({ TableSettings }) => ({ default: TableSettings })),
)

export type PickerProps = { onPick: (product: Product) => void; onClose: () => void }

export type TableProps = {
  table: DraftTable
  draft: Draft
  /** Of its rows, in their order. */
  prices: readonly RowPrices[]
  vatGroups: readonly VatGroup[]
  /** Shown when a product is wanted; it brings the products along. */
  Picker: ComponentType<PickerProps>
  readOnly: boolean
  /** What the service refused, by the key of the row. */
  refused: ReadonlyMap<string, RowFaults> | undefined
  /** Said where there is no row yet. */
  empty: string
  say: (words: string) => void
  onExplain: (row: string) => void
}

/** What was pasted, and the key of the row it goes after. */
type Pasting = { cells: string[][]; after: string | null }

/** One price table, written like a spreadsheet: the keys are in grid-keys.ts. */
export const GridTable = memo(function GridTable(props: TableProps) {
  const { table, draft, readOnly, empty, Picker, say, onExplain, vatGroups } = props
  const { t } = useLingui()
  const heading = useId()
  // Where the table's own rate is not known, a new row starts with the highest one.
  const known = table.settings.vat_default_percentage !== unknownRate
  const startVat = known ? null : (vatGroups[0]?.percentage ?? null)
  const { place, open, picking, acts } = useTable(table.key, draft, { startVat, say, onExplain })
  const [pasting, setPasting] = useState<Pasting>()
  const adding = useFocusWhenEmptied(table.rows.length)
  const title = table.title || t`Prices`
  return (
    <section className={css.section} aria-labelledby={heading}>
      <header className={css.head}>
        <h3 id={heading}>{title}</h3>
        <Remarks settings={table.settings} />
        {!readOnly && known && <Settings table={table} vatGroups={vatGroups} acts={acts} />}
      </header>
      {table.rows.length === 0 ? (
        <p className={css.empty}>{empty}</p>
      ) : (
        <GridRows
          {...props}
          heading={heading}
          place={place}
          open={open}
          acts={acts}
          onPaste={(cells, after) => setPasting({ cells, after })}
        />
      )}
      {!readOnly && (
        <fieldset ref={adding} className={css.adding} aria-label={t`Add to ${title}`}>
          <AddStrip
            onAdd={acts.add}
            onProduct={() => acts.pick(null)}
            onPaste={() => setPasting({ cells: [], after: table.rows.at(-1)?.key ?? null })}
          />
        </fieldset>
      )}
      {picking && <Picker onPick={(product) => acts.picked(product, picking.row)} onClose={acts.closePicker} />}
      <Suspense fallback={null}>
        {pasting && (
          <PasteDialog
            cells={pasting.cells}
            settings={table.settings}
            vatGroups={vatGroups}
            startVat={startVat}
            onAdd={(rows) => {
              setPasting(undefined)
              acts.paste(rows, pasting.after)
            }}
            onClose={() => setPasting(undefined)}
          />
        )}
      </Suspense>
    </section>
  )
})

function Remarks({ settings }: Pick<DraftTable, 'settings'>) {
  const { t } = useLingui()
  const remarks = [
    settings.rows_include_vat && t`prices include VAT`,
    settings.vat_hidden && t`VAT hidden from the customer`,
  ]
  return <small>{remarks.filter(Boolean).join(', ')}</small>
}

type SettingsProps = { table: DraftTable; vatGroups: readonly VatGroup[]; acts: TableActs }

function Settings({ table, vatGroups, acts }: SettingsProps) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="quiet" icon={<Icon of={IconSettings} size={14} />} onClick={() => setOpened(true)}>
        <Trans context="price table">Table</Trans>
      </Button>
      <Suspense fallback={null}>
        {opened && (
          <TableSettings
            table={table}
            vatGroups={vatGroups}
            onSave={(fields) => {
              setOpened(false)
              acts.setTable(fields)
            }}
            onClose={() => setOpened(false)}
          />
        )}
      </Suspense>
    </>
  )
}

/** With the last row the focus would be gone too: it goes to where a new one is added. */
function useFocusWhenEmptied(count: number) {
  const adding = useRef<HTMLFieldSetElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const emptied = before.current > 0 && count === 0
    before.current = count
    if (emptied && document.activeElement === document.body) adding.current?.querySelector('button')?.focus()
  }, [count])
  return adding
}
