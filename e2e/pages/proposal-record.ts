import type { Page } from '@playwright/test'

/** What a person can do and see on the record of one proposal. */
export class ProposalRecord {
  readonly page: Page
  readonly heading
  readonly back
  readonly edit
  readonly send
  readonly more
  /** The one after this in the list it was opened from. */
  readonly next
  readonly totals
  /** What happened, on the first tab of what was sent. */
  readonly timeline
  /** What will happen by itself, above it. */
  readonly toCome
  /** Shape and word in the head; the word is what reads. */
  readonly status
  /** In the head, of what was changed since it was sent. */
  readonly unsent

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1 })
    this.back = page.getByRole('link', { name: 'Back to list' })
    this.edit = page.getByRole('link', { name: 'Edit', exact: true })
    this.send = page.getByRole('link', { name: /^Send/ })
    this.next = page.getByRole('button', { name: 'Next proposal' })
    this.more = page.getByRole('button', { name: 'More', exact: true })
    this.status = page
      .getByRole('main')
      .getByText(/^(Edit|Open|Won|Lost|Closed)$/)
      .first()
    this.unsent = page.getByRole('main').getByText(/^Version \d+, customer sees/)
    this.totals = page.getByRole('table', { name: 'Totals' })
    this.timeline = page.getByRole('region', { name: 'Timeline' })
    this.toCome = page.getByRole('region', { name: 'To come' })
  }

  tab = (name: string) =>
    this.page.getByRole('navigation', { name: 'Proposal sections' }).getByRole('link', { name: new RegExp(`^${name}`) })

  /** A row of a price table, by how it begins. */
  row = (words: string) => this.page.getByRole('row', { name: new RegExp(`^${words}`) }).first()

  /** The figure of one line of the totals, as it reads. */
  total = (line: string) =>
    this.totals
      .getByRole('row', { name: new RegExp(`^${line}`) })
      .getByRole('cell')
      .last()

  /** One entry of the menu behind the dots. */
  async choose(entry: string) {
    await this.more.click()
    await this.page
      .getByRole('menuitem', { name: entry })
      .or(this.page.getByRole('menuitemradio', { name: entry }))
      .click()
  }
}
