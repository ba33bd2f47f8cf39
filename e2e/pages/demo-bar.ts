import type { Page } from '@playwright/test'
import { CustomerPage } from './customer-page.ts'

/** What stands above the app in the static demo, and the one-click way in on the service's own page. */
export class DemoBar {
  readonly page: Page
  readonly root
  readonly outbox
  readonly webhooks
  readonly tools
  readonly newVersion
  readonly undo

  constructor(page: Page) {
    this.page = page
    this.root = page.getByRole('complementary', { name: 'Demo' })
    this.outbox = page.getByRole('dialog', { name: 'Outbox' })
    this.webhooks = page.getByRole('dialog', { name: 'Webhooks' })
    this.newVersion = this.root.getByRole('status').filter({ hasText: 'A new version' })
    this.undo = this.root.getByRole('button', { name: 'Undo' })
    this.tools = this.root.getByRole('button', { name: 'Demo tools' })
  }

  /** From the landing screen to the app. */
  signInAs = (name: string) =>
    this.page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click()

  /** Somebody else, by the bar's menu. */
  async become(name: RegExp) {
    await this.root.getByRole('button', { name: 'Switch person' }).click()
    await this.page.getByRole('menuitem', { name }).click()
  }

  /** A window of its own opens with what `press` asks for. */
  async opened(press: Promise<void>) {
    const [opened] = await Promise.all([this.page.waitForEvent('popup'), press])
    return new CustomerPage(opened)
  }

  /** The page of a customer of the sample, in a window of its own. */
  becomeCustomer = (name: RegExp) => this.opened(this.become(name))

  /** The customer's page beside the app. */
  secondScreen = () => this.opened(this.use('Second screen: customer’s page'))

  /** One entry of the menu of tools. */
  async use(tool: string) {
    await this.tools.click()
    await this.page.getByRole('menuitem', { name: tool, exact: true }).click()
  }

  open = (panel: 'Outbox' | 'Webhooks') => this.use(panel)

  pass = (time: '1 day' | '7 days') => this.use(`${time} later`)

  async startOver() {
    await this.use('Start over')
    await this.page.getByRole('dialog', { name: 'Start over?' }).getByRole('button', { name: 'Start over' }).click()
  }

  /** How the built-in catcher answers from now on; the panel is open. */
  answerWith = (answer: RegExp) => this.webhooks.getByRole('radio', { name: answer }).check()
}
