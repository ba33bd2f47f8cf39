import { IconRefresh } from '@tabler/icons-react'
import type { RowPrices } from '#pricing/price-tables.ts'
import { OptionMark } from '#src/components/proposals/option-mark.tsx'
import { Money } from '#src/components/ui/money.tsx'
import { discountText, figureText } from './figures.ts'
import type { PriceDraft } from './draft-row.ts'
import { Blank } from './blank.tsx'
import css from './price-table.module.css'
import { calculation, kindWords, noteOf } from './row-notes.ts'
import type { RowProps } from './table-row.tsx'
import { percentText } from './vat-cell.tsx'

/** A row that is not written in at the moment: what it says, where a press makes it the active one. */
export function TextRow({ row, price, locale }: RowProps) {
  const notation = { locale }
  const content = (
    <span className={css.said} data-empty={row.content === '' || undefined}>
      {row.content || kindWords[row.type]}
    </span>
  )
  if (row.type !== 'price')
    return (
      <tr>
        <Blank />
        <th scope="row" className={css.content} colSpan={row.type === 'discount' ? 3 : 5} data-cell="content">
          {content}
        </th>
        {row.type === 'discount' && (
          <>
            <td className={css.figure} data-cell="discount">
              {discountText(row, notation)}
            </td>
            <Blank />
          </>
        )}
        <AmountCell price={price} />
        <Blank />
      </tr>
    )
  const note = noteOf(row)
  return (
    <tr>
      <td className={css.mark} data-cell="mark">
        <RowMark row={row} chosen={price?.selected === true} />
      </td>
      <th scope="row" className={css.content} data-cell="content">
        {content}
        {note && <small className={css.note}>{note}</small>}
        <small className={css.calculation}>{calculation(row, notation)}</small>
      </th>
      <td className={css.figure} data-cell="quantity">
        {figureText(row.quantity, 'quantity', notation)}
      </td>
      <td className={css.figure} data-cell="price">
        {figureText(row.price, 'price', notation)}
      </td>
      <td className={css.figure} data-cell="discount">
        {discountText(row, notation)}
      </td>
      <td className={css.figure} data-cell="vat">
        {row.vat_percentage === null ? 'Table’s' : percentText(row.vat_percentage, notation)}
      </td>
      <AmountCell price={price} />
      <Blank />
    </tr>
  )
}

function RowMark({ row, chosen }: { row: PriceDraft; chosen: boolean }) {
  if (row.selectable !== false) return <OptionMark kind={row.selectable} chosen={chosen} />
  return row.recurring_type === false ? null : <IconRefresh size={15} stroke={1.6} aria-hidden />
}

export function AmountCell({ price }: { price: RowPrices | undefined }) {
  const amount = price?.subtotal ?? null
  return <td className={css.amount}>{amount !== null && <Money value={amount} />}</td>
}
