import type { Page } from '@playwright/test'

/** What a person can do and see in the window that leads anywhere. */
export class Palette {
  readonly page: Page
  readonly window
  readonly line
  readonly options
  /** The answer that Enter opens. */
  readonly highlighted
  readonly state

  constructor(page: Page) {
    this.page = page
    this.window = page.getByRole('dialog', { name: 'Search or jump' })
    this.line = this.window.getByRole('combobox', { name: 'Search or jump' })
    this.options = this.window.getByRole('option')
    this.highlighted = this.window.getByRole('option', { selected: true })
    this.state = this.window.getByRole('status')
  }

  async open() {
    await this.page.keyboard.press('Control+k')
    await this.line.waitFor()
  }

  group = (name: string) => this.window.getByRole('group', { name })

  option = (name: string | RegExp) => this.options.filter({ hasText: name })

  /** Opens the window, types and takes the first answer. */
  async take(typed: string) {
    await this.open()
    await this.page.keyboard.type(typed)
    await this.option(new RegExp(typed, 'i')).first().waitFor()
    await this.page.keyboard.press('Enter')
  }
}
