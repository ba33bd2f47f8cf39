import { Plural, Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { Link } from 'react-router'
import { ReadingContext } from '#src/components/viewer/reading.ts'
import { ViewerTable } from '#src/components/viewer/viewer-table.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import type { ViewedTable } from '#src/components/viewer/viewed.ts'
import type { useViewed } from '#src/pages/proposals/shared/viewed.ts'
import css from './table-in-sheet.module.css'

type Viewed = ReturnType<typeof useViewed>
type Props = { table: ViewedTable; prices: Viewed['prices']['tables'][number]; reading: Viewed['reading'] }

/**
 * A price table between the texts, as the customer reads it; it is written where all prices are. A key in a text leaves
 * it alone.
 */
export const TableInSheet = memo(function TableInSheet({ table, prices, reading }: Props) {
  return (
    <div className={css.root}>
      <p className={css.head}>
        <span>
          <Plural value={table.rows.length} one="Price table, # row" other="Price table, # rows" />
        </span>
        <Link to={{ search: '' }} replace preventScrollReset className={css.edit}>
          <Trans>Edit prices</Trans>
        </Link>
      </p>
      <ReadingContext value={reading}>
        <MoneyLocale value={reading.locale}>
          {/* Read only: what can be chosen is tried beside it, in the customer's view. */}
          <div inert>
            <ViewerTable table={table} prices={prices} isFirst={false} onChoose={nothing} onQuantity={nothing} />
          </div>
        </MoneyLocale>
      </ReadingContext>
    </div>
  )
})

const nothing = () => undefined
