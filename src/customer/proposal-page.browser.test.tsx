import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aProposal, priceRow } from './testing/a-proposal.ts'
import { openPage } from './testing/open-page.tsx'

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]
const desk = { width: 1440, height: 900 }


/** Whether a press in the middle of it, or near its corners, is one on it. */
function canBePressed(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const points = [
    [x, y],
    [left + 3, y],
    [right - 3, y],
    [x, top + 3],
    [x, bottom - 3],
  ]
  return points.every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)))
}

const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Of its text. */
function linesOf(element: Element): DOMRect[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const lines: DOMRect[] = []
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    lines.push(...range.getClientRects())
  }
  return lines
}

describe('the sign that asks about a row', () => {
  const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }
  const name = 'Inbouwinstallatievoorbereidingswerkzaamheden en een naam die over meer dan één regel loopt'
  const optional = { selectable: 'check' as const, user_selected: true }
  const group = { selectable: 'radio' as const, price: 9_101_227.65 }
  const ofEveryKind = aProposal({
    tables: [
      {
        title: 'Prijzen',
        settings,
        rows: [
          priceRow(1),
          priceRow(2, { content: name, price: 1_101_227.65 }),
          priceRow(3, { discount_type: 'percentage', discount_value: 10, quantity: 12 }),
          priceRow(4, { recurring_type: 'month' }),
          priceRow(5, { content: name, recurring_type: 'year', quantity: 2 }),
          priceRow(6, optional),
          priceRow(7, { ...optional, recurring_type: 'month', price: 1_101_227.65 }),
          priceRow(8, {
            ...optional,
            content: name,
            recurring_type: 'year',
            discount_type: 'amount',
            discount_value: 5,
          }),
          priceRow(9, { ...optional, user_quantity: true, quantity: 15, price: 146 }),
          priceRow(10, { user_quantity: true }),
          priceRow(11, { ...group, user_selected: true }),
          priceRow(12, { ...group, content: name, recurring_type: 'month' }),
          priceRow(13, { content: name, price: null }),
          { id: 14, type: 'subtotal', content: 'Subtotaal' },
          { id: 15, type: 'discount', content: 'Korting', discount_type: 'amount', discount_value: 50 },
        ],
      },
    ],
  })

  test.each([...phones, { width: 768, height: 1024 }, desk])(
    'has a place of its own in a row of any kind, $width wide',
    async ({ width, height }) => {
      await page.viewport(width, height)
      await openPage(ofEveryKind)
      const signs = page.getByRole('listitem').getByTitle('Vraag hierover').elements()
      expect(signs).toHaveLength(13)
      for (const sign of signs) {
        const row = sign.closest('li')
        if (!row) throw new Error('A sign stands outside the rows')
        row.scrollIntoView({ block: 'center', behavior: 'instant' })
        const place = sign.getBoundingClientRect()
        const others = [...row.querySelectorAll('input, button')].filter((each) => each !== sign)
        const taken = [...linesOf(row), ...others.map((each) => each.getBoundingClientRect())]
        expect(
          taken.some((other) => meet(place, other)),
          row.innerText,
        ).toBe(false)
        expect(canBePressed(sign), row.innerText).toBe(true)
      }
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    },
  )

  test('leaves all amounts, and the total below them, one edge', async () => {
    await page.viewport(390, 844)
    await openPage(ofEveryKind)
    const amounts = page.getByRole('article').getByText(/^[€\s−]*[\d.]+,\d\d$/)
    const edges = amounts.elements().map((each) => Math.round(each.getBoundingClientRect().right))
    expect(edges.length).toBeGreaterThan(15)
    expect(new Set(edges).size).toBe(1)
  })
})
