import { expect, test } from 'vitest'
import { aPrinted, aTable, priceRow, textOf } from './testing/printed.ts'

const section = (id: number, title: string) => ({ id, title, html: `<p>About ${title}</p>` })

test('texts and prices stand in the order they are read, and the totals below the last price table', async () => {
  const text = await textOf(
    aPrinted({
      sections: [section(1, 'Offer'), section(2, 'Warranty')],
      tables: [aTable([priceRow(1)], 'Works'), aTable([priceRow(2)], 'Service')],
      order: [1, 'section', 0, 'section'],
    }),
  )
  const places = ['Service', 'About Offer', 'Works', 'Total incl. VAT', 'About Warranty'].map((words) =>
    text.replace(/\s+/g, ' ').indexOf(words),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
