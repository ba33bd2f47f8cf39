import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useCallback, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { windowOf } from '#src/components/ui/part.tsx'
import type { VatGroup } from '#wire/products.ts'
import { counted, draftPrices, type RowsBefore } from '#src/draft/prices.ts'
import type { DraftTable } from '#src/draft/table.ts'
import { GridFoot } from './grid-foot.tsx'
import { GridTable } from './grid-table.tsx'
import type { PickerProps } from './table-props.ts'
import { GridTotals } from './grid-totals.tsx'
import { gridWindows } from './grid-windows.ts'
import css from './price-grid.module.css'
import gridFrameCss from './grid-frame.module.css'
import type { RowFaults } from './row-faults.ts'
import type { ProductNames } from './row-props.ts'
import { Spoken } from './spoken.tsx'
import { TotalBar } from './total-bar.tsx'
import { useDraft, type GridStep, type PageSteps } from './use-draft.ts'
import { useStepKeys } from '#src/components/keys/use-step-keys.ts'

const ExplainDialog = windowOf(gridWindows.explain)

const none: readonly never[] = []
const nothing = { rows: none, prices: none }

export type PriceGridProps = {
  tables: readonly DraftTable[]
  /** Told at every key and act. What is the same object is unchanged. */
  onChange: (tables: readonly DraftTable[], step?: GridStep) => void
  /** Where the page takes steps back, those of the grid among others. */
  steps?: PageSteps | undefined
  /** The total without VAT set by hand; null follows the tables. */
  override: number | null
  /** Drops the total set by hand. */
  onDropOverride: () => void
  /** Counted and shown with the rest, and not written here. */
  before?: RowsBefore
  /** The highest rate first. */
  vatGroups: readonly VatGroup[]
  /** Of products that rows were filled from, by id. */
  productNames?: ProductNames | undefined
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
  const { tables, before, onChange, steps, override, readOnly = false, foot, children } = props
  const { t } = useLingui()
  const totals = useRef<HTMLDivElement>(null)
  const { draft, can } = useDraft({ tables, onChange, steps })
  const all = useMemo(() => counted(tables, before), [tables, before])
  const drafted = useMemo(() => draftPrices(all, override), [all, override])
  const rowPrices = useMemo(
    () =>
      tables.map(({ key }, at) => {
        const [rows, all] = [before?.get(key) ?? none, drafted.prices.tables[at]?.rows ?? []]
        return { fixed: { rows, prices: all.slice(0, rows.length) }, prices: all.slice(rows.length) }
      }),
    [tables, before, drafted],
  )
  const [spoken, setSpoken] = useState({ words: '', turn: 0 })
  const say = useCallback((words: string) => setSpoken(({ turn }) => ({ words, turn: turn + 1 })), [])
  const [explaining, setExplaining] = useState<{ row?: string }>()
  const onExplain = useCallback((row: string) => setExplaining({ row }), [])
  const { prices, rateKnown } = drafted
  const undo = useCallback(() => say(draft.undo().words), [draft, say])
  const redo = useCallback(() => say(draft.redo().words), [draft, say])
  useStepKeys({ undo, redo, off: readOnly })
  return (
    <>
      <div className={css.root}>
        {!readOnly && <Steps can={can} onUndo={undo} onRedo={redo} />}
        {tables.map((table, at) => (
          <GridTable
            key={table.key}
            table={table}
            draft={draft}
            fixed={rowPrices[at]?.fixed ?? nothing}
            prices={rowPrices[at]?.prices ?? none}
            vatGroups={props.vatGroups}
            productNames={props.productNames}
            Picker={props.Picker}
            readOnly={readOnly}
            refused={props.refused}
            empty={props.empty ?? t`No rows yet.`}
            say={say}
            onExplain={onExplain}
          />
        ))}
        <div ref={totals} className={gridFrameCss.foot}>
          <div className={gridFrameCss.beside}>
            <button type="button" className={gridFrameCss.why} onClick={() => setExplaining({})}>
              <Trans>Calculation of the total</Trans>
            </button>
            {children}
          </div>
          <GridTotals {...drafted} currency={props.currency} onDrop={readOnly ? undefined : props.onDropOverride} />
        </div>
        {/* After the totals: it covers their first lines until there is room for them, so nothing is said twice. */}
        <GridFoot
          {...drafted}
          rows={countOf(all)}
          currency={props.currency}
          totals={totals}
          onExplain={() => setExplaining({})}
        />
        <Spoken act={spoken} total={prices.price_total} />
        {explaining && (
          <ExplainDialog
            tables={all}
            prices={prices}
            rateKnown={rateKnown}
            row={explaining.row}
            onClose={() => setExplaining(undefined)}
          />
        )}
      </div>
      {foot && <TotalBar {...drafted} currency={props.currency} />}
    </>
  )
}

const countOf = (tables: readonly DraftTable[]) => tables.reduce((count, { rows }) => count + rows.length, 0)

type StepsProps = { can: { undo: boolean; redo: boolean }; onUndo: () => void; onRedo: () => void }

function Steps({ can, onUndo, onRedo }: StepsProps) {
  const { t } = useLingui()
  return (
    <fieldset className={gridFrameCss.tools} aria-label={t`History`}>
      <IconButton label={t`Undo`} aria-keyshortcuts="Control+Z" disabled={!can.undo} onClick={onUndo}>
        <Icon of={IconArrowBackUp} />
      </IconButton>
      <IconButton label={t`Redo`} aria-keyshortcuts="Control+Shift+Z" disabled={!can.redo} onClick={onRedo}>
        <Icon of={IconArrowForwardUp} />
      </IconButton>
    </fieldset>
  )
}
