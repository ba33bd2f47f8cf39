import { printTable } from './table.ts'

/** One promise about speed (less is better), and what a bench has measured of it. */
export type Measurement = {
  line: string
  /** What the figures are: milliseconds of something, kilobytes, or times as much as something. */
  unit: string
  promise: number
  /** What the least that could do the same takes, in the same run; none where there is nothing to compare with. */
  floor?: number | undefined
  /** Undefined where it was not measured. */
  now?: number | undefined
}

const figure = (value: number | undefined, unit: string) =>
  value === undefined || Number.isNaN(value) ? '–' : `${value.toFixed(value < 100 ? 2 : 0)} ${unit}`

function verdictOf({ now, promise }: Measurement) {
  if (now === undefined || Number.isNaN(now)) return 'not measured'
  return now <= promise ? 'kept' : `missed ${(now / promise).toFixed(1)} x`
}

/** All promises in one table: what the floor takes, what it takes now, what was promised, and whether it is kept. */
export const printVerdicts = (measurements: readonly Measurement[]) =>
  printTable(
    'Promises',
    ['', 'floor', 'now', 'promise', 'verdict'],
    measurements.map((measured) => [
      measured.line,
      figure(measured.floor, measured.unit),
      figure(measured.now, measured.unit),
      `${measured.promise} ${measured.unit}`,
      verdictOf(measured),
    ]),
  )
