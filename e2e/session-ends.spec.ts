import type { Page } from '@playwright/test'
import { expect, openAccount, test } from './fixtures.ts'
import { onlyIn } from './homes.ts'
import { ProposalEditor } from './pages/proposal-editor.ts'
import { SignIn } from './pages/sign-in.ts'
import { keepSession } from './session.ts'

// Chromium itself writes a line for what the service refuses: the token with 401, its renewal with 400.
test.use({ expected: /40[01]/ })

const plates = 'Isolatieplaten 100 mm, materiaal'

/** Access and refresh token become ones that the service does not know any more, as when both have expired. */
const expireTokens = (page: Page) =>
  page.evaluate(async () => {
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error as Error))
      })
    const db = await read(indexedDB.open('proffer:/'))
    const session = db.transaction('session', 'readwrite').objectStore('session')
    const [[key], [kept]] = [await read(session.getAllKeys()), await read<string[]>(session.getAll())]
    if (key === undefined || kept === undefined) throw new Error('Nobody is signed in')
    const gone = { access_token: 'expired-access', refresh_token: 'expired-refresh' }
    await read(session.put(JSON.stringify({ ...(JSON.parse(kept) as object), ...gone }), key))
    db.close()
  })

test(
  'both tokens end while a row is written: the edits stay, and are saved after signing in beside the page',
  { tag: '@journey' },
  async ({ page, context, home, signedIn, list, record, expectAccessible }) => {
    const proposal = 'Warmtepomp en vloerverwarming, Lindelaan 14'
    await list.open(proposal)
    await expect(record.heading).toHaveText(proposal)
    await record.edit.click()
    const editor = new ProposalEditor(page)
    const quantity = page.getByRole('grid').getByRole('textbox', { name: 'Quantity', exact: true })
    await editor.write(plates, 'Quantity', '40')
    await expect(editor.saving).toHaveText(/^Saved/)
    const address = page.url()

    await expireTokens(page)
    await quantity.fill('41')
    const ended = page.getByRole('dialog', { name: 'Your session has ended' })
    await expect(ended).toBeVisible()
    await expect(editor.saving).toHaveText('Not saved: your session has ended (kept in this browser)')
    await expect(quantity).toHaveValue('41')
    await expectAccessible('the session has ended')

    // In the window beside it, too, the app opens this account; in the demo it does by itself.
    await openAccount(context, signedIn)
    // Put off, it stays in sight above the page.
    await ended.getByRole('button', { name: 'Not now' }).click()
    await expect(ended).toBeHidden()
    await quantity.fill('42')
    await quantity.fill('41')
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Sign in again' }).click()
    const beside = await opening
    const closing = beside.waitForEvent('close')
    const signIn = new SignIn(beside)
    // The worker of the demo still knows who it is.
    await (home === 'node' ? signIn.again(signedIn) : signIn.start.click())
    await closing

    await expect(page.getByRole('button', { name: 'Sign in again' })).toBeHidden()
    await expect(editor.saving).toHaveText(/^Saved/)
    expect(page.url()).toBe(address)
    await expect(quantity).toHaveValue('41')
    await page.reload()
    await expect(editor.row(plates)).toContainText('41')
  },
)

test(
  'somebody else signs in beside unsaved edits: nothing is saved in their name, and the edits wait for who made them',
  onlyIn('node', 'the demo signs in whom it knows'),
  async ({ page, context, accounts, account: signedIn, signIn, asked, list, record }) => {
    // As most pages are: one that somebody signed in on, and that went on from there.
    await page.goto('/proposals')
    await signIn.through(signedIn)
    await list.open('Warmtepomp en vloerverwarming, Lindelaan 14')
    await record.edit.click()
    const editor = new ProposalEditor(page)
    const quantity = page.getByRole('grid').getByRole('textbox', { name: 'Quantity', exact: true })
    await editor.write(plates, 'Quantity', '40')
    await expect(editor.saving).toHaveText(/^Saved/)
    const saves: string[] = []
    context.on('request', (request) => {
      if (request.method() === 'PUT' || request.method() === 'PATCH') saves.push(request.url())
    })

    await expireTokens(page)
    await quantity.fill('41')
    const ended = page.getByRole('dialog', { name: 'Your session has ended' })
    await expect(ended).toBeVisible()
    await expect(editor.saving).toHaveText('Not saved: your session has ended (kept in this browser)')
    // What the ended session was refused.
    saves.length = 0

    // The service has forgotten her too.
    await context.clearCookies()
    await openAccount(context, signedIn)
    const opening = page.waitForEvent('popup')
    await ended.getByRole('button', { name: 'Sign in again' }).click()
    const beside = await opening
    const closing = beside.waitForEvent('close')
    const anew = page.waitForEvent('load')
    await new SignIn(beside).through({ ...signedIn, email: 'sanne@vanvliet.example' })
    await closing
    await anew

    // The page is hers now, and shows what was saved.
    await expect(editor.row(plates)).toContainText('40')
    const { body } = await asked({ path: '/hello' })
    expect(body).toMatchObject({ user: { email: 'sanne@vanvliet.example' } })
    expect(saves).toEqual([])

    await keepSession(page, signedIn, await accounts.signIn(signedIn))
    await page.reload()
    await expect(editor.row(plates)).toContainText('41')
  },
)
