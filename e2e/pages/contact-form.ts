import type { Page } from '@playwright/test'

/** What a person can do and see while adding a contact or changing one. */
export class ContactForm {
  readonly page: Page
  readonly name
  readonly tags
  readonly near
  readonly add
  readonly save

  constructor(page: Page) {
    this.page = page
    this.name = page.getByRole('textbox', { name: 'Name', exact: true })
    this.tags = page.getByRole('combobox', { name: /^Tags/ })
    this.near = page.getByRole('status').filter({ hasText: /Similar contact/ })
    this.add = page.getByRole('button', { name: /^Add (organisation|person)/ })
    this.save = page.getByRole('button', { name: 'Save changes' })
  }

  field = (label: string) => this.page.getByRole('textbox', { name: label, exact: true })
}
