import { i18n } from '@lingui/core'

const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()
const lists = new Map<string, Intl.ListFormat>()

/** To make one takes milliseconds, to use it none. */
export function kept<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const format = formats.get(key) ?? make()
  formats.set(key, format)
  return format
}

/** BCP 47, as the chosen language writes its dates and numbers. */
export const notation = () => String(i18n.locales ?? i18n.locale)

/** 1,240.5 in English, 1.240,5 in Dutch, with the four decimals that rows keep. Money has its own way: components/ui/money.tsx. */
export const formatNumber = (value: number) =>
  kept(numbers, notation(), () => new Intl.NumberFormat(notation(), { maximumFractionDigits: 4 })).format(value)

/** The date as the chosen language writes it, with what `options` ask for. */
export const formatDate = (date: Date, options: Intl.DateTimeFormatOptions) =>
  kept(dates, notation() + JSON.stringify(options), () => new Intl.DateTimeFormat(notation(), options)).format(date)

/** "Anna, Wim and Jo". */
export const listed = (names: readonly string[]) =>
  kept(lists, notation(), () => new Intl.ListFormat(notation())).format(names)
