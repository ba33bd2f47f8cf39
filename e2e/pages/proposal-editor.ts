import type { Page } from '@playwright/test'

/** What a person can do and see while a proposal is written and saves itself. */
export class ProposalEditor {
  readonly page: Page
  readonly heading
  readonly saving
  readonly pane
  readonly send
  readonly name
  /** Of the row that is being written. */
  readonly quantity

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1 })
    this.saving = page.getByText(/^(Saved|Saving|Not saved)/).first()
    this.pane = page.getByRole('complementary', { name: 'Customer preview' })
    this.send = page.getByRole('button', { name: /^Send/ })
    this.name = page.getByLabel('Name', { exact: true })
    this.quantity = page.getByRole('grid').getByRole('textbox', { name: 'Quantity', exact: true })
  }

  tab = (name: string) =>
    this.page.getByRole('navigation', { name: 'Editor sections' }).getByRole('link', { name: new RegExp(`^${name}`) })

  /** A row of the prices, by how it begins; pressed, it can be written. */
  row = (words: string) => this.page.getByRole('grid').getByRole('row').filter({ hasText: words })

  /** Writes one figure or text of a row. */
  async write(words: string, field: string, value: string) {
    // Rows can be added once this tab has the pen.
    await this.page.getByRole('button', { name: 'Price row' }).waitFor()
    await this.row(words).getByText(words).click()
    await this.page.getByRole('grid').getByRole('textbox', { name: field, exact: true }).fill(value)
  }

  section = (title: string) =>
    this.page.getByRole('region', { name: title, exact: true }).getByRole('textbox', { name: 'Text', exact: true })

  async choose(entry: string) {
    await this.page.getByRole('button', { name: 'More', exact: true }).click()
    await this.page.getByRole('menuitem', { name: entry }).click()
  }
}
