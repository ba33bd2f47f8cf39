import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencil } from '@tabler/icons-react'
import { use, type ReactNode } from 'react'
import type { Prices } from '#pricing/price-tables.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { Money } from '#src/components/ui/money.tsx'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import { vatLines } from './amounts.ts'
import { formatPercentage } from '#src/locales/percentage.ts'
import css from './price-totals.module.css'

type Column = 'month' | 'year' | 'calculated' | 'once'
type Line = Record<Column, number | null>

type Props = {
  prices: Prices
  /** How the account writes its currency, see `symbolIn`. */
  symbol: { before: string; after: string }
  /** Gives up a total set by hand; left out where prices are only read. */
  onDrop?: (() => void) | undefined
}

const words: Record<Column, MessageDescriptor> = {
  month: msg`Per month`,
  year: msg`Per year`,
  calculated: msg`Calculated`,
  once: msg`Once`,
}

/** What it comes to: once, and per period where rows recur; a total set by hand beside the calculated one. */
export function PriceTotals({ prices, symbol, onDrop }: Props) {
  const { t } = useLingui()
  const columns = columnsOf(prices)
  const notation = { locale: use(MoneyLocale) }
  return (
    <table className={css.totals} aria-label={t`Totals`}>
      <thead data-single={columns.length === 1 || undefined}>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t`Sum`}</VisuallyHidden>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(words[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={css.first} data-by-hand={isByHand(prices) || undefined}>
          <th scope="row">
            <Trans>Excl. VAT</Trans>
            {isByHand(prices) && (
              <span className={css.byHand}>
                <Icon of={IconPencil} size={14} />
                <Trans>Manual total</Trans>
              </span>
            )}
            {isByHand(prices) && onDrop && (
              <button type="button" className={css.drop} onClick={onDrop}>
                <Trans>Use calculated total</Trans>
              </button>
            )}
          </th>
          <Figures columns={columns} line={withoutVat(prices)} plain={isByHand(prices)} />
        </tr>
        {vatLines(prices).map((line) => (
          <tr key={line.percentage}>
            <th scope="row">
              <Trans>VAT {formatPercentage(line.percentage, notation.locale)}</Trans>{' '}
              {line.base !== null && (
                <span className={css.over}>
                  {isOnceAlone(line, columns) ? (
                    <Trans>
                      on <Money value={line.base} />
                    </Trans>
                  ) : (
                    <Trans>
                      once on <Money value={line.base} />
                    </Trans>
                  )}
                </span>
              )}
            </th>
            <Figures columns={columns} line={line} />
          </tr>
        ))}
        <tr className={css.grand}>
          <th scope="row">
            <Trans>Total incl. VAT</Trans>
          </th>
          <Figures columns={columns} line={withVat(prices)} symbol={symbol} plain />
        </tr>
      </tbody>
    </table>
  )
}

type FiguresProps = {
  columns: readonly Column[]
  line: Line
  symbol?: Props['symbol']
  /** The sum that counts keeps one ink throughout. */
  plain?: boolean
}

function Figures({ columns, line, symbol, plain = false }: FiguresProps) {
  return columns.map((column) => {
    const value = line[column]
    const figure = value !== null && <Money value={value} plain={plain && column === 'once'} />
    return (
      <td key={column} data-column={column}>
        {column === 'calculated' && figure ? (
          <s>{figure}</s>
        ) : (
          withSymbol(figure, column === 'once' ? symbol : undefined)
        )}
      </td>
    )
  })
}

const withSymbol = (figure: ReactNode, symbol: Props['symbol'] | undefined) =>
  symbol ? (
    <>
      {symbol.before}
      {figure}
      {symbol.after}
    </>
  ) : (
    figure
  )

/** The base is of what is paid once: beside other amounts it says so. */
const isOnceAlone = (line: Line, columns: readonly Column[]) =>
  columns.every((column) => column === 'once' || line[column] === null)

const isByHand = ({ price_total_override }: Prices) => price_total_override !== null

function columnsOf(prices: Prices): Column[] {
  const { month, year } = prices.recurring
  const columns: (Column | false)[] = [
    month.total !== 0 && 'month',
    year.total !== 0 && 'year',
    isByHand(prices) && 'calculated',
    'once',
  ]
  return columns.filter((column) => column !== false)
}

const withoutVat = ({ price_total, price_total_original, recurring }: Prices): Line => ({
  month: recurring.month.subtotal,
  year: recurring.year.subtotal,
  calculated: price_total_original,
  once: price_total,
})

const withVat = ({ total_with_vat, calculated, recurring }: Prices): Line => ({
  month: recurring.month.total,
  year: recurring.year.total,
  calculated: calculated.total_with_vat,
  once: total_with_vat,
})
