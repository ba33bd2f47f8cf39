import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { SafeHtml } from './safe-html.tsx'

const tableOf = (columns: readonly string[]) =>
  `<table><tbody><tr>${columns.map((name) => `<th>${name}</th>`).join('')}</tr><tr>${columns.map(() => '<td>120,00</td>').join('')}</tr></tbody></table>`
const wide = ['Bouwdeel', 'Isolatiewaarde', 'Oppervlakte', 'Opmerkingen']

function renderTable(columns: readonly string[]) {
  render(
    <div style={{ width: 300 }} lang="nl">
      <SafeHtml html={`<p>Bedankt.</p>${tableOf(columns)}`} />
    </div>,
  )
}

test('a table wider than its page scrolls by itself, and the keyboard comes to it by the names of its columns', async () => {
  renderTable(wide)
  const region = page.getByRole('region', { name: wide.join(', ') })
  await expect.element(region).toBeVisible()
  const box = region.element()
  expect(box.clientWidth).toBe(300)
  expect(box.scrollWidth).toBeGreaterThan(300)
  await userEvent.keyboard('{Tab}')
  await expect.element(region).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.poll(() => box.scrollLeft).toBeGreaterThan(0)
})

test('its words are whole', async () => {
  renderTable(wide)
  await expect.element(page.getByRole('table')).toBeVisible()
  for (const name of wide) {
    const words = document.createRange()
    words.selectNodeContents(page.getByText(name, { exact: true }).element())
    expect(words.getClientRects()).toHaveLength(1)
  }
})

test('one that fits has the whole width, and the keyboard passes it by', async () => {
  renderTable(['Deel', 'Prijs'])
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(page.getByRole('table').element().getBoundingClientRect().width).toBe(300)
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})
