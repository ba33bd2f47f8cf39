import { IconDots, IconRefresh } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Notation } from '#pricing/amount.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { ContentCell } from './content-cell.tsx'
import { discountIn, discountText, figureIn, figureText, sumResult, type Discount } from './figures.ts'
import type { DiscountDraft, Figure, PriceDraft, RowDraft } from './draft-row.ts'
import { Blank } from './blank.tsx'
import css from './price-table.module.css'
import type { RowFaults } from './row-faults.ts'
import { fieldsIn } from './row-keys.ts'
import { kindWords } from './row-notes.ts'
import type { RowProps } from './table-row.tsx'
import { AmountCell } from './text-row.tsx'
import { TypedCell } from './typed-cell.tsx'
import type { Active } from './use-rows.ts'
import { VatCell } from './vat-cell.tsx'

type Props = RowProps & {
  active: Active
  describedBy: string | undefined
  open: boolean
  onOpen: (open: boolean) => void
}

/** The row that is written in, a field in every cell. */
export function ActiveRow(props: Props) {
  const { at, row, price, faults, active, locale, acts, onProduct, describedBy, open, onOpen } = props
  const here = useFocus(active)
  const change = (changed: RowDraft) => acts.change(at, changed)
  const notation = { locale }
  return (
    <tr ref={here}>
      <td className={css.mark}>
        {row.type === 'price' && (
          <Choice row={row} chosen={price?.selected === true} onChoose={() => acts.choose(at)} />
        )}
      </td>
      <td className={css.content} colSpan={row.type === 'price' ? 1 : row.type === 'discount' ? 3 : 5}>
        <ContentCell
          label={row.type === 'price' ? 'Description' : kindWords[row.type]}
          value={row.content}
          onChange={(content) => change({ ...row, content })}
          onProduct={row.type === 'price' ? () => onProduct(at) : undefined}
          faulty={faults?.['content'] !== undefined}
          describedBy={describedBy}
        />
      </td>
      {row.type === 'price' && <Figures {...props} row={row} notation={notation} onChange={change} />}
      {row.type === 'discount' && (
        <>
          <DiscountField row={row} notation={notation} faults={faults} describedBy={describedBy} onChange={change} />
          <Blank />
        </>
      )}
      <AmountCell price={price} />
      <td className={css.options}>
        <IconButton label="Row options" aria-expanded={open} onClick={() => onOpen(!open)}>
          <Icon of={IconDots} />
        </IconButton>
      </td>
    </tr>
  )
}

/** Moves the focus to the asked cell whenever it is asked anew. */
function useFocus({ cell, turn }: Active) {
  const here = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (turn === 0 || !here.current) return
    const fields = fieldsIn(here.current)
    const edge = cell === 'last' ? fields.at(-1) : fields[0]
    const named = fields.find((field) => field.dataset['cell'] === cell)
    const words = fields.find((field) => field.dataset['cell'] === 'content')
    const target = cell === 'first' || cell === 'last' ? edge : (named ?? words)
    target?.focus()
    target?.scrollIntoView({ block: 'nearest' })
  }, [cell, turn])
  return here
}

function Choice({ row, chosen, onChoose }: { row: PriceDraft; chosen: boolean; onChoose: () => void }) {
  if (row.selectable === false)
    return row.recurring_type === false ? null : <IconRefresh size={15} stroke={1.6} aria-hidden />
  const label = row.selectable === 'radio' ? 'Chosen of its group' : 'Chosen'
  const kind = row.selectable === 'radio' ? 'radio' : 'checkbox'
  return (
    <input
      className={css.choice}
      type={kind}
      data-cell="mark"
      aria-label={label}
      checked={chosen}
      onChange={onChoose}
    />
  )
}

type FieldProps<R> = {
  row: R
  notation: Notation
  faults: RowFaults | undefined
  describedBy: string | undefined
  onChange: (row: RowDraft) => void
}

function Figures(props: FieldProps<PriceDraft> & Pick<Props, 'vatGroups'>) {
  const { row, notation, faults, describedBy, onChange, vatGroups } = props
  const figure = (field: 'quantity' | 'price', label: string) => (
    <td className={css.field}>
      <TypedCell<Figure>
        cell={field}
        label={label}
        value={row[field]}
        format={(value) => figureText(value, field, notation)}
        read={(text) => figureIn(text, notation)}
        result={(text) => sumResult(text, notation)}
        onChange={(value) => onChange({ ...row, [field]: value })}
        faulty={faults?.[field] !== undefined}
        describedBy={describedBy}
      />
    </td>
  )
  return (
    <>
      {figure('quantity', 'Quantity')}
      {figure('price', 'Price')}
      <DiscountField row={row} notation={notation} faults={faults} describedBy={describedBy} onChange={onChange} />
      <td className={css.field}>
        <VatCell
          value={row.vat_percentage}
          groups={vatGroups}
          notation={notation}
          faulty={faults?.['vat_percentage'] !== undefined}
          onChange={(vat_percentage) => onChange({ ...row, vat_percentage })}
        />
      </td>
    </>
  )
}

function DiscountField({ row, notation, faults, describedBy, onChange }: FieldProps<PriceDraft | DiscountDraft>) {
  return (
    <td className={css.field}>
      <TypedCell<Discount>
        cell="discount"
        label="Discount, a percentage or an amount"
        value={row}
        format={(value) => discountText(value, notation)}
        read={(text) => discountIn(text, notation)}
        onChange={({ discount_type, discount_value }) => onChange(discounted(row, { discount_type, discount_value }))}
        faulty={(faults?.['discount_value'] ?? faults?.['discount_type']) !== undefined}
        describedBy={describedBy}
      />
    </td>
  )
}

/** A discount row always has a kind of discount, of 0 when nothing is typed. */
function discounted(row: PriceDraft | DiscountDraft, discount: Discount): RowDraft {
  if (row.type === 'price') return { ...row, ...discount }
  return { ...row, discount_type: discount.discount_type || 'percentage', discount_value: discount.discount_value }
}
