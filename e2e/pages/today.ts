import type { Page } from '@playwright/test'

/** What a person sees on the home screen. */
export class Today {
  readonly heading
  readonly figures
  readonly months
  readonly recent

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: /^Today/ })
    this.figures = page.getByRole('navigation', { name: 'Proposals by status' })
    this.months = page.getByRole('table', { name: 'Won by month' }).locator('tbody').getByRole('row')
    this.recent = page.getByRole('region', { name: 'Your recent proposals' })
  }

  /** Count and sum of one status; leads to its list. */
  figure = (status: string) => this.figures.getByRole('link', { name: new RegExp(`^${status}`) })
}
