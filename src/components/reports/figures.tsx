import { Trans, useLingui } from '@lingui/react/macro'
import { use, type ReactNode } from 'react'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { Money } from '#src/components/ui/money.tsx'
import { formatNumber } from '#src/locales/formats.ts'
import { averageWon, winRate, type SalesReport } from './outcomes.ts'
import { percent } from './percent.ts'
import css from './figures.module.css'

type Props = Pick<SalesReport, 'currency' | 'total' | 'year_before'>

/** What the period comes to, each beside the year before where that had something. */
export function Figures({ currency, total, year_before }: Props) {
  const { t } = useLingui()
  const locale = use(MoneyLocale)
  const rates = [winRate(total), winRate(year_before)].map((rate) => rate && percent(rate, locale))
  const money = (value: number | undefined) => value !== undefined && <Money {...{ value, currency }} />
  const wonBefore = year_before.won > 0 ? Number(year_before.won_value) : undefined
  return (
    <dl className={css.figures}>
      <Figure name={t`Win rate`} before={rates[1]}>
        {rates[0]}
      </Figure>
      <Figure name={t`Median days to signature`} before={year_before.days !== null && formatNumber(year_before.days)}>
        {total.days !== null && formatNumber(total.days)}
      </Figure>
      <Figure
        name={t`Won`}
        before={money(wonBefore)}
        fact={
          <Trans>
            {formatNumber(total.won)} of {formatNumber(total.sent)} sent
          </Trans>
        }
      >
        <Money value={Number(total.won_value)} currency={currency} />
      </Figure>
      <Figure name={t`Average won`} before={money(averageWon(year_before))}>
        {money(averageWon(total))}
      </Figure>
    </dl>
  )
}

type FigureProps = { name: string; fact?: ReactNode; before: ReactNode; children: ReactNode }

function Figure({ name, fact, before, children }: FigureProps) {
  const hasBefore = before !== undefined && before !== false
  return (
    <div>
      <dt>{name}</dt>
      <dd className={css.figure}>{children === undefined || children === false ? '–' : children}</dd>
      {fact && <dd className={css.fact}>{fact}</dd>}
      {hasBefore && (
        <dd className={css.fact}>
          <Trans>{before} a year earlier</Trans>
        </dd>
      )}
    </div>
  )
}
