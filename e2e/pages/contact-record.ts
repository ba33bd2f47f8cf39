import type { Page } from '@playwright/test'

/** What a person can do and see on the record of one contact. */
export class ContactRecord {
  readonly page: Page
  readonly heading
  readonly back
  readonly edit
  readonly nextContact
  readonly people
  readonly proposals
  readonly facts
  readonly addPerson
  readonly newProposal

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1 })
    this.back = page.getByRole('link', { name: /^Back to/ })
    this.edit = page.getByRole('link', { name: 'Edit', exact: true })
    this.nextContact = page.getByRole('button', { name: 'Next contact' })
    this.people = page.getByRole('table', { name: 'People' })
    this.proposals = page.getByRole('table', { name: 'Proposals' })
    this.facts = page.getByRole('complementary', { name: / details$/ })
    this.addPerson = page.getByRole('link', { name: 'Add person' })
    this.newProposal = page.getByRole('link', { name: /^New proposal for/ })
  }

  /** Through the menu and the question. */
  async moveToTrash() {
    await this.page.getByRole('button', { name: 'More' }).click()
    await this.page.getByRole('menuitem', { name: 'Move to trash' }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click()
  }
}
