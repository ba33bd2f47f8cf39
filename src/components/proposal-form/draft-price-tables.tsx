import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ComponentType } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { draftPrices } from '#src/draft/prices.ts'
import type { PickerProps } from '#src/components/price-grid/table-props.ts'
import { PriceGrid } from '#src/components/price-grid/price-grid.tsx'
import { TotalBar } from '#src/components/price-grid/total-bar.tsx'
import type { FavoriteTemplateSettings } from '#wire/settings-favorite-templates.ts'
import type { VatGroup } from '#wire/products.ts'
import type { FavoriteTemplate } from '#wire/templates.ts'
import css from './draft-price-tables.module.css'
import type { NewProposalFields } from './fields.ts'
import { useTables, type TablesDraft } from './tables-draft.ts'
import { rowsBefore, withSettings } from './template-tables.ts'
import { TotalByHand } from './total-by-hand.tsx'

type Props = {
  template: FavoriteTemplate | undefined
  /** The rows and settings of its tables; undefined while or where the service does not tell them. */
  own: FavoriteTemplateSettings | undefined
  draft: TablesDraft
  vatGroups: readonly VatGroup[]
  currency: string | undefined
  Picker: ComponentType<PickerProps>
}

/** The price tables of the chosen template, to add rows to, and what those rows come to. */
export function DraftPriceTables({ template, own, draft, vatGroups, currency, Picker }: Props) {
  const { t } = useLingui()
  const { tables: written, refused } = useTables(draft)
  const tables = useMemo(() => withSettings(written, own), [written, own])
  const before = useMemo(() => rowsBefore(written, own), [written, own])
  const { setValue } = useFormContext<NewProposalFields>()
  const total = useWatch<NewProposalFields, 'price_total'>({ name: 'price_total' })
  const override = typeof total === 'number' ? total : null
  return (
    <section className={css.section} aria-labelledby="prices">
      <header className={css.head}>
        <h2 id="prices">
          <Trans>Prices</Trans>
        </h2>
        <p>{aboutRows(template, own !== undefined)}</p>
      </header>
      {tables.length > 0 && (
        <div className={css.grid}>
          <PriceGrid
            // Another template has other tables: what was done to the former cannot be taken back in these.
            key={template?.id}
            tables={tables}
            before={before}
            onChange={draft.write}
            override={override}
            onDropOverride={() => setValue('price_total', null, { shouldDirty: true })}
            vatGroups={vatGroups}
            currency={currency}
            Picker={Picker}
            refused={refused}
            foot
            empty={t`No rows added yet.`}
          >
            <TotalByHand help={t`Excl. VAT, replaces the calculated total`} />
          </PriceGrid>
        </div>
      )}
      {tables.length === 0 && <TotalBar {...draftPrices(tables, override)} currency={currency} />}
    </section>
  )
}

function aboutRows(template: FavoriteTemplate | undefined, isCounted: boolean): string {
  if (!template) return t`Choose a template first.`
  if (template.pricetables.length === 0) return t`This template has no price table.`
  if (isCounted) return t`Your rows follow those of the template.`
  return t`Template rows come first and are not shown here. The totals below cover only your rows.`
}
