import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { use, useEffect, useRef, useState, type ReactNode } from 'react'
import type { Notation } from '#pricing/amount.ts'
import type { Prices } from '#pricing/price-tables.ts'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { Money } from '#src/components/ui/money.tsx'
import { kindText } from './act-words.ts'
import type { DraftTable } from '#src/draft/table.ts'
import css from './explain-dialog.module.css'
import { explain, type Figure, type Line, type Step } from './explain.ts'
import { discountText } from './figures.ts'
import { calculation } from './row-notes.ts'
import { formatPercentage } from '#src/locales/percentage.ts'

type Props = {
  tables: readonly DraftTable[]
  prices: Prices
  /** Without it nothing with VAT can be explained. */
  rateKnown: boolean
  /** A row that was asked about; it is pointed at. */
  row: string | undefined
  onClose: () => void
}

/** How the totals came about: choose a figure, read it row by row. */
export function ExplainDialog({ tables, prices, rateKnown, row, onClose }: Props) {
  const { t } = useLingui()
  const notation = { locale: use(MoneyLocale) }
  const [chosen, setChosen] = useState('once')
  const all = figuresOf(prices, notation)
  const figures = rateKnown ? all : all.slice(0, 1)
  const figure = figures.find(({ key }) => key === chosen)?.figure ?? { of: 'once' }
  const { parts, steps, result } = explain(tables, prices, figure)
  return (
    <Dialog opened onClose={onClose} title={t`Calculation of the total`} size="wide">
      <fieldset className={css.figures} aria-label={t`Value`}>
        {figures.map(({ key, words }) => (
          <label key={key}>
            <input type="radio" name="figure" checked={key === chosen} onChange={() => setChosen(key)} />
            {words}
          </label>
        ))}
      </fieldset>
      <table className={css.lines}>
        <caption>{figures.find(({ key }) => key === chosen)?.words}</caption>
        <tbody>
          {parts.map(({ table, lines, sum }) => [
            tables.length > 1 && (
              <tr key={table.key} className={css.title}>
                <th scope="rowgroup" colSpan={3}>
                  {table.title}
                </th>
              </tr>
            ),
            ...lines.map((line) => (
              <LineRow key={line.row.key} line={line} notation={notation} isTarget={line.row.key === row} />
            )),
            <Row key={`${table.key}/sum`} className={css.sum} words={t`Sum of rows`} how="" amount={sum} />,
          ])}
        </tbody>
        <tbody>
          {steps.map((step, at) => (
            <Row key={at} {...stepWords(step, notation)} amount={step.amount} />
          ))}
          <Row
            className={css.result}
            words={figures.find(({ key }) => key === chosen)?.words ?? ''}
            how=""
            amount={result}
          />
        </tbody>
      </table>
      <p className={css.note}>
        <Trans>Each row and VAT rate is rounded to the cent; half a cent rounds away from zero.</Trans>
      </p>
    </Dialog>
  )
}

function figuresOf(prices: Prices, notation: Notation): { key: string; words: string; figure: Figure }[] {
  const { month, year } = prices.recurring
  return [
    { key: 'once', words: t`Excl. VAT`, figure: { of: 'once' } },
    ...prices.vat.map(({ percentage }) => {
      const rate = formatPercentage(percentage, notation.locale)
      return { key: `vat ${percentage}`, words: t`VAT ${rate}`, figure: { of: 'vat', percentage } } as const
    }),
    { key: 'total', words: t`Total incl. VAT`, figure: { of: 'total' } },
    ...(month.total === 0 ? [] : [{ key: 'month', words: t`Per month, incl. VAT`, figure: { of: 'month' } } as const]),
    ...(year.total === 0 ? [] : [{ key: 'year', words: t`Per year, incl. VAT`, figure: { of: 'year' } } as const]),
  ]
}

function LineRow({ line, notation, isTarget }: { line: Line; notation: Notation; isTarget: boolean }) {
  const here = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isTarget) here.current?.scrollIntoView({ block: 'center' })
  }, [isTarget])
  const { row, amount } = line
  return (
    <tr ref={here} data-off={amount === null || undefined} data-asked={isTarget || undefined}>
      <th scope="row">{row.content || kindText(row.type)}</th>
      <td className={css.how}>{how(line, notation)}</td>
      <td>{amount !== null && <Money value={amount} />}</td>
    </tr>
  )
}

function how({ row, of, why }: Line, notation: Notation): ReactNode {
  if (why === 'not-chosen') return t`not selected`
  if (why === 'recurring') return t`billed per period, not in the total`
  if (row.type === 'price') return calculation(row, notation, { always: true })
  if (row.type !== 'discount' || of === undefined) return ''
  const share = row.discount_type === 'percentage' ? discountText(row, notation) : ''
  return (
    <>
      {share === '' ? <Trans>its share of</Trans> : <Trans>{share} of</Trans>} <Money value={of} plain />
    </>
  )
}

type RowProps = { words: string; how: ReactNode; amount: number; className?: string | undefined }

const Row = ({ words, how, amount, className }: RowProps) => (
  <tr className={className}>
    <th scope="row">{words}</th>
    <td className={css.how}>{how}</td>
    <td>
      <Money value={amount} />
    </td>
  </tr>
)

function stepWords(step: Step, notation: Notation): { words: string; how: ReactNode } {
  switch (step.step) {
    case 'without-vat':
      return { words: t`Excl. VAT`, how: '' }
    case 'vat-within':
      return { words: t`Less VAT included in the prices`, how: step.title }
    case 'vat-on': {
      const rate = formatPercentage(step.percentage, notation.locale)
      return {
        words: t`VAT ${rate}`,
        how: (
          <>
            {step.title && `${step.title}: `}
            {rate} × <Money value={step.base} plain />
          </>
        ),
      }
    }
    case 'by-hand':
      return {
        words: t`Manual total`,
        how: (
          <>
            <Trans>difference</Trans> <Money value={step.difference} plain />
          </>
        ),
      }
  }
}
