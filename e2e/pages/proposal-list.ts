import type { Page } from '@playwright/test'

/** What a person can do and see in the proposals list. */
export class ProposalList {
  readonly page: Page
  readonly heading
  readonly table
  readonly rows
  readonly names
  readonly search
  readonly status
  readonly next
  readonly previous

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Proposals' })
    this.table = page.getByRole('table', { name: 'Proposals' })
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('cell') })
    this.names = this.rows.getByRole('link')
    this.search = page.getByRole('searchbox', { name: 'Search proposals' })
    this.status = page.getByRole('navigation', { name: 'Status' })
    this.next = page.getByRole('link', { name: 'Next' })
    this.previous = page.getByRole('link', { name: 'Previous' })
  }

  /** The tab of one status. */
  tab = (status: string) => this.status.getByRole('link', { name: new RegExp(`^${status}`) })

  open = (name: string) => this.names.filter({ hasText: name }).first().click()

  sortBy = (head: string) => this.table.getByRole('columnheader', { name: head }).getByRole('link').click()
}
