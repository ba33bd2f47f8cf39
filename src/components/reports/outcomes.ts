import { notation } from '#src/locales/formats.ts'
import type { Answer } from '#wire/operation.ts'
import type { Outcome, salesReport } from '#wire/reports.ts'

export type SalesReport = Answer<typeof salesReport>

/** Of those that were decided; undefined where none was. */
export const winRate = ({ won, lost }: Outcome) => (won + lost === 0 ? undefined : won / (won + lost))

export const averageWon = ({ won, won_value }: Outcome) => (won === 0 ? undefined : Number(won_value) / won)

/** To the cent. */
export const sumOf = (values: readonly { value: string }[]) =>
  values.reduce((cents, { value }) => cents + Math.round(Number(value) * 100), 0) / 100

export type OutcomeRow = Outcome & { key: string; name: string; to?: string }

export const outcomeColumns = ['name', 'sent', 'won', 'rate', 'days', 'value'] as const
export type OutcomeColumn = (typeof outcomeColumns)[number]
export type Order = { by: OutcomeColumn; direction: 'ascending' | 'descending' }

/** The best first: of days the fewest, of all other figures the most. */
const startsAscending = new Set<OutcomeColumn>(['name', 'days'])

/** The order that the head of a column leads to. */
export function nextOrder({ by, direction }: Order, chosen: OutcomeColumn): Order {
  if (by === chosen) return { by, direction: direction === 'ascending' ? 'descending' : 'ascending' }
  return { by: chosen, direction: startsAscending.has(chosen) ? 'ascending' : 'descending' }
}

const figureOf: Record<Exclude<OutcomeColumn, 'name'>, (row: Outcome) => number | null | undefined> = {
  sent: ({ sent }) => sent,
  won: ({ won }) => won,
  rate: winRate,
  days: ({ days }) => days,
  value: ({ won_value }) => Number(won_value),
}

/** Rows without the figure are last in either direction. */
export function inOrder<Row extends OutcomeRow>(rows: readonly Row[], { by, direction }: Order): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  if (by === 'name') {
    const { compare } = new Intl.Collator(notation())
    return rows.toSorted((a, b) => sign * compare(a.name, b.name))
  }
  const figure = figureOf[by]
  return rows.toSorted((a, b) => {
    const [first, second] = [figure(a) ?? undefined, figure(b) ?? undefined]
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined)
    return sign * (first - second)
  })
}
