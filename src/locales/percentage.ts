import { kept, notation } from './formats.ts'

const formats = new Map<string, Intl.NumberFormat>()

/**
 * A rate of 21 is "21%", in German "21 %" with a space that does not break: figure and sign as one language writes them,
 * the chosen one unless an account's is given.
 */
export const formatPercentage = (value: number, locale = notation()) =>
  kept(formats, locale, () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }))
    .format(value / 100)
    .replace('-', '−')
