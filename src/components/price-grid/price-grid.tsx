import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import type { VatGroup } from '#wire/products.ts'
import { redoneWords, undoneWords } from './act-words.ts'
import { counted, draftPrices, type RowsBefore } from './draft-prices.ts'
import type { DraftTable } from './draft-table.ts'
import { GridTable, type PickerProps } from './grid-table.tsx'
import { GridTotals } from './grid-totals.tsx'
import css from './price-grid.module.css'
import type { RowFaults } from './row-faults.ts'
import { Spoken } from './spoken.tsx'
import { TotalBar } from './total-bar.tsx'
import { useDraft } from './use-draft.ts'

const ExplainDialog = lazy(() =>
  import('./explain-dialog.tsx').then(({ ExplainDialog }) => ({ default: ExplainDialog })),
)

export type PriceGridProps = {
  tables: readonly DraftTable[]
  /** Told at every key and act. What is the same object is unchanged. */
  onChange: (tables: readonly DraftTable[]) => void
  /** The total without VAT set by hand; null follows the tables. */
  override: number | null
  /** Drops the total set by hand. */
  onDropOverride: () => void
  /** Counted with the rest and not shown. */
  before?: RowsBefore
  /** The highest rate first. */
  vatGroups: readonly VatGroup[]
  /** ISO 4217; undefined while it is not known. */
  currency: string | undefined
  Picker: ComponentType<PickerProps>
  readOnly?: boolean
  /** What the service refused, by the key of the row; its own faults the grid knows. */
  refused?: ReadonlyMap<string, RowFaults> | undefined
  /** On a phone the total stands at the foot of the screen too. */
  foot?: boolean
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
  const { tables, before, onChange, override, readOnly = false, foot, children } = props
  const { t } = useLingui()
  const { draft, can } = useDraft({ tables, onChange })
  const all = useMemo(() => counted(tables, before), [tables, before])
  const drafted = useMemo(() => draftPrices(all, override), [all, override])
  const rowPrices = useMemo(
    () => tables.map(({ key }, at) => (drafted.prices.tables[at]?.rows ?? []).slice(before?.get(key)?.length ?? 0)),
    [tables, before, drafted],
  )
  const [spoken, setSpoken] = useState({ words: '', turn: 0 })
  const say = useCallback((words: string) => setSpoken(({ turn }) => ({ words, turn: turn + 1 })), [])
  const [explaining, setExplaining] = useState<{ row?: string }>()
  const onExplain = useCallback((row: string) => setExplaining({ row }), [])
  const { prices, rateKnown } = drafted
  return (
    <>
      <div className={css.root}>
        {!readOnly && (
          <Steps
            can={can}
            onUndo={() => say(undoneWords(draft.undo()))}
            onRedo={() => say(redoneWords(draft.redo()))}
          />
        )}
        {tables.map((table, at) => (
          <GridTable
            key={table.key}
            table={table}
            draft={draft}
            prices={rowPrices[at] ?? []}
            vatGroups={props.vatGroups}
            Picker={props.Picker}
            readOnly={readOnly}
            refused={props.refused}
            empty={props.empty ?? t`This table has no rows yet.`}
            say={say}
            onExplain={onExplain}
          />
        ))}
        <div className={css.foot}>
          <div className={css.beside}>
            <button type="button" className={css.why} onClick={() => setExplaining({})}>
              <Trans>How this total came about</Trans>
            </button>
            {children}
          </div>
          <GridTotals {...drafted} currency={props.currency} onDrop={readOnly ? undefined : props.onDropOverride} />
        </div>
        <Spoken act={spoken} total={prices.price_total} />
        <Suspense fallback={null}>
          {explaining && (
            <ExplainDialog
              tables={all}
              prices={prices}
              rateKnown={rateKnown}
              row={explaining.row}
              onClose={() => setExplaining(undefined)}
            />
          )}
        </Suspense>
      </div>
      {foot && <TotalBar {...drafted} currency={props.currency} />}
    </>
  )
}

type StepsProps = { can: { undo: boolean; redo: boolean }; onUndo: () => void; onRedo: () => void }

function Steps({ can, onUndo, onRedo }: StepsProps) {
  const { t } = useLingui()
  return (
    <fieldset className={css.tools} aria-label={t`Steps`}>
      <IconButton label={t`Undo`} aria-keyshortcuts="Control+Z" disabled={!can.undo} onClick={onUndo}>
        <Icon of={IconArrowBackUp} />
      </IconButton>
      <IconButton label={t`Redo`} aria-keyshortcuts="Control+Shift+Z" disabled={!can.redo} onClick={onRedo}>
        <Icon of={IconArrowForwardUp} />
      </IconButton>
    </fieldset>
  )
}
