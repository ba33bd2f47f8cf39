import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { accountQueries } from '#src/api/account.ts'
import { productQueries } from '#src/api/products.ts'
import type { DraftTable as GridTable } from '#src/components/price-grid/draft-table.ts'
import { PriceGrid } from '#src/components/price-grid/price-grid.tsx'
import { refusedRows } from '#src/components/price-grid/row-faults.ts'
import type { DraftTable } from '#src/draft/document.ts'
import type { Saving } from '#src/draft/saving.ts'
import { AccountProducts } from './proposal-form-products.tsx'
import css from './proposal-editor.module.css'

type Props = {
  tables: readonly DraftTable[]
  override: number | null
  readOnly: boolean
  saving: Saving
  onChange: (tables: readonly DraftTable[]) => void
  onDropOverride: () => void
}

/** The grid writes the rows of the draft; it is the one that knows their fields. */
export const asGridTables = (tables: readonly DraftTable[]) => tables as readonly GridTable[]

/** The price tables, and what they come to. */
export function ProposalEditorPrices({ tables, override, readOnly, saving, onChange, onDropOverride }: Props) {
  const { t } = useLingui()
  const { data: account } = useQuery(accountQueries.details())
  const { data: vatGroups } = useQuery(productQueries.vatGroups())
  const refusal = saving.state === 'not-saved' && saving.problem.why === 'failed' ? saving.problem.error : undefined
  const refused = useMemo(() => refusedRows(refusal, asGridTables(tables)), [refusal, tables])
  const highestFirst = useMemo(() => vatGroups?.toSorted((a, b) => b.percentage - a.percentage) ?? [], [vatGroups])
  if (tables.length === 0) return <p className={css.empty}>{t`The template of this proposal has no price table.`}</p>
  return (
    <div className={css.prices}>
      <PriceGrid
        tables={asGridTables(tables)}
        onChange={onChange}
        override={override}
        onDropOverride={onDropOverride}
        vatGroups={highestFirst}
        currency={account?.currency}
        Picker={AccountProducts}
        readOnly={readOnly}
        refused={refused}
        foot
      />
    </div>
  )
}
