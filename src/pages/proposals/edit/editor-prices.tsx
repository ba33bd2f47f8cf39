import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { accountQueries } from '#src/api/account.ts'
import { productQueries } from '#src/api/products.ts'
import { PriceGrid } from '#src/components/price-grid/price-grid.tsx'
import type { GridStep, PageSteps } from '#src/components/price-grid/use-draft.ts'
import { refusedRows } from '#src/components/price-grid/row-faults.ts'
import type { DraftTable } from '#src/draft/table.ts'
import type { Saving } from '#src/draft/saving.ts'
import { AccountPictures } from '#src/pages/shared/account-pictures.tsx'
import { AccountProducts } from '#src/pages/shared/account-products.tsx'
import css from './editor.module.css'
import { useProductNames } from '#src/pages/proposals/shared/row-products.ts'

type Props = {
  tables: readonly DraftTable[]
  override: number | null
  readOnly: boolean
  saving: Saving
  onChange: (tables: readonly DraftTable[], step?: GridStep) => void
  steps: PageSteps
  onDropOverride: () => void
}

/** The price tables, and what they come to. */
export function ProposalEditorPrices({ tables, override, readOnly, saving, onChange, steps, onDropOverride }: Props) {
  const { t } = useLingui()
  const { data: account } = useQuery(accountQueries.details())
  const { data: vatGroups } = useQuery(productQueries.vatGroups())
  const productNames = useProductNames(tables)
  const refusal = saving.state === 'not-saved' && saving.problem.why === 'failed' ? saving.problem.error : undefined
  const refused = useMemo(() => refusedRows(refusal, tables), [refusal, tables])
  const highestFirst = useMemo(() => vatGroups?.toSorted((a, b) => b.percentage - a.percentage) ?? [], [vatGroups])
  if (tables.length === 0) return <p className={css.empty}>{t`No price table. Add one in the text, with /.`}</p>
  return (
    <div className={css.prices}>
      <AccountPictures>
        <PriceGrid
          tables={tables}
          onChange={onChange}
          steps={steps}
          override={override}
          onDropOverride={onDropOverride}
          vatGroups={highestFirst}
          productNames={productNames}
          currency={account?.currency}
          Picker={AccountProducts}
          readOnly={readOnly}
          refused={refused}
          foot
        />
      </AccountPictures>
    </div>
  )
}
