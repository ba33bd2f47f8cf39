import type { Page } from '@playwright/test'

/** What a person can do and see among the products. */
export class Products {
  readonly page: Page
  readonly table
  readonly rows
  readonly directories
  readonly search
  readonly newProduct
  readonly tickAll
  readonly form
  readonly selection

  constructor(page: Page) {
    this.page = page
    this.table = page.getByRole('table', { name: 'Products' })
    this.rows = this.table.locator('tbody').getByRole('row')
    this.directories = page.getByRole('navigation', { name: 'Product directories' })
    this.search = page.getByRole('searchbox', { name: 'Search products' })
    this.newProduct = page.getByRole('main').getByRole('link', { name: 'New product' })
    this.tickAll = this.table.getByRole('checkbox', { name: /^Select all/ })
    this.form = page.getByRole('dialog')
    this.selection = page.getByRole('region', { name: 'Selection' })
  }

  directory = (name: string) => this.directories.getByRole('link', { name: new RegExp(`^${name}`) })

  row = (name: string) => this.rows.filter({ hasText: name })

  open = (name: string) => this.table.getByRole('link', { name, exact: true }).click()

  tick = (name: string) => this.table.getByRole('checkbox', { name: `Select ${name}` })

  field = (label: string) => this.form.getByRole('textbox', { name: label })

  /** Takes an option of a picker in the form. */
  async choose(label: string, option: string) {
    await this.form.getByRole('combobox', { name: label }).click()
    await this.page.getByRole('option', { name: option }).click()
  }

  /** One entry of the menu of the directory that is shown. */
  async chooseForDirectory(entry: string) {
    await this.page.getByRole('button', { name: /^Directory / }).click()
    await this.page.getByRole('menuitem', { name: entry }).click()
  }

  async addDirectory(name: string) {
    await this.directories.getByRole('button', { name: 'New directory' }).click()
    await this.form.getByRole('textbox', { name: 'Name' }).fill(name)
    await this.form.getByRole('button', { name: 'Create directory' }).click()
  }

  async moveTo(directory: string) {
    await this.selection.getByRole('button', { name: 'Move to' }).click()
    await this.page.getByRole('menuitem', { name: directory }).click()
  }
}
