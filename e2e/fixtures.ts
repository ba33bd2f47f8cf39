import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { createSampleAccount, type TestAccount } from './command-line.ts'
import { ProposalForm } from './pages/proposal-form.ts'
import { ProposalList } from './pages/proposal-list.ts'
import { ProposalRecord } from './pages/proposal-record.ts'
import { SendDialog } from './pages/send-dialog.ts'
import { SignIn } from './pages/sign-in.ts'

type Fixtures = {
  /** A sample account nobody else uses; the app on `page` opens it. Not signed in yet. */
  account: TestAccount
  /** The same, signed in, on the proposals list. */
  signedIn: TestAccount
  signIn: SignIn
  list: ProposalList
  record: ProposalRecord
  form: ProposalForm
  sending: SendDialog
  /** The console messages a test expects; any other error or warning fails it. */
  expected: RegExp
  /** Fails when axe finds something serious or critical on the page as it is, light and dark. */
  expectAccessible: (what: string) => Promise<void>
}

/** Has the app of this page open `account`, as its deployment's config.json would. */
export const openAccount = (page: Page, { account, client_id }: TestAccount) =>
  page.route('**/config.json', (route) => route.fulfill({ json: { service: '', account, client_id } }))

export const test = base.extend<Fixtures>({
  expected: [/^$/, { option: true }],

  page: async ({ page, expected }, use) => {
    const unexpected: string[] = []
    page.on('console', (message) => {
      const text = message.text()
      if (['error', 'warning'].includes(message.type()) && !expected.test(text)) unexpected.push(text)
    })
    page.on('pageerror', (error) => unexpected.push(String(error)))
    page.on('response', (response) => {
      if (response.status() >= 500) unexpected.push(`${response.status()} ${response.url()}`)
    })
    await use(page)
    expect(unexpected, 'messages nobody expected in the console').toEqual([])
  },

  account: async ({ page, baseURL }, use, { testId, retry }) => {
    const account = await createSampleAccount(`test-${retry}-${testId}`.slice(0, 40), baseURL ?? '')
    await openAccount(page, account)
    await use(account)
  },

  signedIn: async ({ page, account, signIn, list }, use) => {
    await page.goto('/proposals')
    await signIn.through(account)
    await expect(list.heading).toBeVisible()
    await use(account)
  },

  signIn: async ({ page }, use) => use(new SignIn(page)),
  list: async ({ page }, use) => use(new ProposalList(page)),
  record: async ({ page }, use) => use(new ProposalRecord(page)),
  form: async ({ page }, use) => use(new ProposalForm(page)),
  sending: async ({ page }, use) => use(new SendDialog(page)),

  expectAccessible: async ({ page }, use) => {
    await use(async (what) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const { violations } = await new AxeBuilder({ page }).analyze()
        const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        const found = grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
        expect(found, `${what}, ${colorScheme}`).toEqual([])
      }
    })
  },
})

export { expect } from '@playwright/test'
