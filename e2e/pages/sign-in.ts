import type { Page } from '@playwright/test'

type Person = { email: string; password: string }

/** The way in: the app's landing screen, then the service's own pages. */
export class SignIn {
  readonly page: Page
  readonly start
  readonly email
  readonly password
  readonly submit
  readonly allow

  constructor(page: Page) {
    this.page = page
    this.start = page.getByRole('button', { name: 'Continue to sign in' })
    this.email = page.getByLabel('Email')
    this.password = page.getByLabel('Password')
    this.submit = page.getByRole('button', { name: 'Sign in', exact: true })
    this.allow = page.getByRole('button', { name: 'Allow', exact: true })
  }

  /** From the landing screen to where the person wanted to go, the first time with this app. */
  async through(person: Person) {
    await this.again(person)
    await this.allow.click()
  }

  /** The same for somebody who has allowed the app before. */
  async again({ email, password }: Person) {
    await this.start.click()
    await this.email.fill(email)
    await this.password.fill(password)
    await this.submit.click()
  }
}
