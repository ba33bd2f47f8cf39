import { useCallback, useState, type ComponentType } from 'react'
import { PriceTableEditor, type PickerProps } from '#src/components/price-table/table-editor.tsx'
import type { VatGroup } from '#wire/products.ts'
import type { FavoriteTemplate } from '#wire/templates.ts'
import css from './draft-price-tables.module.css'
import { DraftTotalBar, DraftTotals, TotalsSpoken } from './draft-totals.tsx'
import { TotalByHand } from './total-by-hand.tsx'
import { useDraftPrices } from './use-draft-prices.ts'

type Props = {
  template: FavoriteTemplate | undefined
  vatGroups: readonly VatGroup[]
  currency: string | undefined
  Picker: ComponentType<PickerProps>
}

/** The price tables of the chosen template, to add rows to, and what those rows come to. */
export function DraftPriceTables({ template, vatGroups, currency, Picker }: Props) {
  const drafted = useDraftPrices()
  const [act, setAct] = useState({ said: '', turn: 0 })
  const say = useCallback((said: string) => setAct(({ turn }) => ({ said, turn: turn + 1 })), [])
  return (
    <section className={css.section} aria-labelledby="prices">
      <header className={css.head}>
        <h2 id="prices">Prices</h2>
        <p>{aboutRows(template)}</p>
      </header>
      {template && template.pricetables.length > 0 && (
        <>
          {template.pricetables.map(({ id, title }, index) => (
            // Another template has other tables: their editors start anew.
            <PriceTableEditor
              key={`${template.id}/${id}`}
              index={index}
              title={title}
              vatGroups={vatGroups}
              prices={drafted.prices.tables[index]?.rows}
              Picker={Picker}
              say={say}
            />
          ))}
          <div className={css.foot}>
            <div className={css.byHand}>
              <TotalByHand help="Without VAT, instead of what all the tables come to" />
            </div>
            <DraftTotals {...drafted} currency={currency} />
          </div>
          <TotalsSpoken act={act} total={drafted.prices.price_total} />
        </>
      )}
      <DraftTotalBar {...drafted} currency={currency} />
    </section>
  )
}

function aboutRows(template: FavoriteTemplate | undefined): string {
  if (!template) return 'Choose a template first: it says which price tables there are.'
  if (template.pricetables.length === 0) return 'This template has no price table.'
  return 'The template’s own rows come first and are not shown here. The totals below count the rows you add; the record shows them all.'
}
