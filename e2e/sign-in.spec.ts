import { expect, openAccount, test } from './fixtures.ts'
import { onlyIn } from './homes.ts'
import { SignIn } from './pages/sign-in.ts'

test(
  'a deep link leads through sign-in to that very page, and neither code nor state stays in the address',
  { tag: '@journey' },
  async ({ page, account, signIn, list }) => {
    await page.goto('/proposals?status=won&sort=date_created')
    await signIn.through(account)
    await expect(list.heading).toBeVisible()
    await expect(page).toHaveURL('/proposals?status=won&sort=date_created')
    await expect(list.tab('Won')).toHaveAttribute('aria-current', 'page')

    expect(page.url()).not.toMatch(/[?&](code|state)=/)
  },
)

test(
  'a title of the pages that sign in takes the same room before its letters are here',
  onlyIn('node', 'the demo asks no sign-in'),
  async ({ page, account, signIn }) => {
    await openAccount(page, account)
    let letters = Promise.withResolvers<void>()
    await page.route(/proffer-serif.*woff2/, async (route) => {
      await letters.promise
      await route.continue()
    })
    const title = page.getByRole('heading', { level: 1 })
    const widthOfWords = () =>
      title.evaluate((heading) => {
        const words = document.createRange()
        words.selectNodeContents(heading)
        return words.getBoundingClientRect().width
      })
    const serif = () =>
      page.evaluate(() => [...document.fonts].find(({ family }) => family.includes('Proffer Serif'))?.status)
    const takesTheSameRoom = async () => {
      await expect.poll(serif).toBe('loading')
      const width = await widthOfWords()
      letters.resolve()
      await expect.poll(serif).toBe('loaded')
      expect(Math.abs((await widthOfWords()) / width - 1)).toBeLessThan(0.03)
    }
    await page.goto('/sign-in')
    await expect(signIn.start).toBeVisible()
    await takesTheSameRoom()

    letters = Promise.withResolvers()
    await signIn.start.click()
    await expect(signIn.submit).toBeVisible()
    await takesTheSameRoom()
  },
)

test(
  'a reload keeps the session, and a second tab is signed in',
  { tag: '@journey' },
  async ({ page, signedIn, list, context }) => {
    await page.reload()
    await expect(list.rows.first()).toBeVisible()

    const second = await context.newPage()
    await openAccount(second, signedIn)
    await second.goto('/proposals')
    await expect(second.getByRole('table', { name: 'Proposals' })).toBeVisible()
  },
)

test(
  'an answer with a state nobody asked for is refused with a way back',
  { tag: '@journey' },
  async ({ page, account, signIn }) => {
    await page.goto('/callback?code=stolen&state=forged')
    await expect(page.getByRole('heading', { name: 'Not signed in' })).toBeVisible()
    await expect(page).toHaveURL('/callback')

    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(signIn.email).toBeVisible()
    expect(page.url()).toContain(`/accounts/${account.account}/`)
  },
)

test(
  'signing out ends the session in every tab and forgets it',
  { tag: '@journey' },
  async ({ page, signedIn, list, context }) => {
    await expect(list.rows.first()).toBeVisible()
    const second = await context.newPage()
    await openAccount(second, signedIn)
    await second.goto('/proposals')
    await expect(second.getByRole('table', { name: 'Proposals' })).toBeVisible()

    await page.getByRole('button', { name: /Marieke Vos/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/signed-out')
    await expect(second).toHaveURL('/signed-out')

    await page.goto('/proposals')
    await expect(page.getByRole('button', { name: 'Continue to sign in' })).toBeVisible()
  },
)

test(
  'who comes after somebody has signed out is asked for a password, in whatever tab; on a shared computer each time',
  onlyIn('node', 'a demo has people instead of passwords'),
  async ({ page, account, signIn, list, context }) => {
    await page.goto('/proposals')
    await signIn.through(account)
    await expect(list.rows.first()).toBeVisible()
    await page.getByRole('button', { name: /Marieke Vos/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/signed-out')

    const next = await context.newPage()
    await openAccount(next, account)
    await next.goto('/proposals')
    await next.getByLabel('Others use this computer too').check()
    const theirs = new SignIn(next)
    await theirs.again(account)
    await expect(next.getByRole('table', { name: 'Proposals' })).toBeVisible()

    // The service knows them; the app does not any more.
    await next.evaluate(() => indexedDB.deleteDatabase('proffer:/'))
    await page.goto('/proposals')
    await signIn.start.click()
    await expect(signIn.password).toBeVisible()
  },
)

test('nothing of the session is in local storage, session storage or cookies of the app', async ({
  page,
  enter,
  list,
}) => {
  await enter()
  await expect(list.rows.first()).toBeVisible()
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )
  expect(kept).not.toMatch(/token|bearer|[\w-]{40}/i)
})

test.describe('at the service’s own page', () => {
  // It answers a refused sign-in with 400, and Chromium writes a line for it.
  test.use({ expected: /400/ })

  test('a wrong password says so and lets the person try again', async ({ page, account, signIn }) => {
    await page.goto('/proposals')
    await signIn.start.click()
    await signIn.email.fill(account.email)
    await signIn.password.fill('not the password')
    await signIn.submit.click()
    await expect(page.getByRole('alert')).toContainText('Incorrect email or password')
    await expect(signIn.email).toHaveValue(account.email)
  })
})

test.describe('with a token the service no longer takes', () => {
  // Chromium itself writes a line for every answer of 401.
  test.use({ expected: /401/ })

  test(
    'it is refreshed once in the background, and the work goes on',
    { tag: '@journey' },
    async ({ page, enter, list, between }) => {
      await enter()
      await expect(list.rows.first()).toBeVisible()
      const refreshes: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/oauth2/refresh-token')) refreshes.push(request.url())
      })
      let stale: string | undefined
      await between.instead(/^\/api\/(v2|app)\//, ({ headers: { authorization } }) => {
        stale ??= authorization
        if (authorization !== stale) return undefined
        return { status: 401, headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } }
      })
      await list.show('Won')
      await expect(page).toHaveURL(/status=won/)
      await expect(list.rows).toHaveCount(50)
      expect(refreshes).toHaveLength(1)
    },
  )
})
