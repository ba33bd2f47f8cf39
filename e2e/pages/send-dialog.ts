import type { Page } from '@playwright/test'

/** What a person can do and see in the window that sends a proposal. */
export class SendDialog {
  readonly page: Page
  readonly window
  readonly send
  readonly template
  readonly ownText
  readonly message
  readonly bySelf
  /** What stands in the way, and what is worth a look. */
  readonly check

  constructor(page: Page) {
    this.page = page
    this.window = page.getByRole('dialog', { name: /^Send/ })
    this.send = this.window.getByRole('button', { name: /^(Send|Make)/ })
    this.template = this.window.getByRole('combobox', { name: 'Email template' })
    this.ownText = this.window.getByRole('radio', { name: 'Own text' })
    this.message = this.window.getByRole('textbox', { name: 'Your text' })
    this.check = this.window.getByRole('region', { name: 'Check' })
    this.bySelf = this.window.getByRole('radio', { name: 'I send it myself' })
  }
}
