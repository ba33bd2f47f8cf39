import { t } from '@lingui/core/macro'
import { lossText } from '#src/components/proposals/loss-words.ts'
import type { Cell } from '#src/components/ui/csv.ts'
import { statusWords } from '#src/components/ui/status-words.ts'
import type { Outcome } from '#wire/reports.ts'
import { stacked } from './month-bars.ts'
import { winRate, type OutcomeRow, type SalesReport } from './outcomes.ts'

type Tables = { report: SalesReport; owners: readonly OutcomeRow[]; templates: readonly OutcomeRow[] }

/** The tables of a report for a spreadsheet, one below the other; money, rates and days are numbers. */
export const reportRows = ({ report, owners, templates }: Tables): Cell[][] => [
  [t`Sent`, report.from, report.to],
  [],
  ...outcomeRows(t`By owner`, owners, report.total),
  [],
  ...outcomeRows(t`By template`, templates, report.total),
  [],
  [t`Loss reasons`, t(statusWords.lost), t`Value`],
  ...report.reasons.map(({ reason, count, value }): Cell[] => [lossText(reason), count, Number(value)]),
  [],
  [t`Month`, ...stacked.flatMap((of) => [t(statusWords[of]), t`Value`])],
  ...report.months.map((month): Cell[] => [
    month.month,
    ...stacked.flatMap((of) => [month[of].count, Number(month[of].value)]),
  ]),
]

const outcomeRows = (title: string, rows: readonly OutcomeRow[], total: Outcome): Cell[][] => [
  [title, t`Sent`, t(statusWords.won), t(statusWords.lost), t`Win rate, %`, t`Days`, t`Won value`],
  ...rows.map((row) => [row.name, ...figuresOf(row)]),
  [t`Total`, ...figuresOf(total)],
]

function figuresOf(outcome: Outcome): Cell[] {
  const { sent, won, lost, days, won_value } = outcome
  const rate = winRate(outcome)
  return [sent, won, lost, rate === undefined ? '' : Math.round(rate * 1000) / 10, days ?? '', Number(won_value)]
}
