import { IconBox, IconPlus } from '@tabler/icons-react'
import { memo, use, useEffect, useId, useRef, type ComponentType } from 'react'
import type { RowPrices } from '#pricing/price-tables.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Kbd } from '#src/components/ui/kbd.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import type { Product, VatGroup } from '#wire/products.ts'
import { kindWords } from './act-words.ts'
import { unknownRate } from './draft-prices.ts'
import type { DraftTable, RowKind } from './draft-table.ts'
import { gridHandlers } from './grid-handlers.ts'
import { GridRow } from './grid-row.tsx'
import css from './price-grid.module.css'
import type { RowFaults } from './row-faults.ts'
import type { Draft } from './use-draft.ts'
import type { Place } from './place.ts'
import { useTable, type TableActs } from './use-table.ts'

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

/** One price table, written like a spreadsheet: the keys are in grid-keys.ts. */
export const GridTable = memo(function GridTable(props: TableProps) {
  const { table, draft, readOnly, empty, Picker, say, onExplain, vatGroups } = props
  const heading = useId()
  // Where the table's own rate is not known, a new row starts with the highest one.
  const known = table.settings.vat_default_percentage !== unknownRate
  const startVat = known ? null : (vatGroups[0]?.percentage ?? null)
  const { place, open, picking, acts } = useTable(table.key, draft, { startVat, say, onExplain })
  const adding = useFocusWhenEmptied(table.rows.length)
  const title = table.title || 'Prices'
  return (
    <section className={css.section} aria-labelledby={heading}>
      <header className={css.head}>
        <h3 id={heading}>{title}</h3>
      </header>
      {table.rows.length === 0 ? (
        <p className={css.empty}>{empty}</p>
      ) : (
        <Grid {...props} heading={heading} place={place} open={open} acts={acts} />
      )}
      {!readOnly && (
        <fieldset ref={adding} className={css.adding} aria-label={`Add to ${title}`}>
          <AddButtons onAdd={acts.add} onProduct={() => acts.pick(null)} />
        </fieldset>
      )}
      {picking && <Picker onPick={(product) => acts.picked(product, picking.row)} onClose={acts.closePicker} />}
    </section>
  )
})

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

type GridProps = TableProps & { heading: string; place: Place; open: string | undefined; acts: TableActs }

function Grid({ table, prices, vatGroups, readOnly, refused, heading, place, open, acts }: GridProps) {
  const locale = use(MoneyLocale)
  const { rows, settings } = table
  const active = rows.some(({ key }) => key === place.row) ? place.row : rows[0]?.key
  const handlers = readOnly ? {} : gridHandlers(place, acts)
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus (APG grid)
    <div
      role="grid"
      className={css.grid}
      aria-labelledby={heading}
      aria-rowcount={rows.length + 1}
      aria-colcount={8}
      aria-readonly={readOnly || undefined}
      {...handlers}
    >
      <GridHead />
      {rows.map((row, at) => (
        <GridRow
          key={row.key}
          row={row}
          at={at}
          last={at === rows.length - 1}
          price={prices[at]}
          standardVat={settings.vat_default_percentage}
          place={!readOnly && row.key === active ? place : undefined}
          open={row.key === open}
          refused={refused?.get(row.key)}
          vatGroups={vatGroups}
          locale={locale}
          acts={acts}
        />
      ))}
    </div>
  )
}

const heads = {
  mark: 'Choice',
  content: 'Description',
  quantity: 'Qty',
  price: 'Price',
  discount: 'Disc.',
  vat: 'VAT',
  amount: 'Amount',
}

const GridHead = () => (
  // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- heads are read with their cells
  <div role="row" aria-rowindex={1} className={css.heads}>
    {Object.entries(heads).map(([cell, words], at) => (
      <span key={cell} role="columnheader" aria-colindex={at + 1} data-cell={cell}>
        {words}
      </span>
    ))}
  </div>
)

const kinds: readonly RowKind[] = ['price', 'title', 'subtotal', 'discount']

const AddButtons = ({ onAdd, onProduct }: { onAdd: (kind: RowKind) => void; onProduct: () => void }) => (
  <>
    {kinds.map((kind) => (
      <Button key={kind} variant="quiet" icon={<Icon of={IconPlus} size={14} />} onClick={() => onAdd(kind)}>
        {kindWords[kind]}
      </Button>
    ))}
    <Button variant="quiet" icon={<Icon of={IconBox} size={14} />} onClick={onProduct}>
      Product <Kbd>/</Kbd>
    </Button>
  </>
)
