import { useLingui } from '@lingui/react/macro'
import { shortcutOf } from '#src/components/keys/pressed.ts'
import { Ledger } from '#src/components/list/ledger.tsx'
import { tickedOf, type Column } from '#src/components/list/columns.ts'
import { LongRows } from '#src/components/list/long-rows.tsx'
import { RowLink } from '#src/components/list/row-link.tsx'
import type { useSelection } from '#src/components/list/use-selection.ts'
import { UnitPrice } from '#src/components/ui/unit-price.tsx'
import { Thumb } from '#src/components/pictures/thumb.tsx'
import { formatPercentage } from '#src/locales/percentage.ts'
import type { AppProduct } from '#wire/product-pictures.ts'
import css from './product-table.module.css'
import { choiceOf, recurringOf } from './product-words.ts'

type Selection = ReturnType<typeof useSelection>

type Props = {
  items: readonly AppProduct[]
  selection: Selection
  /** The rows of the directory before; the new ones are on their way. */
  isOld: boolean
  to: (product: AppProduct) => string
}

const idOf = ({ id }: AppProduct) => id

/** One line per product; on a phone two. */
export function ProductTable({ items, selection, isOld, to }: Props) {
  const { t } = useLingui()
  const columns = useProductColumns({ selection, to, hasPictures: items.some(({ picture }) => picture) })
  const has = ({ id }: AppProduct) => selection.has(id)
  const ticked = tickedOf(items, has)
  return (
    <Ledger
      label={t`Products`}
      keyOf={idOf}
      selection={{
        labelOfAll: t`Select all products shown`,
        ticked,
        onTickAll: () => (ticked === 'all' ? selection.clear() : selection.all()),
        has,
        rows: {
          label: ({ name }) => t`Select ${name}`,
          onTick: ({ id }, on, withShift) => selection.tick(id, on, withShift),
        },
      }}
      {...{ items, columns, isOld }}
      // A directory comes whole, whatever it holds.
      Rows={LongRows}
    />
  )
}

type Columns = Pick<Props, 'selection' | 'to'> & { hasPictures: boolean }

function useProductColumns({ selection, to, hasPictures }: Columns): Column<AppProduct>[] {
  const { t } = useLingui()
  return [
    {
      key: 'name',
      head: t`Name`,
      cell: (product) => (
        <>
          {hasPictures &&
            (product.picture ? <Thumb picture={product.picture} className={css.thumb} /> : <i className={css.thumb} />)}
          <Name product={product} to={to(product)} selection={selection} />
        </>
      ),
      phone: 'title',
    },
    {
      key: 'sku',
      head: t`SKU`,
      cell: ({ sku }) => sku,
      title: ({ sku }) => sku,
      width: 132,
      quiet: true,
      phone: 'secondary',
      hideBelow: 'large',
    },
    {
      key: 'vat',
      head: t`VAT`,
      cell: ({ vat_percentage }) => vat_percentage !== null && formatPercentage(vat_percentage),
      width: 64,
      figures: true,
      quiet: true,
      phone: 'meta',
      hideBelow: 'narrow',
    },
    {
      key: 'choice',
      head: t`Choice`,
      cell: (product) => product.selectable !== false && choiceOf(product),
      width: 148,
      quiet: true,
      phone: 'hidden',
      hideBelow: 'full',
    },
    {
      key: 'paid',
      head: t`Billing`,
      cell: (product) => product.recurring !== false && recurringOf(product),
      width: 104,
      quiet: true,
      phone: 'hidden',
      hideBelow: 'wide',
    },
    {
      key: 'price',
      head: t`Price`,
      cell: ({ price }) => <UnitPrice value={price} />,
      width: 138,
      figures: true,
      phone: 'figure',
    },
  ]
}

type NameProps = { product: AppProduct; to: string; selection: Selection }

/** x ticks it, as everywhere. */
function Name({ product: { id, name, descr_short }, to, selection }: NameProps) {
  return (
    <>
      <RowLink
        to={to}
        row={id}
        title={[name, descr_short].filter(Boolean).join('\n')}
        onKeyDown={(event) => shortcutOf('list', event) === 'select' && selection.tick(id, !selection.has(id), false)}
      >
        {name}
      </RowLink>
      {descr_short && <span className={css.about}>{descr_short}</span>}
    </>
  )
}
