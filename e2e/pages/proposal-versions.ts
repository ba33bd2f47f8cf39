import type { Page } from '@playwright/test'

/** What a person can do and see in the versions of a proposal. */
export class ProposalVersions {
  readonly page: Page
  readonly list
  readonly show
  readonly restore
  readonly asking

  constructor(page: Page) {
    this.page = page
    this.list = page.getByRole('table', { name: 'Versions' })
    this.show = page.getByRole('combobox', { name: 'Show' })
    this.restore = page.getByRole('button', { name: 'Restore this version' })
    this.asking = page.getByRole('dialog', { name: /^Restore version/ })
  }

  row = (version: number) => this.list.getByRole('row').filter({ hasText: `Version ${version}` })

  open = (version: number) => this.list.getByRole('link', { name: `Version ${version}`, exact: true }).click()

  /** What became of a row, by how it reads now. */
  change = (words: string) => this.page.getByRole('listitem').filter({ hasText: words })
}
