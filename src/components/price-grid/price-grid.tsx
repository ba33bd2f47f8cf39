import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { use, useCallback, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { formatMoney } from '#pricing/amount.ts'
import { symbolIn } from '#src/components/proposals/amounts.ts'
import { PriceTotals } from '#src/components/proposals/price-totals.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Money } from '#src/components/ui/money.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import type { VatGroup } from '#wire/products.ts'
import { redoneWords, undoneWords } from './act-words.ts'
import { draftPrices, type DraftPrices } from './draft-prices.ts'
import type { DraftTable } from './draft-table.ts'
import { GridTable, type PickerProps } from './grid-table.tsx'
import css from './price-grid.module.css'
import type { RowFaults } from './row-faults.ts'
import { Spoken } from './spoken.tsx'
import { useDraft } from './use-draft.ts'

export type PriceGridProps = {
  tables: readonly DraftTable[]
  /** Told at every key and act. What is the same object is unchanged. */
  onChange: (tables: readonly DraftTable[]) => void
  /** The total without VAT set by hand; null follows the tables. */
  override: number | null
  /** Drops the total set by hand. */
  onDropOverride: () => void
  /** The highest rate first. */
  vatGroups: readonly VatGroup[]
  /** ISO 4217; undefined while it is not known. */
  currency: string | undefined
  Picker: ComponentType<PickerProps>
  readOnly?: boolean
  /** What the service refused, by the key of the row; its own faults the grid knows. */
  refused?: ReadonlyMap<string, RowFaults>
  /** Said in a table without rows. */
  empty?: string
  /** Stands beside the totals. */
  children?: ReactNode
}

/**
 * The price tables of a proposal, written like a spreadsheet, and what they come to. The page holds the tables; it may
 * change them at any time, by a merge for example, as long as rows keep their keys. Undo goes on working over that.
 */
export function PriceGrid(props: PriceGridProps) {
  const { tables, onChange, override, readOnly = false, empty = 'This table has no rows yet.' } = props
  const { draft, can } = useDraft({ tables, onChange })
  const drafted = useMemo(() => draftPrices(tables, override), [tables, override])
  const [spoken, setSpoken] = useState({ words: '', turn: 0 })
  const say = useCallback((words: string) => setSpoken(({ turn }) => ({ words, turn: turn + 1 })), [])
  const onExplain = useCallback(() => undefined, [])
  return (
    <div className={css.root}>
      {!readOnly && (
        <fieldset className={css.tools} aria-label="Steps">
          <IconButton
            label="Undo"
            aria-keyshortcuts="Control+Z"
            disabled={!can.undo}
            onClick={() => say(undoneWords(draft.undo()))}
          >
            <Icon of={IconArrowBackUp} />
          </IconButton>
          <IconButton
            label="Redo"
            aria-keyshortcuts="Control+Shift+Z"
            disabled={!can.redo}
            onClick={() => say(redoneWords(draft.redo()))}
          >
            <Icon of={IconArrowForwardUp} />
          </IconButton>
        </fieldset>
      )}
      {tables.map((table, at) => (
        <GridTable
          key={table.key}
          table={table}
          draft={draft}
          prices={drafted.prices.tables[at]?.rows ?? []}
          vatGroups={props.vatGroups}
          Picker={props.Picker}
          readOnly={readOnly}
          refused={props.refused}
          empty={empty}
          say={say}
          onExplain={onExplain}
        />
      ))}
      <div className={css.foot}>
        <div className={css.beside}>{props.children}</div>
        <Totals {...drafted} currency={props.currency} onDrop={readOnly ? undefined : props.onDropOverride} />
      </div>
      <Spoken act={spoken} total={drafted.prices.price_total} />
    </div>
  )
}

type TotalsProps = DraftPrices & { currency: string | undefined; onDrop: (() => void) | undefined }

function Totals({ prices, rateKnown, currency, onDrop }: TotalsProps) {
  const locale = use(MoneyLocale)
  const symbol = currency === undefined ? { before: '', after: '' } : symbolIn(formatMoney(0, { locale, currency }))
  if (rateKnown) return <PriceTotals prices={prices} symbol={symbol} onDrop={onDrop} />
  return (
    <dl className={css.partly}>
      <div>
        <dt>Without VAT</dt>
        <dd>
          {symbol.before}
          <Money value={prices.price_total} />
          {symbol.after}
        </dd>
      </div>
      <p>
        Some rows take the VAT rate of their table, which only the proposal itself knows: VAT and the total with VAT
        stand on the record once it is created.
      </p>
    </dl>
  )
}
