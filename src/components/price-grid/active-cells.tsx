import { t } from '@lingui/core/macro'
import type { Notation } from '#pricing/amount.ts'
import { classNames } from '#src/components/ui/class-names.ts'
import { Money } from '#src/components/ui/money.tsx'
import { kindText } from './act-words.ts'
import type { Cell } from './cells.ts'
import type { DiscountDraft, Figure, PriceDraft } from '#src/draft/table.ts'
import { FigureCell, type FieldProps } from './figure-cell.tsx'
import { discountIn, discountText, figureIn, figureText, sumResult, type Discount } from './figures.ts'
import { GridCell } from './grid-cell.tsx'
import cells from './cells.module.css'
import fields from './fields.module.css'
import type { RowFaults } from './row-faults.ts'
import { noteOf } from './row-notes.ts'
import { RowMark } from './row-mark.tsx'
import type { RowProps } from './row-props.ts'
import { RowThumb } from './row-thumb.tsx'
import type { CellFocus } from './focus.ts'
import { VatCell } from './vat-cell.tsx'
import { WordsCell } from './words-cell.tsx'

type Props = RowProps & { focus: CellFocus; faults: RowFaults | undefined; describedBy: string | undefined }

/** The cells of the row that is written in, a field in each. */
export function ActiveCells(props: Props) {
  const { row, acts, locale } = props
  const notation = { locale }
  const words = row.type === 'price' ? t`Description` : kindText(row.type)
  const note = row.type === 'price' ? noteOf(row) : ''
  const content = (
    <GridCell cell="content" header className={classNames(cells.content, note && cells.noted)}>
      <WordsCell
        {...fieldOf(props, 'content', words, ['content'])}
        value={row.content}
        onChange={(content) => acts.write(row.key, { content })}
      />
      {note && <NoteBeside words={row.content || kindText(row.type)} note={note} />}
      <RowThumb row={row} />
    </GridCell>
  )
  switch (row.type) {
    case 'price':
      return (
        <>
          <MarkCell {...props} row={row} />
          {content}
          <Figures {...props} row={row} notation={notation} />
          <AmountCell {...props} />
        </>
      )
    case 'discount':
      return (
        <>
          {content}
          <DiscountField {...props} row={row} notation={notation} />
          <AmountCell {...props} />
        </>
      )
    case 'subtotal':
      return (
        <>
          {content}
          <AmountCell {...props} />
        </>
      )
    case 'title':
      return content
  }
}

/** What the figures cannot say stands after the words, where it stands when they are not written in. */
const NoteBeside = ({ words, note }: { words: string; note: string }) => (
  <div className={cells.beside}>
    <span aria-hidden="true">{words}</span> <small className={cells.note}>{note}</small>
  </div>
)

function fieldOf({ focus, faults, describedBy }: Props, cell: Cell, label: string, fields: string[]): FieldProps {
  const here = focus.cell === cell
  return {
    label,
    tabIndex: here ? 0 : -1,
    writing: here ? focus.writing : undefined,
    faulty: fields.some((field) => faults?.[field] !== undefined),
    describedBy,
  }
}

function MarkCell({ row, price, focus, acts }: Props & { row: PriceDraft }) {
  const chosen = price?.selected === true
  return (
    <GridCell cell="mark" className={cells.mark}>
      {row.selectable === false ? (
        <RowMark row={row} chosen={chosen} />
      ) : (
        <input
          className={fields.choice}
          type={row.selectable === 'radio' ? 'radio' : 'checkbox'}
          aria-label={row.selectable === 'radio' ? t`Selected in its group` : t`Selected`}
          tabIndex={focus.cell === 'mark' ? 0 : -1}
          data-holds="act"
          checked={chosen}
          onChange={() => acts.choose(row.key)}
        />
      )}
    </GridCell>
  )
}

function Figures(props: Props & { row: PriceDraft; notation: Notation }) {
  const { row, notation, acts, vatGroups, standardVat } = props
  const figure = (field: 'quantity' | 'price', label: string) => (
    <GridCell cell={field} className={fields.field} caption={label}>
      <FigureCell<Figure>
        {...fieldOf(props, field, label, [field])}
        value={row[field]}
        format={(value) => figureText(value, field, notation)}
        read={(text) => figureIn(text, notation)}
        result={(text) => sumResult(text, notation)}
        onChange={(value) => acts.write(row.key, { [field]: value })}
        decimal
      />
    </GridCell>
  )
  return (
    <>
      {figure('quantity', t`Quantity`)}
      {figure('price', t`Price`)}
      <DiscountField {...props} />
      <GridCell cell="vat" className={fields.field} caption={t`VAT`}>
        <VatCell
          {...fieldOf(props, 'vat', t`VAT`, ['vat_percentage'])}
          value={row.vat_percentage}
          standard={standardVat}
          groups={vatGroups}
          notation={notation}
          onChange={(vat_percentage) => acts.set(row.key, { vat_percentage })}
          chapter={() => acts.chapter(row.key)}
          onAll={() => acts.rate(row.key, row.vat_percentage)}
        />
      </GridCell>
    </>
  )
}

function DiscountField(props: Props & { row: PriceDraft | DiscountDraft; notation: Notation }) {
  const { row, notation, acts } = props
  const label = t`Discount as a percentage or amount`
  return (
    <GridCell cell="discount" className={fields.field} caption={t`Discount`}>
      <FigureCell<Discount>
        {...fieldOf(props, 'discount', label, ['discount_value', 'discount_type'])}
        value={row}
        format={(value) => discountText(value, notation)}
        read={(text) => discountIn(text, notation)}
        onChange={({ discount_type, discount_value }) =>
          acts.write(row.key, {
            // A discount row always has a kind of discount, of 0 when nothing is typed.
            discount_type: discount_type || (row.type === 'discount' && 'percentage'),
            discount_value,
          })
        }
      />
    </GridCell>
  )
}

/** What it comes to; pressed, it says how. */
function AmountCell({ row, price, focus, acts }: Props) {
  const amount = price?.subtotal ?? null
  return (
    <GridCell cell="amount" className={cells.amount}>
      {amount !== null && (
        <button
          type="button"
          className={fields.explained}
          tabIndex={focus.cell === 'amount' ? 0 : -1}
          title={t`Calculation of this amount`}
          data-holds="act"
          onClick={() => acts.explain(row.key)}
        >
          <Money value={amount} />
        </button>
      )}
    </GridCell>
  )
}
