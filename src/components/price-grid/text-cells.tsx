import { t } from '@lingui/core/macro'
import { IconEyeOff } from '@tabler/icons-react'
import type { RowPrices } from '#pricing/price-tables.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { Money } from '#src/components/ui/money.tsx'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import { kindText } from './act-words.ts'
import { unknownRate } from '#src/draft/prices.ts'
import type { DiscountDraft, PriceDraft } from '#src/draft/table.ts'
import { discountText, figureText } from './figures.ts'
import { GridCell } from './grid-cell.tsx'
import css from './cells.module.css'
import { RowMark } from './row-mark.tsx'
import { calculation, noteOf } from './row-notes.ts'
import { formatPercentage } from '#src/locales/percentage.ts'
import type { RowProps } from './row-props.ts'
import { RowThumb } from './row-thumb.tsx'

type CellsProps = Pick<RowProps, 'row' | 'price' | 'standardVat' | 'locale'>

/** The cells of a row that is not written in at the moment; a press makes it the active one. */
export function TextCells(props: CellsProps) {
  const { row, price } = props
  switch (row.type) {
    case 'price':
      return <PriceCells {...props} row={row} />
    case 'discount':
      return <DiscountCells {...props} row={row} />
    case 'subtotal':
      return (
        <>
          <Words row={row} />
          <Amount price={price} />
        </>
      )
    case 'title':
      return <Words row={row} />
  }
}

function Words({ row }: Pick<RowProps, 'row'>) {
  return (
    <GridCell cell="content" header className={css.content}>
      <span className={css.said} data-empty={row.content === '' || undefined}>
        {row.content || kindText(row.type)}
      </span>{' '}
      {row.type === 'price' && <Note row={row} />}
      <RowThumb row={row} />
    </GridCell>
  )
}

function Note({ row }: { row: PriceDraft }) {
  const note = noteOf(row)
  return note && <small className={css.note}>{note}</small>
}

function PriceCells({ row, price, standardVat, locale }: CellsProps & { row: PriceDraft }) {
  const notation = { locale }
  return (
    <>
      <GridCell cell="mark" className={css.mark}>
        <RowMark row={row} chosen={price?.selected === true} />
      </GridCell>
      <Words row={row} />
      <GridCell cell="quantity" className={css.figure}>
        {row.hide_quantity && <Hidden words={t`Quantity hidden from the customer`} />}
        {figureText(row.quantity, 'quantity', notation)}
      </GridCell>
      <GridCell cell="price" className={css.figure}>
        {row.hide_price && <Hidden words={t`Price hidden from the customer`} />}
        {figureText(row.price, 'price', notation)}
      </GridCell>
      <GridCell cell="discount" className={css.figure}>
        {discountText(row, notation)}
      </GridCell>
      <GridCell cell="vat" className={css.figure}>
        {row.vat_percentage === null && standardVat === unknownRate
          ? t`Default`
          : formatPercentage(row.vat_percentage ?? standardVat, notation.locale)}
      </GridCell>
      <Amount price={price} />
      <small className={css.calculation} aria-hidden="true">
        {calculation(row, notation)}
      </small>
    </>
  )
}

const DiscountCells = ({ row, price, locale }: CellsProps & { row: DiscountDraft }) => (
  <>
    <Words row={row} />
    <GridCell cell="discount" className={css.figure}>
      {discountText(row, { locale })}
    </GridCell>
    <Amount price={price} />
  </>
)

const Hidden = ({ words }: { words: string }) => (
  <span className={css.hidden} title={words}>
    <Icon of={IconEyeOff} size={14} />
    <VisuallyHidden>{words}: </VisuallyHidden>
  </span>
)

function Amount({ price }: { price: RowPrices | undefined }) {
  const amount = price?.subtotal ?? null
  return (
    <GridCell cell="amount" className={css.amount}>
      {amount !== null && <Money value={amount} />}
    </GridCell>
  )
}
