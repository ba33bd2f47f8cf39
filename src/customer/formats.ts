import { formatMoney } from '#pricing/amount.ts'
import type { Reading } from '#src/components/viewer/reading.ts'

type In = Pick<Reading, 'locale'>

/** Made once for each locale: the making costs a phone some milliseconds. */
const once = <Format>(make: (locale: string) => Format) => {
  const made = new Map<string, Format>()
  return ({ locale }: In): Format => {
    const format = made.get(locale) ?? make(locale)
    made.set(locale, format)
    return format
  }
}

const dates = (options: Intl.DateTimeFormatOptions) => once((locale) => new Intl.DateTimeFormat(locale, options))
const localDay = dates({ dateStyle: 'long' })
const utcDay = dates({ dateStyle: 'long', timeZone: 'UTC' })
const moment = dates({ dateStyle: 'short', timeStyle: 'short' })
const exactMoment = dates({ dateStyle: 'medium', timeStyle: 'long' })

/**
 * A day as the proposal's language writes it: 19 november 2026. A day without a time is that day everywhere; a moment
 * is read in the reader's own zone.
 */
export const dayOf = (date: string, reading: In) =>
  (date.length === 10 ? utcDay : localDay)(reading).format(new Date(date))

/** 22-11-2026, 20:14. */
export const momentOf = (date: string, reading: In) => moment(reading).format(new Date(date))

/** With seconds and the name of the zone, for the proof: its document is read in another. */
export const exactMomentOf = (date: string, reading: In) => exactMoment(reading).format(new Date(date))

/** As the service writes the total: the account's currency, with its sign. */
export const moneyOf = (amount: number, { locale }: In, currency: string) => formatMoney(amount, { locale, currency })

/** “Anna, Bram and Carla”: by the page's own word, for the browser's lists take a phone 50 ms to make. */
export const listOf = (names: readonly string[], and: string) =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(` ${and} `)
