import { kept } from '#src/locales/formats.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** One decimal, as the account writes its figures: 61,8%. */
export const percent = (share: number, locale: string) =>
  kept(
    formats,
    locale,
    () => new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  ).format(share)
