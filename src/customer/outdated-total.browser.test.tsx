import { describe, expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import type { ViewedProposal } from '#wire/viewer.ts'
import { aProposal, priceRow } from './testing/a-proposal.ts'
import { openPage } from './testing/open-page.tsx'

const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }
const html = '<p>Wij leggen uit wat wij doen.</p>'.repeat(60)

/** A frame is 100; of what stands the page does not see 50. The end of it is far below. */
function withHiddenPrice(hasFrame: boolean, fields: Partial<ViewedProposal> = {}): ViewedProposal {
  const net = hasFrame ? 250 : 150
  const viewed = aProposal({
    exact: false,
    order: [0, 'section'],
    sections: [{ id: 11, title: 'Toelichting', html }],
    tables: [
      {
        title: 'Prijzen',
        settings,
        rows: [
          priceRow(1),
          priceRow(2, { content: 'Onderstel', selectable: 'check', user_selected: hasFrame }),
          priceRow(3, { price: null, discount_type: null, discount_value: null }),
          { id: 4, type: 'subtotal', content: 'Apparatuur' },
        ],
      },
    ],
    words: {
      sentence: `U gaat akkoord met versie 2 van deze offerte, voor ${net * 1.21} euro incl. btw en 10 euro per maand.`,
      meaning: 'Een gewone elektronische handtekening.',
    },
    ...fields,
  })
  const subtotals = [100, 100, null, net]
  const tables = viewed.prices.tables.map((table) => ({
    ...table,
    rows: table.rows.map((row, at) => ({ ...row, subtotal: subtotals[at] ?? null })),
  }))
  const vat = [{ percentage: 21, base: net, total: net * 0.21 }]
  return { ...viewed, prices: { ...viewed.prices, price_total: net, total_with_vat: net * 1.21, vat, tables } }
}

const shown = (locator: Locator) => locator.elements().filter((element) => element.checkVisibility())
const sums = page.getByText(/^(?:€\s)?(?:150,00|181,50|31,50|250,00|302,50|52,50)$/)
const names = page.getByText('Wordt berekend')
const textOf = ({ textContent }: Element) => textContent.replace(/\s/g, ' ')
const isBusy = (element: Element) => element.closest('[aria-busy="true"]') !== null
const colorOf = (element: Element) => getComputedStyle(element).color

/** Where every line of the page stands; a figure may be narrower than another. */
const places = () =>
  [...document.querySelectorAll('main *, aside *')].map((element) => {
    const { top, height } = element.getBoundingClientRect()
    return `${element.tagName} ${top} ${height}`
  })

describe.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
])('a total that the service is still to count, $width wide', ({ width, height }) => {
  test('is called so and dimmed wherever it stands, until the answer comes, and nothing moves', async () => {
    await page.viewport(width, height)
    const chosen = withHiddenPrice(true, { choices_at: 'b' })
    const { send } = await openPage(withHiddenPrice(false), () => Response.json(chosen))
    const box = page.getByRole('checkbox', { name: /Onderstel/ })
    box.element().scrollIntoView({ block: 'center', behavior: 'instant' })
    const before = {
      places: places(),
      colors: shown(sums).map(colorOf),
      texts: shown(sums).map(textOf),
    }
    expect(before.texts).toContain('€ 181,50')
    expect([shown(names), shown(sums).filter(isBusy)]).toEqual([[], []])

    await box.click()
    // In the document, and beside it or at its foot.
    await expect.poll(() => shown(names)).toHaveLength(2)
    expect(shown(sums).map(textOf)).toEqual(before.texts)
    expect(shown(sums).filter((each) => !isBusy(each))).toEqual([])
    expect(shown(sums).filter((each, at) => colorOf(each) === before.colors[at])).toEqual([])
    expect(places()).toEqual(before.places)

    send()
    await expect.poll(() => shown(names)).toEqual([])
    expect(shown(sums).filter(isBusy)).toEqual([])
    expect(shown(sums).map(colorOf)).toEqual(before.colors)
    expect(shown(sums).map(textOf)).toContain('€ 302,50')
    expect(places()).toEqual(before.places)
  })
})

test('a total that cannot be counted now is said to be old', async () => {
  const { send } = await openPage(withHiddenPrice(false))
  await page.getByRole('checkbox', { name: /Onderstel/ }).click()
  send()
  await expect.poll(() => shown(page.getByText('Niet bijgewerkt'))).toHaveLength(2)
  expect(shown(sums).filter((each) => !isBusy(each))).toEqual([])
})

test('where the page knows every figure, the total follows at once', async () => {
  await openPage(aProposal())
  await page.getByRole('checkbox', { name: /Row 2/ }).click()
  await expect.element(page.getByText('€ 242,00').first()).toBeVisible()
  expect(names.elements()).toEqual([])
})
