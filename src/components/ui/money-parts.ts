export type MoneyParts = { whole: string; cents: string; after: string }

/** How amounts of one sign are written: text is cut where a sample says, since amounts in parts take several times as long. */
type Written = { format: Intl.NumberFormat; cents: number; after: number; minus: string }

const known = new Map<string, Written>()

function writtenIn(locale: string, currency: string | undefined, isNegative: boolean): Written {
  const key = `${locale} ${currency ?? ''} ${isNegative}`
  const found = known.get(key)
  if (found) return found
  const format = new Intl.NumberFormat(locale, {
    ...(currency === undefined ? {} : { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const sample = format.formatToParts(isNegative ? -1 : 1)
  const indexOf = (wanted: Intl.NumberFormatPartTypes) => sample.findIndex(({ type }) => type === wanted)
  const lengthFrom = (at: number) => sample.slice(at).reduce((length, { value }) => length + value.length, 0)
  const [cents, after] = [lengthFrom(indexOf('decimal')), lengthFrom(indexOf('fraction') + 1)]
  const written = { format, cents, after, minus: sample[indexOf('minusSign')]?.value ?? '' }
  known.set(key, written)
  return written
}

/** What stands before the decimal sign, the sign with the cents, and what follows; the minus is a true one. */
export function moneyParts(amount: number, locale: string, currency?: string): MoneyParts {
  const { format, minus, ...lengths } = writtenIn(locale, currency, amount < 0 || Object.is(amount, -0))
  const text = format.format(amount)
  const [cents, after] = [text.length - lengths.cents, text.length - lengths.after]
  const trueMinus = (part: string) => (minus === '' ? part : part.replace(minus, '−'))
  return {
    whole: trueMinus(text.slice(0, cents)),
    cents: text.slice(cents, after),
    after: trueMinus(text.slice(after)),
  }
}
