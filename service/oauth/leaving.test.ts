import { expect, test } from 'vitest'
import { beginDeletion } from '#service/domain/account-deletion.ts'
import { beginRemoval } from '#service/store/account-deletion.ts'
import { oauthService } from '#service/testing/oauth-service.ts'
import { authorizeCode, authorizeFlow, browser, locationOf } from '#service/testing/sign-in.ts'

/** An account that is being deleted, and somebody of it who has just signed in. */
async function leaving() {
  const made = await oauthService()
  const { service, flow, accountDb, clock } = made
  await beginDeletion(accountDb, clock.now, 'Eva de Wit')
  const query = new URLSearchParams({
    client_id: flow.clientId,
    redirect_uri: flow.redirectUri,
    response_type: 'code',
    state: 'a-state',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
  })
  const open = `/accounts/${flow.account}/oauth2/authorize?${query}`
  const person = browser(service, flow.origin)
  const signIn = await person.get(open)
  await person.submit(await signIn.text(), 'sign-in', { email: flow.email, password: flow.password })
  return { ...made, person, open }
}

test('signing in says when the account is deleted and who asked for it, and gives no access', async () => {
  const { person, open, service, flow } = await leaving()
  const page = await (await person.get(open)).text()
  expect(page).toContain('Eva de Wit')
  expect(page).toMatch(/\d{4}, \d{2}:\d{2}|\d{4} (om|um|at) \d{2}:\d{2}/)
  expect(page).not.toContain('/consent?')
  await expect(authorizeCode(service, flow)).rejects.toThrow()
})

test('an admin keeps the account there and goes on to where they were going', async () => {
  const { person, open, service, flow, accountDb } = await leaving()
  const kept = await person.submit(await (await person.get(open)).text(), 'keep-account', {})
  expect(locationOf(kept)).toContain('/oauth2/authorize?client_id=')
  expect(await accountDb.selectFrom('account').select('deletes_at').execute()).toEqual([{ deletes_at: null }])
  const log = await accountDb.selectFrom('audit_entry').select('act').orderBy('id', 'desc').execute()
  expect(log[0]?.act).toBe('account.keep')
  expect((await authorizeFlow(service, flow)).access_token).toBeTruthy()
})

test('whoever is no admin is told whom to ask, and cannot keep it by hand', async () => {
  const { person, open, accountDb } = await leaving()
  const own = await (await person.get(open)).text()
  await accountDb.updateTable('account_user').set({ role: 'seller' }).execute()
  const page = await (await person.get(open)).text()
  expect(page).not.toContain('keep-account')
  // With the form of before, when they were one.
  await person.submit(own, 'keep-account', {})
  const [account] = await accountDb.selectFrom('account').select('deletes_at').execute()
  expect(account?.deletes_at).not.toBeNull()
})

test('once rows of it are being deleted nobody keeps it, and the page says so', async () => {
  const { person, open, accountDb } = await leaving()
  const own = await (await person.get(open)).text()
  expect(await beginRemoval(accountDb)).toBe(true)
  await person.submit(own, 'keep-account', {})
  const [account] = await accountDb.selectFrom('account').select('deletes_at').execute()
  expect(account?.deletes_at).not.toBeNull()
  const page = await (await person.get(open)).text()
  expect(page).toMatch(/can no longer be kept|kan niet meer worden behouden/)
  expect(page).not.toContain('keep-account')
})
