import type { Page } from '@playwright/test'

/** What a person can do and see in the settings. */
export class Settings {
  readonly page: Page
  readonly parts
  readonly window

  constructor(page: Page) {
    this.page = page
    this.parts = page.getByRole('navigation', { name: 'Settings' })
    this.window = page.getByRole('dialog')
  }

  open = (part: string) => this.page.goto(`/settings/${part}`)

  row = (name: string) => this.page.getByRole('main').getByRole('row').filter({ hasText: name })

  /** One entry of the menu of a row. */
  async choose(name: string, entry: string) {
    await this.page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
    await this.page.getByRole('menuitem', { name: entry }).click()
  }

  /** A field of the window that is open. */
  field = (name: string) => this.window.getByRole('textbox', { name })

  press = (button: string) => this.window.getByRole('button', { name: button, exact: true }).click()
}
