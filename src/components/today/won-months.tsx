import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { Sums } from '#src/components/proposals/status-tabs.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { moneyParts } from '#src/components/ui/money-parts.ts'
import { Money } from '#src/components/ui/money.tsx'
import { longMonth, monthDate } from '#src/components/ui/month-words.ts'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import { formatDate, formatNumber } from '#src/locales/formats.ts'
import { barsOf, currencyOf, tallest, unitOf, wonInAll, type Bar, type WonMonth } from './won-bars.ts'
import part from '#src/components/ui/page-part.module.css'
import css from './won-months.module.css'

const step = 10

/** What was won in each of the last twelve months, and a year earlier; who listens gets the same as a table. */
export function WonMonths({ months }: { months: readonly WonMonth[] }) {
  const { t } = useLingui()
  const count = months.reduce((sum, month) => sum + month.count, 0)
  const total = wonInAll(months)
  return (
    <section aria-labelledby="won">
      <header className={part.head}>
        <h2 id="won">
          <Trans>Won by month</Trans>
        </h2>
        {count > 0 && (
          <p className={css.total}>
            {plural(count, { one: '# in twelve months', other: '# in twelve months' })}
            {total !== undefined && <Money value={total} currency={currencyOf(months)} />}
          </p>
        )}
      </header>
      {count === 0 ? (
        <p className={part.none}>{t`No proposals won in the last twelve months.`}</p>
      ) : (
        <>
          <Chart months={months} />
          <VisuallyHidden>
            <Table months={months} />
          </VisuallyHidden>
        </>
      )}
    </section>
  )
}

function Chart({ months }: { months: readonly WonMonth[] }) {
  const bars = barsOf(months)
  const locale = use(MoneyLocale)
  const currency = currencyOf(months)
  const unit = unitOf(months)
  const inUnits = ({ count, sums }: WonMonth) =>
    currency === undefined ? count : Math.round(Number(sums[0]?.total ?? 0) / unit)
  const scale =
    currency !== undefined &&
    Object.values(moneyParts(unit, locale, currency))
      .join('')
      .replace(/[.,]00$/u, '')
  return (
    <div className={css.chart} aria-hidden="true">
      <ol className={css.figures}>
        {months.map((month) => (
          <li key={month.month}>{month.count > 0 && formatNumber(inUnits(month))}</li>
        ))}
      </ol>
      <Bars months={months} bars={bars} />
      <ol className={css.months}>
        {months.map((month) => (
          <li key={month.month} title={longMonth(month.month)}>
            {formatDate(monthDate(month.month), { month: 'short' })}
          </li>
        ))}
      </ol>
      <ol className={css.counts}>
        {months.map(({ month, count }) => (
          <li key={month}>{count > 0 && formatNumber(count)}</li>
        ))}
      </ol>
      <p className={css.key}>
        <span data-key="won">{scale && unit > 1 ? <Trans>Won, × {scale}</Trans> : <Trans>Won</Trans>}</span>
        {bars.some(({ before }) => before !== undefined) && (
          <span data-key="before">
            <Trans>A year earlier</Trans>
          </span>
        )}
      </p>
    </div>
  )
}

/** The month that runs is an outline: it is not over. */
function Bars({ months, bars }: { months: readonly WonMonth[]; bars: readonly Bar[] }) {
  const locale = use(MoneyLocale)
  const money = ({ currency, total }: WonMonth['sums'][number]) =>
    Object.values(moneyParts(Number(total), locale, currency)).join('')
  return (
    <svg viewBox={`0 0 ${months.length * step} ${tallest}`} preserveAspectRatio="none" className={css.bars}>
      {months.map((month, at) => {
        const { height = 0, before } = bars[at] ?? {}
        const left = at * step
        return (
          <g key={month.month}>
            <rect className={css.ground} x={left} width={step} height={tallest}>
              <title>{[longMonth(month.month), ...month.sums.map(money)].join('\n')}</title>
            </rect>
            <rect
              className={at === months.length - 1 ? css.running : css.bar}
              x={left + 2.5}
              y={tallest - height}
              width={5}
              height={height}
            />
            {before !== undefined && (
              <line className={css.before} x1={left + 1} x2={left + 9} y1={tallest - before} y2={tallest - before} />
            )}
          </g>
        )
      })}
    </svg>
  )
}

function Table({ months }: { months: readonly WonMonth[] }) {
  const { t } = useLingui()
  return (
    <table aria-label={t`Won by month`}>
      <thead>
        <tr>
          <th scope="col">{t`Month`}</th>
          <th scope="col">{t`Proposals`}</th>
          <th scope="col">{t`Excl. VAT`}</th>
          <th scope="col">{t`A year earlier`}</th>
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month}>
            <th scope="row">{longMonth(month.month)}</th>
            <td>{month.count}</td>
            <td>
              <Sums sums={month.sums} />
            </td>
            <td>
              <Sums sums={month.year_before} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
