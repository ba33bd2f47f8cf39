import { expect, type Locator, type Page } from '@playwright/test'

/** More than any page here has places to stop at. */
const most = 200

/** Goes there by Tab alone, as somebody does who has no mouse. */
export async function tabTo(page: Page, place: Locator) {
  for (let presses = 0; presses < most; presses++) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(place)}`)
}

/** What somebody does who has no mouse; nothing here presses or points at anything. */
export class Keys {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => this.page.keyboard.press(key)), Promise.resolve())

  /** Goes to a button, a link or a box and presses it. */
  async use(place: Locator, key = 'Enter') {
    await tabTo(this.page, place)
    await this.press(key)
  }

  /** Goes to a field and writes in place of what it holds. */
  async write(field: Locator, text: string) {
    await tabTo(this.page, field)
    await this.press('Control+a')
    await this.page.keyboard.type(text)
  }

  /** Opens a list of options and takes one by what it is called. */
  async choose(field: Locator, option: string) {
    await tabTo(this.page, field)
    await this.press('ArrowDown')
    const wanted = this.page.getByRole('option', { name: option, exact: true })
    await expect(wanted).toBeVisible()
    for (let presses = 0; presses < most; presses++) {
      if ((await wanted.getAttribute('data-combobox-selected')) !== null) break
      await this.press('ArrowDown')
    }
    await this.press('Enter')
    await expect(field).toHaveValue(option)
  }

  /** Opens a menu and takes one of its entries. */
  async pick(button: Locator, entry: string) {
    await this.use(button)
    await this.within(this.page.getByRole('menuitem', { name: entry, exact: true }))
    await this.press('Enter')
  }

  /** By arrows to an entry of the menu that is open. */
  private async within(entry: Locator) {
    await expect(this.page.getByRole('menuitem').first()).toBeFocused()
    for (let presses = 0; presses < most; presses++) {
      if (await entry.evaluate((element) => element === document.activeElement)) return
      await this.press('ArrowDown')
    }
    throw new Error(`No arrow leads to ${String(entry)}`)
  }
}
