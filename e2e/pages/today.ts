import type { Page } from '@playwright/test'

/** What a person sees on the home screen. */
export class Today {
  readonly heading
  readonly figures
  readonly months
  readonly recent
  readonly needs
  readonly lines
  readonly kinds
  readonly putOff
  readonly undo
  readonly steps
  readonly #page

  constructor(page: Page) {
    this.#page = page
    this.heading = page.getByRole('heading', { level: 1, name: /^Today/ })
    this.figures = page.getByRole('navigation', { name: 'Proposals by status' })
    this.months = page.getByRole('table', { name: 'Won by month' }).locator('tbody').getByRole('row')
    this.recent = page.getByRole('region', { name: 'Your recent proposals' })
    this.needs = page.getByRole('region', { name: /^(Needs you|Put off)/ })
    this.lines = this.needs.getByRole('listitem')
    this.kinds = page.getByRole('navigation', { name: 'Needs you, as lists' })
    this.putOff = this.needs.getByRole('link', { name: /^Put off/ })
    this.undo = page.getByRole('button', { name: 'Undo' })
    this.steps = page.getByRole('region', { name: 'First steps' })
  }

  /** Count and sum of one status; leads to its list. */
  figure = (status: string) => this.figures.getByRole('link', { name: new RegExp(`^${status}`) })

  /** Mine or Team. */
  whose = (name: string) => this.#page.getByRole('navigation', { name: 'Whose work' }).getByRole('link', { name })

  /** How many the heading says. */
  count = async () => Number((await this.needs.getByRole('heading').textContent())?.replace(/\D/g, ''))
}
