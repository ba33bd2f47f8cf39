import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { DemoBar } from './pages/demo-bar.ts'
import { ProposalForm } from './pages/proposal-form.ts'
import { ProposalList } from './pages/proposal-list.ts'
import { ProposalRecord } from './pages/proposal-record.ts'
import { SendDialog } from './pages/send-dialog.ts'
import { SignIn } from './pages/sign-in.ts'

type Fixtures = {
  /** Below which the demo is served, on a host of its own each. */
  demo: { address: string }
  /** The console messages a test expects; any other error or warning fails it. */
  expected: RegExp
  signIn: SignIn
  bar: DemoBar
  list: ProposalList
  record: ProposalRecord
  form: ProposalForm
  sending: SendDialog
  /** Signed in as the seller, on the list, with everything fetched that works without a network. */
  seller: void
}

/** Fails the test when the browser reports anything that the content security policy forbids, worker included. */
export async function watchPolicy(context: BrowserContext, report: (violation: string) => void) {
  await context.exposeBinding('reportViolation', (_, violation: string) => report(violation))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { reportViolation } = window as unknown as { reportViolation: (violation: string) => Promise<void> }
      void reportViolation(`${violatedDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) report(message.text())
  })
}

export const test = base.extend<Fixtures>({
  expected: [/^$/, { option: true }],
  demo: [{ address: '/' }, { option: true }],

  context: async ({ context }, use) => {
    const violations: string[] = []
    await watchPolicy(context, (violation) => violations.push(violation))
    await use(context)
    expect(violations, 'what the content security policy forbids').toEqual([])
  },

  page: async ({ page, expected }, use) => {
    const unexpected: string[] = []
    page.on('console', (message) => {
      const text = message.text()
      if (['error', 'warning'].includes(message.type()) && !expected.test(text)) unexpected.push(text)
    })
    page.on('pageerror', (error) => unexpected.push(String(error)))
    await use(page)
    expect(unexpected, 'messages nobody expected in the console').toEqual([])
  },

  signIn: async ({ page }, use) => use(new SignIn(page)),
  bar: async ({ page }, use) => use(new DemoBar(page)),
  list: async ({ page }, use) => use(new ProposalList(page)),
  record: async ({ page }, use) => use(new ProposalRecord(page)),
  form: async ({ page }, use) => use(new ProposalForm(page)),
  sending: async ({ page }, use) => use(new SendDialog(page)),

  seller: async ({ page, demo, bar, list }, use) => {
    await page.goto(demo.address)
    await bar.signInAs('Marieke Vos')
    await expect(list.rows.first()).toBeVisible()
    await everythingKept(page)
    await use()
  },
})

/** Waits until every file the page knows of is in the worker's cache. */
export async function everythingKept(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => !name.endsWith('told'))
        const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
        return Math.max(0, ...counts)
      }),
    )
    .toBeGreaterThan(30)
}

export { expect } from '@playwright/test'
