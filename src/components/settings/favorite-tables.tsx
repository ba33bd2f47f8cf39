import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useRef, type ComponentType } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { DraftTable } from '#src/draft/table.ts'
import type { PickerProps } from '#src/components/price-grid/table-props.ts'
import { PriceGrid } from '#src/components/price-grid/price-grid.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { formatPercentage } from '#src/locales/percentage.ts'
import type { VatGroup } from '#wire/products.ts'
import css from './favorite-tables.module.css'
import { newTable, type FavoriteFields } from './favorite-values.ts'
import { LineActs } from '#src/components/ui/line-acts.tsx'

type Props = {
  /** The highest rate first. */
  vatGroups: readonly VatGroup[]
  currency: string | undefined
  Picker: ComponentType<PickerProps>
}

/** The price tables a proposal begins with: what each is called, and its rows. */
export function FavoriteTables({ vatGroups, currency, Picker }: Props) {
  const { control } = useFormContext<FavoriteFields>()
  const { field } = useController({ control, name: 'pricetables' })
  const { value: tables, onChange } = field
  const foot = useRef<HTMLDivElement>(null)
  const put = (at: number, change: Partial<DraftTable>) =>
    onChange(tables.map((table, place) => (place === at ? { ...table, ...change } : table)))
  const remove = (at: number) => {
    onChange(tables.toSpliced(at, 1))
    foot.current?.querySelector('button')?.focus()
  }
  return (
    <section className={css.section} aria-labelledby="prices">
      <header className={css.head}>
        <h2 id="prices">
          <Trans>Price tables</Trans>
        </h2>
        <p>
          <Trans>API calls address a table by its unique ID.</Trans>
        </p>
      </header>
      {tables.map((table, at) => (
        <TableSettings
          key={table.key}
          {...{ table, at, vatGroups }}
          count={tables.length}
          onPut={(change) => put(at, change)}
          onMove={(to) => onChange(moved(tables, at, to))}
          onRemove={() => remove(at)}
        />
      ))}
      <div ref={foot} className={css.add}>
        <Button
          variant="outline"
          icon={<Icon of={IconPlus} />}
          onClick={() => onChange([...tables, newTable(tables, vatGroups[0]?.percentage ?? 0)])}
        >
          <Trans>Add price table</Trans>
        </Button>
      </div>
      {tables.length > 0 && (
        <PriceGrid
          tables={tables}
          onChange={onChange}
          override={null}
          onDropOverride={() => undefined}
          vatGroups={vatGroups}
          currency={currency}
          Picker={Picker}
        />
      )}
    </section>
  )
}

const moved = (tables: readonly DraftTable[], at: number, to: number) => {
  const table = tables[at]
  return table ? tables.toSpliced(at, 1).toSpliced(to, 0, table) : tables
}

type SettingsProps = {
  table: DraftTable
  at: number
  count: number
  vatGroups: readonly VatGroup[]
  onPut: (change: Partial<DraftTable>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

function TableSettings({ table, at, count, vatGroups, onPut, onMove, onRemove }: SettingsProps) {
  const { t } = useLingui()
  const { formState } = useFormContext<FavoriteFields>()
  const faults = formState.errors.pricetables?.[at]
  const { settings } = table
  const rates = [...new Set([settings.vat_default_percentage, ...vatGroups.map(({ percentage }) => percentage)])]
  return (
    <fieldset className={css.table} aria-label={t`Price table ${at + 1}`}>
      <div className={css.line}>
        <TextField
          label={t`Title`}
          optional
          value={table.title}
          error={faults?.title?.message}
          autoComplete="off"
          onChange={(event) => onPut({ title: event.target.value })}
        />
        <TextField
          label={t`Unique ID`}
          value={table.id ?? ''}
          error={faults?.id?.message}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onPut({ id: event.target.value })}
        />
        <SelectField
          label={t`VAT`}
          searchable={false}
          data={rates.map((rate) => ({ value: String(rate), label: formatPercentage(rate) }))}
          value={String(settings.vat_default_percentage)}
          onChange={(value) => onPut({ settings: { ...settings, vat_default_percentage: Number(value) } })}
        />
        <span className={css.acts}>
          <LineActs what={t`price table ${at + 1}`} {...{ at, count, onMove, onRemove }} />
        </span>
      </div>
      <div className={css.ticks}>
        <CheckboxField
          label={t`Prices include VAT`}
          checked={settings.rows_include_vat}
          onChange={({ currentTarget: { checked } }) => onPut({ settings: { ...settings, rows_include_vat: checked } })}
        />
        <CheckboxField
          label={t`Hide VAT from the customer`}
          checked={settings.vat_hidden}
          onChange={({ currentTarget: { checked } }) => onPut({ settings: { ...settings, vat_hidden: checked } })}
        />
      </div>
    </fieldset>
  )
}
