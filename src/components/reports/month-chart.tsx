import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { formatQuantity } from '#pricing/amount.ts'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { moneyParts } from '#src/components/ui/money-parts.ts'
import { statusWords } from '#src/components/ui/status-words.ts'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import { formatDate, formatNumber } from '#src/locales/formats.ts'
import { barOf, namedEvery, scaleOf, stacked, tallest, type ReportMonth } from './month-bars.ts'
import { MonthTable } from './month-table.tsx'
import { longMonth, monthDate } from '#src/components/ui/month-words.ts'
import part from '#src/components/ui/page-part.module.css'
import css from './month-chart.module.css'

type Props = { months: readonly ReportMonth[]; currency: string }

/** What was sent month by month is worth, by what became of it; who listens gets the same as a table. */
export function MonthChart({ months, currency }: Props) {
  const { t } = useLingui()
  const locale = use(MoneyLocale)
  const { lines, unit } = scaleOf(months)
  const { whole, after } = moneyParts(unit, locale, currency)
  const scale = `${whole}${after}`
  return (
    <section aria-labelledby="by-month">
      <div className={part.head}>
        <h2 id="by-month">
          <Trans>Value by month sent</Trans>
        </h2>
        <p className={css.key} aria-hidden="true">
          {stacked.map((of) => (
            <span key={of} data-part={of}>
              {t(statusWords[of])}
            </span>
          ))}
          <span>× {scale}</span>
        </p>
      </div>
      <div className={css.chart} aria-hidden="true">
        <ol className={css.lines}>
          {lines.toReversed().map((line) => (
            <li key={line}>
              <span>{formatQuantity(line / unit, { locale })}</span>
            </li>
          ))}
        </ol>
        <Bars {...{ months, currency }} top={lines.at(-1) ?? 1} />
        <MonthNames months={months} />
      </div>
      <VisuallyHidden>
        <MonthTable {...{ months, currency }} />
      </VisuallyHidden>
    </section>
  )
}

function MonthNames({ months }: Pick<Props, 'months'>) {
  const every = namedEvery(months.length)
  const named: Intl.DateTimeFormatOptions = every > 1 ? { month: 'short', year: '2-digit' } : { month: 'short' }
  return (
    <ol className={css.months} data-few={months.length < fewest || undefined}>
      {months.map(({ month }, at) => (
        <li key={month}>{at % every === 0 && <span>{formatDate(monthDate(month), named)}</span>}</li>
      ))}
    </ol>
  )
}

const step = 10
/** A single month is no broader than one of a year. */
const fewest = 12

function Bars({ months, currency, top }: Props & { top: number }) {
  const { t } = useLingui()
  const locale = use(MoneyLocale)
  const money = (value: string) => Object.values(moneyParts(Number(value), locale, currency)).join('')
  const words = (month: ReportMonth) => [
    longMonth(month.month),
    ...stacked.map((of) => `${t(statusWords[of])}: ${money(month[of].value)} (${formatNumber(month[of].count)})`),
  ]
  return (
    <svg
      viewBox={`0 0 ${Math.max(fewest, months.length) * step} ${tallest}`}
      preserveAspectRatio="none"
      className={css.bars}
    >
      {months.map((month, at) => (
        <g key={month.month}>
          <rect className={css.ground} x={at * step} width={step} height={tallest}>
            <title>{words(month).join('\n')}</title>
          </rect>
          {barOf(month, top).map(({ of, ...placed }) => (
            <rect key={of} data-part={of} className={css.part} x={at * step + 2.2} width={5.6} {...placed} />
          ))}
        </g>
      ))}
    </svg>
  )
}
