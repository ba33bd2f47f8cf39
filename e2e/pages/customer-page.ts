import type { BrowserContext, Locator, Page } from '@playwright/test'

/** What the receiver of a proposal sees behind their link, in Dutch as the sample's proposals are. */
export class CustomerPage {
  readonly heading: Locator
  readonly total: Locator
  readonly said: Locator
  readonly download: Locator
  readonly accept: Locator
  readonly sign: Locator
  readonly name: Locator
  readonly signature: Locator
  readonly questions: Locator
  readonly news: Locator
  readonly cover: Locator
  readonly askDate: Locator

  readonly page: Page

  /** The link of a receiver, opened beside the pages that are there. */
  static async openedIn(context: BrowserContext, link: string) {
    const page = await context.newPage()
    await page.goto(link)
    return new CustomerPage(page)
  }

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1 })
    this.total = page.getByRole('complementary', { name: 'Totaal incl. btw' })
    this.said = page.getByRole('status').first()
    this.download = page.getByRole('button', { name: 'Pdf downloaden' }).first()
    this.accept = page.getByRole('form', { name: 'Akkoord' })
    this.sign = this.accept.getByRole('button', { name: 'Akkoord en ondertekenen' })
    this.name = this.accept.getByLabel('Uw naam')
    this.signature = this.accept.getByLabel('Handtekening', { exact: true })
    this.questions = page.getByRole('form', { name: 'Vragen' })
    this.news = page.getByRole('button', { name: 'Sluiten' }).locator('..')
    this.cover = page.getByRole('main').locator('header')
    this.askDate = page.getByRole('button', { name: 'Vraag om een nieuwe datum' })
  }

  /** The field that takes how many. */
  quantity = (name: string) => this.page.getByRole('textbox', { name: `Aantal van ${name}` })

  password = (label: 'Wachtwoord' | 'Herhaal het wachtwoord') => this.page.getByLabel(label, { exact: true })

  row(name: string) {
    return this.page.getByRole('listitem').filter({ hasText: name })
  }

  async ask(question: string) {
    await this.questions.getByLabel('Uw vraag').fill(question)
    await this.questions.getByRole('button', { name: 'Vraag versturen' }).click()
  }

  /** On a page that has expired. */
  async askForDate() {
    await this.askDate.first().click()
    await this.questions.getByRole('button', { name: 'Vraag versturen' }).click()
  }

  async decline(reason: string) {
    await this.accept.getByRole('button', { name: 'Afwijzen' }).click()
    const form = this.page.getByRole('form', { name: 'Deze offerte afwijzen' })
    await form.getByLabel(reason).check()
    await form.getByRole('button', { name: 'Offerte afwijzen' }).click()
  }
}
