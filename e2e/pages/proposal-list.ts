import { expect, type Page } from '@playwright/test'

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
  /** What can be done with the selected ones, at the foot. */
  readonly selection
  /** One of them beside the list, where both have room. */
  readonly peek

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Proposals' })
    this.table = page.getByRole('table', { name: 'Proposals' })
    this.rows = this.table.locator('tbody').getByRole('row')
    this.names = this.rows.getByRole('link')
    this.search = page.getByRole('searchbox', { name: 'Search proposals' })
    this.status = page.getByRole('navigation', { name: 'Status' })
    this.next = page.getByRole('link', { name: 'Next' })
    this.previous = page.getByRole('link', { name: 'Previous' })
    this.selection = page.getByRole('region', { name: 'Selection' })
    this.peek = page.getByRole('complementary', { name: 'Preview' })
  }

  /** The tab of one status. */
  tab = (status: string) => this.status.getByRole('link', { name: new RegExp(`^${status}`) })

  /** Until the rows of that status are there. */
  async show(status: string) {
    await this.tab(status).click()
    await expect(this.tab(status)).toHaveAttribute('aria-current', /./)
    await expect(this.table).toHaveAttribute('aria-busy', 'false')
  }

  open = (name: string) => this.names.filter({ hasText: name }).first().click()

  /** Until the rows are there in that order. */
  async sortBy(head: string) {
    const column = this.table.getByRole('columnheader', { name: head, exact: true })
    await column.getByRole('link').click()
    await expect(column).toHaveAttribute('aria-sort', /./)
    await expect(this.table).toHaveAttribute('aria-busy', 'false')
  }

  tick = (at: number) => this.rows.nth(at).getByRole('checkbox')

  /** One entry of the menu of a row. */
  async choose(at: number, entry: string) {
    const row = this.rows.nth(at)
    const actions = row.getByRole('button', { name: /^Actions for/ })
    // Rows that move below a resting pointer are not pointed at, and their menu is hidden again.
    await expect(async () => {
      await this.page.mouse.move(0, 0)
      await row.hover()
      await actions.click({ timeout: 2000 })
    }).toPass()
    await this.entry(entry).click()
  }

  /** One entry of a menu of the bar at the foot: "Status", then "Won". */
  async withSelected(menu: string, entry: string) {
    await this.selection.getByRole('button', { name: menu }).click()
    await this.entry(entry).click()
  }

  private entry = (name: string) =>
    this.page
      .getByRole('menuitem', { name, exact: true })
      .or(this.page.getByRole('menuitemradio', { name, exact: true }))
      .or(this.page.getByRole('menuitemcheckbox', { name, exact: true }))
}
