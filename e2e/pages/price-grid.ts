import type { Locator, Page } from '@playwright/test'

/** What a person can do and see in the price grid, wherever it stands. */
export class PriceGrid {
  readonly page: Page
  readonly totals
  readonly explain
  readonly spoken

  constructor(page: Page) {
    this.page = page
    this.totals = page.getByRole('table', { name: 'Totals' })
    this.explain = page.getByRole('button', { name: 'Calculation of the total' })
    this.spoken = page.getByRole('status').filter({ hasText: 'Total excl. VAT' })
  }

  table = (title: string) => this.page.getByRole('grid', { name: title })

  /** Its rows, without the heads. */
  rows = (title: string) => this.table(title).locator('[data-row]')

  row = (title: string, text: string): Locator => this.rows(title).filter({ hasText: text })

  /** What the rows say, from top to bottom. */
  descriptions = (title: string) => this.rows(title).getByRole('rowheader')

  add = (title: string, kind: string) =>
    this.page
      .getByRole('group', { name: `Add to ${title}` })
      .getByRole('button', { name: kind })
      .click()

  /** A field of the row that is written in. */
  cell = (label: string): Locator => this.page.getByRole('textbox', { name: label, exact: true })

  /** A figure of the totals. */
  total = (line: string) =>
    this.totals
      .getByRole('row', { name: new RegExp(`^${line}`) })
      .getByRole('cell')
      .last()

  /** One of a group in the options of the row with the focus, while they are open. */
  option = (group: string, value: string) =>
    this.page.getByRole('group', { name: group }).getByRole('radio', { name: value })

  /** Pastes as a spreadsheet does, where the focus is. */
  paste = (text: string) =>
    this.page.evaluate((text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, text)

  /** Drags a row by its grip to just above or below another. */
  async drag(row: Locator, to: Locator, where: 'above' | 'below') {
    await row.hover()
    const grip = await row.locator('[data-grip]').boundingBox()
    const target = await to.boundingBox()
    if (!grip || !target) throw new Error('The row is not on the screen')
    const x = grip.x + grip.width / 2
    await this.page.mouse.move(x, grip.y + grip.height / 2)
    await this.page.mouse.down()
    await this.page.mouse.move(x, target.y + target.height * (where === 'above' ? 0.25 : 0.75), { steps: 5 })
  }
}
