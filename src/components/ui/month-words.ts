import { formatDate } from '#src/locales/formats.ts'

/** Of "2026-11", within it wherever the person is. */
export const monthDate = (month: string) => new Date(`${month}-15T12:00:00`)
export const longMonth = (month: string) => formatDate(monthDate(month), { month: 'long', year: 'numeric' })
