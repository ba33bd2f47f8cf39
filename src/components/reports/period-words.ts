import { kept, notation } from '#src/locales/formats.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The period of a report up to today: in months where it begins with one. */
export function periodWords({ from, to }: { from: string; to: string }): string {
  const isMonths = from.endsWith('-01')
  const parts: Intl.DateTimeFormatOptions = { month: 'short', year: 'numeric', timeZone: 'UTC' }
  if (!isMonths) parts.day = 'numeric'
  const format = kept(formats, `${notation()} ${isMonths}`, () => new Intl.DateTimeFormat(notation(), parts))
  return format.formatRange(Date.parse(from), Date.parse(to))
}
