import { useLingui } from '@lingui/react/macro'
import { Money } from '#src/components/ui/money.tsx'
import { statusWords } from '#src/components/ui/status-words.ts'
import { stacked, type ReportMonth } from './month-bars.ts'
import { longMonth } from '#src/components/ui/month-words.ts'

/** What the chart shows. */
export function MonthTable({ months, currency }: { months: readonly ReportMonth[]; currency: string }) {
  const { t } = useLingui()
  return (
    <table aria-label={t`Value by month sent`}>
      <thead>
        <tr>
          <th scope="col">{t`Month`}</th>
          {stacked.map((of) => (
            <th key={of} scope="col">
              {t(statusWords[of])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month}>
            <th scope="row">{longMonth(month.month)}</th>
            {stacked.map((of) => (
              <td key={of}>
                <Money value={Number(month[of].value)} currency={currency} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
