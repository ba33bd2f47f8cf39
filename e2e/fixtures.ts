import { readFileSync } from 'node:fs'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { openAppFor } from '#scripts/open-account.ts'
import { graveFaults } from './accessible.ts'
import { ask, type ServiceRequest } from './ask.ts'
import { Between } from './between.ts'
import { demoAccount, demoProfile, signInToDemo, visitDemo } from './demo-profile.ts'
import { ports, usual, type Options, type WorkerOptions } from './homes.ts'
import { nodeAccounts, type TestAccount } from './node-accounts.ts'
import { hearOperations, keepOperations } from './operations.ts'
import { DemoBar } from './pages/demo-bar.ts'
import { ProposalForm } from './pages/proposal-form.ts'
import { ProposalList } from './pages/proposal-list.ts'
import { ProposalRecord } from './pages/proposal-record.ts'
import { SendDialog } from './pages/send-dialog.ts'
import { SignIn } from './pages/sign-in.ts'
import { keepSession } from './session.ts'
import { watchConsole, watchPolicy } from './watch.ts'

type Fixtures = Options & {
  /** What the content security policy has forbidden so far. */
  violations: string[]
  /** A sample account nobody else uses; the app on `page` opens it. Not signed in yet. */
  account: TestAccount
  /** Signs in with it and goes to the page that the test `opens`; once, however often it is called. */
  enter: () => Promise<TestAccount>
  /** The account after that, for a test that asks for something of it. */
  signedIn: TestAccount
  /** Asks the service as the person who is signed in on `page`. */
  asked: (request: ServiceRequest) => Promise<{ status: number; body: unknown }>
  /** Stands between the app on `page` and the service, and answers, changes or cuts. */
  between: Between
  /** Where webhooks can be sent. */
  receiver: string
  signIn: SignIn
  bar: DemoBar
  list: ProposalList
  record: ProposalRecord
  form: ProposalForm
  sending: SendDialog
  /**
   * Fails when axe finds something serious or critical on the page as it is: light, and on a desk dark too, for on a
   * phone the colours are the same.
   */
  expectAccessible: (what: string) => Promise<void>
}

type WorkerFixtures = WorkerOptions & {
  /** What the tests of this worker have asked the service for, by the ids of the wire. */
  operations: Set<string>
  profile: ReturnType<typeof demoProfile>
  accounts: ReturnType<typeof nodeAccounts>
}

/** Has the app of this page open `account`; in the demo it does already. */
export const openAccount = async (page: Page | BrowserContext, account: TestAccount, { service = '' } = {}) => {
  if (account.account !== demoAccount.account) await openAppFor({ ...account, service }, page)
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  home: ['node', { option: true }],
  visit: ['returning', { option: true }],
  proposals: [160, { option: true }],
  isNew: [false, { option: true }],
  opens: ['/proposals', { option: true }],
  expected: [/^$/, { option: true }],
  expectsViolations: [false, { option: true }],

  port: [ports.node, { option: true, scope: 'worker' }],

  profile: [
    async ({ browser }, use) => {
      const profile = demoProfile(browser)
      await use(profile)
      await profile.end()
    },
    { scope: 'worker' },
  ],

  accounts: [
    async ({ port }, use) => {
      const accounts = nodeAccounts(port)
      await use(accounts)
      await accounts.end()
    },
    { scope: 'worker' },
  ],

  // What a test uses of its own is not in the profile that tests share.
  context: async ({ context, home, visit, profile, locale, timezoneId, viewport, serviceWorkers, isMobile }, use) => {
    const own = JSON.stringify({ locale, timezoneId, viewport }) !== JSON.stringify(usual)
    const isReturning = home === 'demo' && visit === 'returning' && serviceWorkers !== 'block'
    if (isReturning && !own && !isMobile) return use(await profile.forTest())
    if (isReturning) await visitDemo(context)
    await use(context)
  },

  operations: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants a pattern, also of nothing
    async ({}, use, { project, workerIndex }) => {
      const operations = new Set<string>()
      await use(operations)
      const home = project.name === 'demo' ? 'demo' : 'node'
      keepOperations(project.outputDir, { home, worker: workerIndex }, operations)
    },
    { scope: 'worker' },
  ],

  // Over every test, whether it asks or not.
  violations: [
    async ({ context, operations, expectsViolations }, use) => {
      const violations: string[] = []
      hearOperations(context, operations)
      await watchPolicy(context, (violation) => violations.push(violation))
      await use(violations)
      if (!expectsViolations) expect(violations, 'what the content security policy forbids').toEqual([])
    },
    { auto: true },
  ],

  page: async ({ page, expected }, use) => {
    const unexpected = watchConsole(page, expected)
    await use(page)
    expect(unexpected, 'messages nobody expected in the console').toEqual([])
  },

  account: async ({ page, home, accounts, proposals, isNew }, use, { testId, retry }) => {
    const account =
      home === 'demo'
        ? demoAccount
        : await accounts.create(`test-${retry}-${testId}`.slice(0, 40), isNew ? 'none' : proposals)
    await openAccount(page, account)
    await use(account)
  },

  enter: async ({ page, context, home, account, accounts, opens }, use) => {
    const signIn = async () => {
      if (home === 'demo') {
        // On a page of its own, whose console nobody watches.
        const door = await context.newPage()
        await keepSession(door, account, await signInToDemo(door))
        await door.close()
      } else {
        // A file of the app's origin that does nothing.
        await page.goto('/config.json')
        await keepSession(page, account, await accounts.signIn(account))
      }
      if (opens !== false) {
        await page.goto(opens)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      } else if (home === 'demo') {
        // There is a page to ask from, as on Node.
        await page.goto('/config.json')
      }
      return account
    }
    let entered: Promise<TestAccount> | undefined
    await use(() => (entered ??= signIn()))
  },

  signedIn: async ({ enter }, use) => use(await enter()),

  asked: async ({ page, account }, use) => use((asked) => ask(page, account.account, asked)),
  between: async ({ page }, use) => use(new Between(page)),
  /**
   * Stands beside the server (scripts/serve-for-tests.ts) and is part of the demo (hosts/browser/catcher.ts):
   * `/answer/503` answers 503, `/long` more than is kept.
   */
  receiver: async ({ home }, use) =>
    use(
      home === 'demo' ? 'https://catcher.example' : readFileSync(`.cache/e2e/data-${ports.node}/receiver.txt`, 'utf8'),
    ),
  signIn: async ({ page }, use) => use(new SignIn(page)),
  bar: async ({ page }, use) => use(new DemoBar(page)),
  list: async ({ page }, use) => use(new ProposalList(page)),
  record: async ({ page }, use) => use(new ProposalRecord(page)),
  form: async ({ page }, use) => use(new ProposalForm(page)),
  sending: async ({ page }, use) => use(new SendDialog(page)),

  expectAccessible: async ({ page }, use) =>
    use(async (what) => {
      const isPhone = (page.viewportSize()?.width ?? 0) < 600
      for (const colorScheme of isPhone ? (['light'] as const) : (['light', 'dark'] as const)) {
        await page.emulateMedia({ colorScheme })
        expect(await graveFaults(page, colorScheme), `${what}, ${colorScheme}`).toEqual([])
      }
    }),
})

export { expect } from '@playwright/test'
