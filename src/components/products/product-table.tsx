import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { classNames } from '#src/components/ui/class-names.ts'
import { Ledger, LedgerCell, LedgerHead, LedgerRow } from '#src/components/ui/ledger.tsx'
import linked from '#src/components/ui/linked-rows.module.css'
import { Money } from '#src/components/ui/money.tsx'
import { Tick } from '#src/components/ui/tick.tsx'
import { formatNumber } from '#src/locales/formats.ts'
import type { Product } from '#wire/products.ts'
import { choiceOf, recurringOf } from './product-words.ts'
import type { useSelection } from './use-selection.ts'
import css from './product-table.module.css'

type Props = {
  items: readonly Product[]
  selection: ReturnType<typeof useSelection>
  /** The rows of the directory before; the new ones are on their way. */
  isOld: boolean
  to: (product: Product) => string
}

/** One line per product; on a phone two. */
export function ProductTable({ items, selection, isOld, to }: Props) {
  const { t } = useLingui()
  const { ids, all, clear } = selection
  const isAll = ids.length === items.length
  return (
    <Ledger
      label={t`Products`}
      className={classNames(linked.ledger, css.ledger)}
      aria-busy={isOld}
      data-old={isOld || undefined}
    >
      <colgroup>
        <col className={css.tickColumn} />
        <col />
        <col className={css.skuColumn} />
        <col className={css.vatColumn} />
        <col className={css.choiceColumn} />
        <col className={css.paidColumn} />
        <col className={css.priceColumn} />
      </colgroup>
      <thead>
        <tr>
          <LedgerHead>
            <Tick
              label={t`Select all products shown`}
              checked={isAll}
              ref={(tick) => {
                if (tick) tick.indeterminate = ids.length > 0 && !isAll
              }}
              onChange={() => (isAll ? clear() : all())}
            />
          </LedgerHead>
          <LedgerHead>
            <Trans>Name</Trans>
          </LedgerHead>
          <LedgerHead className={css.sku}>
            <Trans>SKU</Trans>
          </LedgerHead>
          <LedgerHead figures>
            <Trans>VAT</Trans>
          </LedgerHead>
          <LedgerHead className={css.choice}>
            <Trans>Choice</Trans>
          </LedgerHead>
          <LedgerHead className={css.paid}>
            <Trans>Paid</Trans>
          </LedgerHead>
          <LedgerHead figures>
            <Trans>Price</Trans>
          </LedgerHead>
        </tr>
      </thead>
      <tbody>
        {items.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            to={to(product)}
            selected={selection.has(product.id)}
            onTick={selection.tick}
          />
        ))}
      </tbody>
    </Ledger>
  )
}

type RowProps = {
  product: Product
  to: string
  selected: boolean
  onTick: Props['selection']['tick']
}

/** The link of the name covers the row; x ticks it, as everywhere. */
function ProductRow({ product, to, selected, onTick }: RowProps) {
  const { t } = useLingui()
  const { id, name, sku, descr_short, vat_percentage, price } = product
  return (
    <LedgerRow className={classNames(linked.row, css.row)} selected={selected}>
      <LedgerCell className={css.tick}>
        <Tick
          label={t`Select ${name}`}
          checked={selected}
          // A click tells whether Shift was held, a change does not.
          onChange={() => undefined}
          onClick={(event) => onTick(id, !selected, event.shiftKey)}
        />
      </LedgerCell>
      <LedgerCell className={css.name}>
        <Link
          className={linked.link}
          to={to}
          title={[name, descr_short].filter(Boolean).join('\n')}
          data-row={id}
          onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
            if (key === 'x' && !ctrlKey && !metaKey && !altKey) onTick(id, !selected, false)
          }}
        >
          {name}
        </Link>
        {descr_short && <span className={css.about}>{descr_short}</span>}
      </LedgerCell>
      <LedgerCell quiet className={css.sku} title={sku}>
        {sku}
      </LedgerCell>
      <LedgerCell figures quiet className={css.vat}>
        {vat_percentage !== null && `${formatNumber(vat_percentage)} %`}
      </LedgerCell>
      <LedgerCell quiet className={css.choice}>
        {product.selectable !== false && choiceOf(product)}
      </LedgerCell>
      <LedgerCell quiet className={css.paid}>
        {product.recurring !== false && recurringOf(product)}
      </LedgerCell>
      <LedgerCell figures className={css.price}>
        <Money value={price} />
      </LedgerCell>
    </LedgerRow>
  )
}
