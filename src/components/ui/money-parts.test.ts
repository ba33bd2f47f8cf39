import { expect, test } from 'vitest'
import { moneyParts } from './money-parts.ts'

test.each([
  { amount: 11650, locale: 'nl-NL', parts: { whole: '11.650', cents: ',00', after: '' } },
  { amount: -614.38, locale: 'nl-NL', parts: { whole: '−614', cents: ',38', after: '' } },
  { amount: 5, locale: 'en-GB', parts: { whole: '5', cents: '.00', after: '' } },
  { amount: 14033.81, locale: 'nl-NL', currency: 'EUR', parts: { whole: '€ 14.033', cents: ',81', after: '' } },
  { amount: 14033.81, locale: 'de-DE', currency: 'EUR', parts: { whole: '14.033', cents: ',81', after: ' €' } },
])('$amount in $locale is split before its decimal sign', ({ amount, locale, currency, parts }) => {
  const { whole, cents, after } = moneyParts(amount, locale, currency)
  const plain = (text: string) => text.replaceAll('\u00A0', ' ')
  expect({ whole: plain(whole), cents, after: plain(after) }).toEqual(parts)
})
