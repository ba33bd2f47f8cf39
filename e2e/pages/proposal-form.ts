import { expect, type Locator, type Page } from '@playwright/test'

/** What a person can do and see while writing a new proposal or changing one. */
export class ProposalForm {
  readonly page: Page
  readonly name
  readonly create
  readonly save
  readonly totals

  constructor(page: Page) {
    this.page = page
    this.name = page.getByLabel('Name', { exact: true })
    this.create = page.getByRole('button', { name: 'Create proposal' })
    this.save = page.getByRole('button', { name: 'Save changes' })
    this.totals = page.getByRole('table', { name: 'Totals' })
  }

  templates = () => this.page.getByRole('radiogroup', { name: 'Template' })
  template = (name: string) => this.templates().getByRole('radio', { name, exact: true })

  field = (label: string) => this.page.getByRole('combobox', { name: label, exact: true })

  /** Types into a picker and takes the option that reads so. */
  async choose(label: string, option: string) {
    if (label === 'Template') return this.template(option).check()
    await this.field(label).click()
    await this.field(label).fill(option)
    await this.page.getByRole('option', { name: option }).first().click()
    // The list closes, and the field it belongs to is scrolled to once more: what is pressed meanwhile moves away.
    await expect(this.page.getByRole('option')).toHaveCount(0)
  }

  /** The same without a mouse. */
  async chooseByKeys(label: string, option: string) {
    if (label === 'Template') {
      await this.template(option).focus()
      return this.page.keyboard.press('Space')
    }
    await this.field(label).focus()
    await this.page.keyboard.press('Control+a')
    await this.page.keyboard.type(option)
    await this.page.getByRole('option', { name: option }).first().waitFor()
    await this.page.keyboard.press('ArrowDown')
    await this.page.keyboard.press('Enter')
  }

  receiver = (name: string) => this.page.getByRole('group', { name: 'Receivers' }).getByRole('checkbox', { name })

  table = (title: string) => this.page.getByRole('grid', { name: title })

  /** Adds a row of a kind to a table and leaves the focus in it. */
  add = (title: string, kind: string) =>
    this.page
      .getByRole('group', { name: `Add to ${title}` })
      .getByRole('button', { name: kind })
      .click()

  /** A field of the row that is written in. */
  cell = (label: string): Locator => this.page.getByRole('textbox', { name: label, exact: true })

  total = (line: string) =>
    this.totals
      .getByRole('row', { name: new RegExp(`^${line}`) })
      .getByRole('cell')
      .last()
}
