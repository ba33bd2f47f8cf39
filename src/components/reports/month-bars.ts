import { chartUnit } from '#src/components/ui/chart-unit.ts'
import type { SalesReport } from './outcomes.ts'

export type ReportMonth = SalesReport['months'][number]

/** From the foot of a bar upwards. */
export const stacked = ['won', 'lost', 'open'] as const
export type Stacked = (typeof stacked)[number]

/** The height of the chart, which the highest line of the scale is at. */
export const tallest = 100
/** Parts keep apart by a hair, so that their outlines do not touch. */
const gap = 0.7

const valueIn = (month: ReportMonth, part: Stacked) => Math.max(0, Number(month[part].value))

const steps = [1, 2, 2.5, 5, 10]

/** Lines at round values, at most five over the foot, of which the highest is over every bar. */
export function scaleOf(months: readonly ReportMonth[]): { lines: number[]; unit: number } {
  const most = Math.max(...months.map((month) => stacked.reduce((sum, part) => sum + valueIn(month, part), 0)))
  if (most <= 0) return { lines: [1], unit: 1 }
  const magnitude = 10 ** Math.floor(Math.log10(most / 5))
  const step = magnitude * (steps.find((factor) => magnitude * factor * 5 >= most) ?? 10)
  const lines = Array.from({ length: Math.ceil(most / step) }, (_, at) => step * (at + 1))
  return { lines, unit: chartUnit(most) }
}

export type BarPart = { of: Stacked; y: number; height: number }

/** The parts of a month's bar; what is not nothing can be seen. */
export function barOf(month: ReportMonth, top: number): BarPart[] {
  let foot = 0
  return stacked.flatMap((of) => {
    const full = (valueIn(month, of) / top) * tallest
    if (full === 0) return []
    const height = Math.max(full - gap, 0.5)
    const part = { of, y: tallest - foot - height, height }
    foot += full
    return [part]
  })
}

/** Which months are named: all of a year, of more some, each with its year. */
export const namedEvery = (months: number) => (months <= 12 ? 1 : Math.ceil(months / 6))
