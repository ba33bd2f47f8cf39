import { describe, expect, test } from 'vitest'
import { newClient, oauthService, origin, redirectUri } from '#service/testing/oauth-service.ts'
import { browser } from '#service/testing/sign-in.ts'
import { assistantsPath } from '#wire/oauth.ts'
import { roles, type Role } from '#wire/roles.ts'
import type { Asking } from './consent-rights.ts'
import { german } from './pages/words-de.ts'
import { english } from './pages/words-en.ts'
import { dutch } from './pages/words-nl.ts'
import { challengeOf } from './proof-key.ts'

const asking = { ownApp: {}, otherApp: {}, assistant: { resource: origin + assistantsPath('bakker') } } as const

/** The consent page as somebody of this role has it before them. */
async function consentOf(asks: Asking, role: Role, { locales = 'en', accepts = 'en' } = {}) {
  const { service, flow, accountDb, clock } = await oauthService()
  await accountDb.updateTable('account_user').set({ role }).execute()
  await accountDb.updateTable('account').set({ assistants_from: 'reader' }).execute()
  const { client_id } = await newClient(accountDb, clock.now, { name: 'Books' })
  if (asks === 'ownApp') await accountDb.updateTable('oauth_client').set({ first_party: 1 }).execute()
  const query = new URLSearchParams({
    client_id,
    redirect_uri: redirectUri,
    response_type: 'code',
    code_challenge: await challengeOf('v'.repeat(50)),
    code_challenge_method: 'S256',
    ...asking[asks],
    ...(locales && { ui_locales: locales }),
  })
  const person = browser(
    {
      fetch: (request) => {
        request.headers.set('Accept-Language', accepts)
        return service.fetch(request)
      },
    },
    origin,
  )
  const address = `/accounts/bakker/oauth2/authorize?${query}`
  await person.submit(await (await person.get(address)).text(), 'sign-in', flow)
  return (await person.get(address)).text()
}

const listed = (page: string) => [...page.matchAll(/<li>([^<]*)<\/li>/g)].map(([, words]) => words)

describe('the consent page lists what the role of its person lets an application do, and nothing more', () => {
  const { rights } = english.consent
  const expected: Record<Asking, Record<Role, string[]>> = {
    ownApp: {
      reader: [rights.look],
      seller: [rights.look, rights.work, rights.restore],
      admin: [rights.look, rights.work, rights.restore, rights.webhooks, rights.settings, rights.people],
    },
    otherApp: {
      reader: [rights.look],
      seller: [rights.look, rights.work],
      admin: [rights.look, rights.work, rights.webhooks],
    },
    assistant: {
      reader: [rights.find],
      seller: [rights.find, rights.write, rights.comment, rights.send],
      admin: [rights.find, rights.write, rights.comment, rights.send],
    },
  }
  const table = (Object.keys(asking) as Asking[]).flatMap((asks) => roles.map((role) => ({ asks, role })))
  test.each(table)('$asks, to $role', async ({ asks, role }) => {
    const page = await consentOf(asks, role)
    expect(listed(page)).toEqual(expected[asks][role])
    expect(page.includes(english.consent.limits.reader)).toBe(role === 'reader' && asks !== 'ownApp')
  })
})

describe('a page speaks', () => {
  test.each([
    ['the language of the browser', { locales: '', accepts: 'de-AT,en;q=0.5' }, german],
    ['English to who reads nothing else', { locales: '', accepts: 'en' }, english],
    ['what was chosen in the app before what the browser says', { locales: 'nl', accepts: 'de' }, dutch],
    ['the first it knows of those chosen', { locales: 'fr-CA de', accepts: 'nl' }, german],
    ['the language of the browser where none of those chosen is known', { locales: 'fr', accepts: 'nl' }, dutch],
    ["the account's where nobody says", { locales: '', accepts: '*' }, dutch],
  ])('%s', async (_, chosen, words) => {
    const page = await consentOf('otherApp', 'seller', chosen)
    expect(page).toContain(`<html lang="${words.lang}">`)
    expect(listed(page)).toEqual([words.consent.rights.look, words.consent.rights.work])
    expect(page).toContain(words.consent.opening.otherApp)
    expect(page).toContain(words.consent.limits.otherApp)
  })
})
