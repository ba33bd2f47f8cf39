import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MoneyLocale } from './money-locale.ts'
import { UnitPrice } from './unit-price.tsx'

test.each([
  [640, '640,00'],
  [0.085, '0,085'],
  [1234.5678, '1.234,5678'],
])('the price of a unit is shown with all that counts: %d is %s', (value, text) => {
  const html = renderToStaticMarkup(
    <MoneyLocale value="nl-NL">
      <UnitPrice value={value} />
    </MoneyLocale>,
  )
  expect(html.replace(/<[^>]*>/g, '')).toBe(text)
})
