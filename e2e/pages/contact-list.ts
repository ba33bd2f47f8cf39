import type { Page } from '@playwright/test'

/** What a person can do and see in the lists of contacts. */
export class ContactList {
  readonly page: Page
  readonly heading
  readonly organisations
  readonly people
  readonly names
  readonly search
  readonly next
  readonly add

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Contacts' })
    this.organisations = page.getByRole('table', { name: 'Organisations' })
    this.people = page.getByRole('table', { name: 'People' })
    this.names = page.getByRole('main').getByRole('table').getByRole('row').getByRole('link')
    this.search = page.getByRole('searchbox', { name: 'Search contacts' })
    this.next = page.getByRole('link', { name: 'Next' })
    this.add = page.getByRole('link', { name: /^New (organisation|private person)/ })
  }

  tab = (name: string) =>
    this.page.getByRole('navigation', { name: 'Contact type' }).getByRole('link', { name: new RegExp(`^${name}`) })

  open = (name: string) => this.names.filter({ hasText: name }).first().click()
}
