import type { Page } from '@playwright/test'

/** What a person can do and see in the window that sends a proposal. */
export class SendDialog {
  readonly page: Page
  readonly window
  readonly send
  readonly template
  readonly editText
  readonly message
  readonly bySelf
  /** The mail as the receiver gets it whose turn it is. */
  readonly mail
  /** What stands in the way, and what is worth a look. */
  readonly check

  constructor(page: Page) {
    this.page = page
    this.window = page.getByRole('dialog', { name: /^Send/ })
    this.send = this.window.getByRole('button', { name: /^(Send(?! now| later)|Create)/ })
    this.template = this.window.getByRole('combobox', { name: 'Email template' })
    this.editText = this.window.getByRole('button', { name: 'Edit for this email' })
    this.message = this.window.getByRole('textbox', { name: 'Your text' })
    this.mail = this.window.getByRole('article', { name: /^Email to/ })
    this.check = this.window.getByRole('region', { name: 'Check' })
    this.bySelf = this.window.getByRole('radio', { name: 'Share the links yourself' })
  }
}
