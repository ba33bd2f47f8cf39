import { IconBox, IconPlus } from '@tabler/icons-react'
import { memo, use, useCallback, useId, useRef, useState, type ComponentType } from 'react'
import { useFormState } from 'react-hook-form'
import type { RowPrices } from '#pricing/price-tables.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Kbd } from '#src/components/ui/kbd.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import type { Product, VatGroup } from '#wire/products.ts'
import { Blank } from './blank.tsx'
import type { PricedForm, RowKind } from './draft-row.ts'
import css from './price-table.module.css'
import { rowFaults } from './row-faults.ts'
import { kindWords } from './row-notes.ts'
import { tableHandlers } from './table-handlers.ts'
import { PriceTableRow } from './table-row.tsx'
import { useRows } from './use-rows.ts'
import { withProduct } from './with-product.ts'

export type PickerProps = { onPick: (product: Product) => void; onClose: () => void }

type Props = {
  /** Which of the form's price tables. */
  index: number
  title: string
  vatGroups: readonly VatGroup[]
  /** Of its rows; a moment behind what is typed. */
  prices: readonly RowPrices[] | undefined
  /** Shown when a product is wanted; it brings the products along. */
  Picker: ComponentType<PickerProps>
  /** Tells who listens what has been done. */
  say: (act: string) => void
}

const kinds: readonly RowKind[] = ['price', 'title', 'subtotal', 'discount']

/** The rows of one price table, written by keyboard: Enter goes down, Tab to the next field, Alt+↑/↓ moves a row. */
export const PriceTableEditor = memo(function PriceTableEditor(props: Props) {
  const { index, title, vatGroups, prices, Picker, say } = props
  const heading = useId()
  const notation = { locale: use(MoneyLocale) }
  const startVat = vatGroups[0]?.percentage ?? null
  const adding = useRef<HTMLFieldSetElement>(null)
  const onEmpty = useCallback(() => adding.current?.querySelector('button')?.focus(), [])
  const { keys, rows, active, acts } = useRows(index, startVat, { say, onEmpty })
  const path = `content.pricetables.${index}.rows` as const
  const { errors } = useFormState<PricedForm>({ name: path })
  const [picking, setPicking] = useState<number>()

  const pick = (product: Product) => {
    const at = picking ?? rows.length
    setPicking(undefined)
    const before = rows[at]
    if (before === undefined) acts.add('price')
    acts.change(at, withProduct(before, product, startVat))
    acts.go(at, 'quantity')
  }

  return (
    <section className={css.section} aria-labelledby={heading}>
      <h3 id={heading} className={css.heading}>
        {title || 'Prices'}
      </h3>
      {keys.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table worked by keys is a grid (APG)
        <table className={css.table} aria-labelledby={heading} role="grid" {...tableHandlers(acts, keys.length)}>
          <TableHead />
          {keys.map((key, at) => {
            const row = rows[at]
            return (
              row && (
                <PriceTableRow
                  key={key}
                  at={at}
                  row={row}
                  last={at === keys.length - 1}
                  price={prices?.[at]}
                  faults={rowFaults(row, errors, index, at)}
                  active={active.at === at ? active : undefined}
                  vatGroups={vatGroups}
                  locale={notation.locale}
                  acts={acts}
                  onProduct={setPicking}
                />
              )
            )
          })}
        </table>
      )}
      {keys.length === 0 && <p className={css.empty}>No rows added. Those of the template come along by themselves.</p>}
      <fieldset ref={adding} className={css.adding} aria-label={`Add to ${title || 'the table'}`}>
        {kinds.map((kind) => (
          <Button key={kind} variant="quiet" icon={<Icon of={IconPlus} size={14} />} onClick={() => acts.add(kind)}>
            {kindWords[kind]}
          </Button>
        ))}
        <Button variant="quiet" icon={<Icon of={IconBox} size={14} />} onClick={() => setPicking(rows.length)}>
          Product <Kbd>/</Kbd>
        </Button>
      </fieldset>
      {picking !== undefined && <Picker onPick={pick} onClose={() => setPicking(undefined)} />}
    </section>
  )
})

const TableHead = () => (
  <>
    <colgroup>
      <col className={css.markColumn} />
      <col className={css.wordsColumn} />
      <col className={css.quantityColumn} />
      <col className={css.priceColumn} />
      <col className={css.discountColumn} />
      <col className={css.vatColumn} />
      <col className={css.amountColumn} />
      <col className={css.optionsColumn} />
    </colgroup>
    <thead>
      <tr>
        <Blank />
        <th scope="col">Description</th>
        <th scope="col">Qty</th>
        <th scope="col">Price</th>
        <th scope="col">Disc.</th>
        <th scope="col">VAT</th>
        <th scope="col">Amount</th>
        <Blank />
      </tr>
    </thead>
  </>
)
