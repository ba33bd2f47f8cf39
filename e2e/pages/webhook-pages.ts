import type { Page } from '@playwright/test'

/** What a person can do and see with the webhooks of an account. */
export class WebhookPages {
  readonly page: Page
  readonly heading
  readonly rows
  readonly name
  readonly address
  readonly create
  readonly save
  readonly allEvents
  readonly paused

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1 })
    this.rows = page.getByRole('table', { name: 'Webhooks' }).locator('tbody').getByRole('row')
    this.name = page.getByRole('textbox', { name: 'Name' })
    this.address = page.getByRole('textbox', { name: 'Address' })
    this.create = page.getByRole('button', { name: 'Create webhook' })
    this.save = page.getByRole('button', { name: 'Save changes' })
    this.allEvents = page.getByRole('checkbox', { name: 'All events' })
    this.paused = page.getByRole('alert').filter({ hasText: 'Paused after 10 failures since' })
  }

  /** From the rail to a new webhook, made with everything as the form proposes it. */
  async make(address: string) {
    await this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Webhooks' }).click()
    await this.page.getByRole('link', { name: 'New webhook' }).first().click()
    await this.address.fill(address)
    await this.create.click()
  }

  /** The webhook with this in its address. */
  row = (address: string) => this.rows.filter({ hasText: address })

  tab = (name: string) =>
    this.page.getByRole('navigation', { name: 'Webhook sections' }).getByRole('link', { name, exact: true })

  group = (subject: string) => this.page.getByRole('group', { name: subject, exact: true })

  async sendTest() {
    await this.tab('Test').click()
    await this.page.getByRole('button', { name: 'Send test' }).click()
  }
}
