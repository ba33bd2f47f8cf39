export type MoneyParts = { whole: string; cents: string; after: string }

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, currency: string | undefined) {
  const key = `${locale} ${currency ?? ''}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, {
    ...(currency === undefined ? {} : { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  formats.set(key, format)
  return format
}

/** What stands before the decimal sign, the sign with the cents, and what follows; the minus is a true one. */
export function moneyParts(amount: number, locale: string, currency?: string): MoneyParts {
  const parts = formatOf(locale, currency).formatToParts(amount)
  const decimal = parts.findIndex(({ type }) => type === 'decimal')
  const fraction = parts.findIndex(({ type }) => type === 'fraction')
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ type, value }) => (type === 'minusSign' ? '−' : value))
      .join('')
  return { whole: text(0, decimal), cents: text(decimal, fraction + 1), after: text(fraction + 1) }
}
