import type { Page } from '@playwright/test'

/** What a person can do and see in the window that sends a proposal. */
export class SendDialog {
  readonly page: Page
  readonly window
  readonly send
  readonly template
  readonly editText
  /** When it goes, where that is later. */
  readonly at
  readonly message
  readonly bySelf
  /** The mail as the receiver gets it whose turn it is. */
  readonly mail
  /** What stands in the way, and what is worth a look. */
  readonly check

  constructor(page: Page) {
    this.page = page
    this.window = page.getByRole('dialog', { name: /^Send/ })
    this.send = this.window.getByRole('button', { name: /^(Send(?! now| later)|Remind|Create)/ })
    this.template = this.window.getByRole('combobox', { name: 'Email template' })
    this.editText = this.window.getByRole('button', { name: 'Edit for this email' })
    this.message = this.window.getByRole('textbox', { name: 'Your text' })
    this.mail = this.window.getByRole('article', { name: /^Email to/ })
    this.check = this.window.getByRole('region', { name: 'Check' })
    this.at = this.window.getByLabel('Send at')
    this.bySelf = this.window.getByRole('radio', { name: 'Share the links yourself' })
  }

  /** At a moment of the account's clock, `2026-11-24T08:00`. */
  async schedule(moment: string) {
    if (!(await this.at.isVisible())) {
      await this.window.getByRole('button', { name: 'Send now' }).click()
      await this.page.getByRole('menuitemradio', { name: 'Choose day and time…' }).click()
    }
    await this.at.fill(moment)
    await this.window.getByRole('button', { name: /^Schedule/ }).click()
    await this.window.waitFor({ state: 'hidden' })
  }
}
