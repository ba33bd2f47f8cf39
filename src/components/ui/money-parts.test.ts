import { expect, test } from 'vitest'
import { moneyParts } from './money-parts.ts'

/** As the platform splits them itself. */
function partsOf(locale: string, currency: string, amount: number) {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const parts = new Intl.NumberFormat(locale, style).formatToParts(amount)
  const decimal = parts.findIndex(({ type }) => type === 'decimal')
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ type, value }) => (type === 'minusSign' ? value.replace('-', '−') : value.replaceAll('\u00A0', ' ')))
      .join('')
  return { whole: text(0, decimal), cents: text(decimal, decimal + 2), after: text(decimal + 2) }
}

test.each([
  { amount: 11650, locale: 'nl-NL', parts: { whole: '11.650', cents: ',00', after: '' } },
  { amount: -614.38, locale: 'nl-NL', parts: { whole: '−614', cents: ',38', after: '' } },
  { amount: 5, locale: 'en-GB', parts: { whole: '5', cents: '.00', after: '' } },
  { amount: 14033.81, locale: 'nl-NL', currency: 'EUR', parts: { whole: '€ 14.033', cents: ',81', after: '' } },
  { amount: 14033.81, locale: 'de-DE', currency: 'EUR', parts: { whole: '14.033', cents: ',81', after: ' €' } },
  { amount: -0, locale: 'nl-NL', parts: { whole: '−0', cents: ',00', after: '' } },
  // A currency that goes by a symbol with the locale's own decimal sign in it, behind the amount.
  { amount: -1250.5, locale: 'ar-EG-u-nu-latn', currency: 'AED', parts: partsOf('ar-EG-u-nu-latn', 'AED', -1250.5) },
])('$amount in $locale is split before its decimal sign', ({ amount, locale, currency, parts }) => {
  const { whole, cents, after } = moneyParts(amount, locale, currency)
  const plain = (text: string) => text.replaceAll('\u00A0', ' ')
  expect({ whole: plain(whole), cents, after: plain(after) }).toEqual(parts)
})
