import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { Sums } from '#src/components/proposals/status-tabs.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { moneyParts } from '#src/components/ui/money-parts.ts'
import { Money } from '#src/components/ui/money.tsx'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import { formatDate } from '#src/locales/formats.ts'
import { barHeights, currencyOf, tallest, wonInAll, type WonMonth } from './won-bars.ts'
import css from './won-months.module.css'

const dateOf = ({ month }: WonMonth) => new Date(`${month}-15T12:00:00`)
const longMonth = (month: WonMonth) => formatDate(dateOf(month), { month: 'long', year: 'numeric' })
const step = 10

/** What was won in each of the last twelve months, as bars; who listens gets the same as a table. */
export function WonMonths({ months }: { months: readonly WonMonth[] }) {
  const { t } = useLingui()
  const count = months.reduce((sum, month) => sum + month.count, 0)
  const total = wonInAll(months)
  return (
    <section aria-labelledby="won" className={css.root}>
      <header className={css.head}>
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
        <p className={css.none}>{t`No proposals won in the last twelve months.`}</p>
      ) : (
        <>
          <Bars months={months} />
          <VisuallyHidden>
            <Table months={months} />
          </VisuallyHidden>
        </>
      )}
    </section>
  )
}

function Bars({ months }: { months: readonly WonMonth[] }) {
  const heights = barHeights(months)
  const heightOf = (at: number) => heights[at] ?? 0
  const locale = use(MoneyLocale)
  const inFull = (month: WonMonth) => {
    const sums = month.sums.map(({ currency, total }) =>
      Object.values(moneyParts(Number(total), locale, currency)).join(''),
    )
    return [longMonth(month), ...sums].join('\n')
  }
  return (
    <div className={css.chart} aria-hidden="true">
      <ol className={css.counts}>
        {months.map(({ month, count }) => (
          <li key={month}>{count > 0 && count}</li>
        ))}
      </ol>
      <svg viewBox={`0 0 ${months.length * step} ${tallest}`} preserveAspectRatio="none" className={css.bars}>
        {months.map((month, at) => (
          <g key={month.month}>
            <rect className={css.ground} x={at * step} width={step} height={tallest}>
              <title>{inFull(month)}</title>
            </rect>
            <rect className={css.bar} x={at * step + 2} y={tallest - heightOf(at)} width={6} height={heightOf(at)} />
          </g>
        ))}
      </svg>
      <ol className={css.months}>
        {months.map((month) => (
          <li key={month.month} title={longMonth(month)}>
            {formatDate(dateOf(month), { month: 'short' })}
          </li>
        ))}
      </ol>
    </div>
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
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month}>
            <th scope="row">{longMonth(month)}</th>
            <td>{month.count}</td>
            <td>
              <Sums sums={month.sums} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
