import { Plural, Trans } from '@lingui/react/macro'
import { memo, useDeferredValue } from 'react'
import { Link } from 'react-router'
import { ReadingContext } from '#src/components/viewer/reading.ts'
import { ViewerTable } from '#src/components/viewer/viewer-table.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import type { ProposalDocument } from '#src/draft/document.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { useViewed } from '#src/pages/proposals/shared/viewed.ts'
import css from './table-in-sheet.module.css'

type Props = { proposal: Proposal; document: ProposalDocument; part: string }

/**
 * A price table between the texts, as the customer reads it; it is written where all prices are. A key in a text leaves
 * it alone.
 */
export const TableInSheet = memo(function TableInSheet({ proposal, document, part }: Props) {
  const { tables, prices, reading } = useViewed(proposal, useDeferredValue(document))
  const at = tables.findIndex(({ key }) => key === part)
  const [table, priced] = [tables[at], prices.tables[at]]
  if (!table || !priced) return null
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
            <ViewerTable table={table} prices={priced} isFirst={false} onChoose={nothing} onQuantity={nothing} />
          </div>
        </MoneyLocale>
      </ReadingContext>
    </div>
  )
}, isSameTable)

function isSameTable(one: Props, other: Props) {
  const { pricetables, fields, custom_fields } = one.document
  return (
    one.part === other.part &&
    one.proposal === other.proposal &&
    pricetables === other.document.pricetables &&
    fields === other.document.fields &&
    custom_fields === other.document.custom_fields
  )
}

const nothing = () => undefined
