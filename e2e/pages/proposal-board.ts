import { expect, type Locator, type Page } from '@playwright/test'

/** What a person can do and see on the board of proposals. */
export class ProposalBoard {
  readonly page: Page
  readonly view
  /** What who listens hears while a card is moved. */
  readonly spoken

  constructor(page: Page) {
    this.page = page
    this.view = page.getByRole('navigation', { name: 'View' })
    this.spoken = page.locator('[aria-live="assertive"]')
  }

  column = (status: string) => this.page.getByRole('region', { name: status, exact: true })
  /** Status, count and no more. */
  head = (status: string) => this.column(status).getByRole('heading')
  cards = (status: string) => this.column(status).getByRole('listitem')
  names = (status: string) => this.cards(status).getByRole('link')

  /** The card at a place, from 1, once it is drawn. */
  cardAt = (status: string, place: number) => this.column(status).locator(`[aria-posinset="${place}"]`)

  /** Scrolls down until the card at a place has come. */
  async scrollTo(status: string, place: number) {
    const card = this.cardAt(status, place)
    await this.cards(status).first().hover()
    await expect(async () => {
      await this.page.mouse.wheel(0, 500)
      await expect(card.getByRole('link')).toBeInViewport({ timeout: 500 })
    }).toPass()
    return card
  }

  /** By mouse, in steps, as a hand does. */
  async drag(card: Locator, status: string) {
    const from = await card.boundingBox()
    const to = await this.column(status).boundingBox()
    if (!from || !to) throw new Error('The card or the column is not there')
    await this.page.mouse.move(from.x + 40, from.y + 30)
    await this.page.mouse.down()
    await this.page.mouse.move(from.x + 60, from.y + 40, { steps: 3 })
    await this.page.mouse.move(to.x + to.width / 2, from.y + 60, { steps: 6 })
    await this.page.mouse.up()
  }

  /** One entry of the menu of a card. */
  async choose(card: Locator, entry: string) {
    await card.hover()
    await card.getByRole('button', { name: /^Actions for/ }).click()
    const named = { name: entry, exact: true }
    await this.page.getByRole('menuitem', named).or(this.page.getByRole('menuitemradio', named)).click()
  }
}
