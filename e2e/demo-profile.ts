import { globSync } from 'node:fs'
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { tokenAnswer, type TokenAnswer } from '#wire/oauth.ts'
import { origins, usual } from './homes.ts'
import type { TestAccount } from './node-accounts.ts'

/** Whom the demo's browser opens the app for; the sample is the same in every browser. */
export const demoAccount: TestAccount = {
  account: 'van-vliet',
  email: 'marieke@vanvliet.example',
  password: 'warmtepomp-op-zolder',
  client_id: 'proffer-app',
}

/**
 * A browser profile that has visited the demo before: its worker and all files are there. Tests take turns in it, each
 * with a database of its own, because a whole first visit takes longer than most tests do.
 */
export function demoProfile(browser: Browser) {
  let context: BrowserContext | undefined
  return {
    forTest: async () => {
      context ??= await visited(browser)
      await forget(context)
      return context
    },
    end: async () => context?.close(),
  }
}

async function visited(browser: Browser) {
  const context = await browser.newContext({ ...usual, baseURL: origins.demo })
  await visitDemo(context)
  return context
}

/** As somebody did who was here before: the worker is there with all files, and nobody is signed in. */
export async function visitDemo(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto('/mark.svg')
  await takenUp(page)
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('keep'))
  await everythingKept(page)
  await page.close()
}

/** Waits until the worker answers the requests of this page. */
const takenUp = (page: Page) =>
  page.evaluate(async () => {
    const taken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    if (!navigator.serviceWorker.controller) await taken
  })

/** Everything but the worker and the files of the app: the next request finds a demo that nobody has used yet. */
async function forget(context: BrowserContext) {
  for (const left of context.pages()) await left.close()
  await context.unrouteAll()
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  const page = await context.newPage()
  await page.goto('/mark.svg')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.endsWith('told')) await caches.delete(name)
  })
  const cdp = await context.newCDPSession(page)
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await cdp.send('Storage.clearDataForOrigin', { origin: origins.demo, storageTypes: 'indexeddb,local_storage' })
  await page.close()
}

/** The worker itself, what is for hosts alone, and fonts of documents beyond the plain ones, which come when one is shown. */
const notKept = /\.txt$|^(404\.html|sw\.js|fonts\/(?!source-(serif-4|sans-3)-latin-\d[^/]*\.woff$).*)$/

/** What the worker keeps: all else that is built. */
const keptFiles = () => globSync('**/*.*', { cwd: '.cache/e2e/demo-root' }).filter((file) => !notKept.test(file)).length

/** Waits until every file that was built is in the worker's cache. */
export async function everythingKept(page: Page) {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => !name.endsWith('told'))
          const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
          return Math.max(0, ...counts)
        }),
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(keptFiles())
}

/**
 * Signs the seller in as the demo's bar does and fetches what the app would get for it, without the way through its
 * pages. The service begins with that, on a page that starts nothing else.
 */
export async function signInToDemo(page: Page): Promise<TokenAnswer> {
  await page.goto('/mark.svg')
  await takenUp(page)
  const given = await page.evaluate(async ({ account, client_id }) => {
    const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"persona":"seller"}' }
    const { status } = await fetch(`/api/app/${account}/demo/persona`, json)
    if (status !== 204) throw new Error(`The demo answered ${status}`)

    const base64 = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')
    const code_verifier = base64(crypto.getRandomValues(new Uint8Array(32)))
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code_verifier))
    const client = { client_id, redirect_uri: `${location.origin}/callback` }
    const asked = new URLSearchParams({
      ...client,
      response_type: 'code',
      state: 'seeded',
      code_challenge: base64(new Uint8Array(digest)),
      code_challenge_method: 'S256',
    })
    const oauth = `/accounts/${account}/oauth2`
    // Where it is sent to a host of files alone has nothing, and says so in the console; the code is in the address.
    const { url } = await fetch(`${oauth}/authorize?${asked}`)
    const code = new URL(url).searchParams.get('code') ?? ''
    const answer = await fetch(
      `${oauth}/token`,
      form({ ...client, grant_type: 'authorization_code', code, code_verifier }),
    )
    return (await answer.json()) as unknown
  }, demoAccount)
  return tokenAnswer.parse(given)
}
