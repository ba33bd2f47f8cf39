import type { Page } from '@playwright/test'

/** What stands above the app in the static demo, and the one-click way in on the service's own page. */
export class DemoBar {
  readonly page: Page
  readonly root
  readonly outbox
  readonly webhooks
  readonly startOver
  readonly newVersion

  constructor(page: Page) {
    this.page = page
    this.root = page.getByRole('complementary', { name: 'Demo' })
    this.outbox = page.getByRole('dialog', { name: 'Outbox' })
    this.webhooks = page.getByRole('dialog', { name: 'Webhooks' })
    this.newVersion = this.root.getByRole('status').filter({ hasText: 'There is a new version' })
    this.startOver = this.root.getByRole('button', { name: 'Start over' })
  }

  /** From the landing screen through the service's pages to the app. */
  async signInAs(name: string) {
    await this.page.getByRole('button', { name: 'Continue to sign in' }).click()
    await this.page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await this.page.getByRole('button', { name: 'Allow', exact: true }).click()
  }

  /** Somebody else, by the bar's menu. */
  async become(name: RegExp) {
    await this.root.getByRole('button', { name: 'Be somebody else' }).click()
    await this.page.getByRole('menuitem', { name }).click()
  }

  open = (panel: 'Outbox' | 'Webhooks') => this.root.getByRole('button', { name: panel }).click()

  pass = (time: '+1 day' | '+7 days') => this.root.getByRole('button', { name: time, exact: true }).click()

  /** How the built-in catcher answers from now on; the panel is open. */
  answerWith = (answer: RegExp) => this.webhooks.getByRole('radio', { name: answer }).check()
}
