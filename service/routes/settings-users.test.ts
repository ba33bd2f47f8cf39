import { describe, expect, test } from 'vitest'
import { appSender, appService, type AppService } from '#service/testing/app-sender.ts'
import { anOrganisation, aProposal } from '#service/testing/builders.ts'
import { addToken, sender } from '#service/testing/test-service.ts'
import type { Problem } from '#wire/problem.ts'

type Made = { id: number; password: string | null }
type Listed = { id: number; email: string; active: boolean }

const newUser = { email: 'Jan@Installer.test', firstname: 'Jan', lastname: 'Smit', phone: '070 2', jobtitle: 'Adviser' }

const aUser = async ({ ask }: AppService, fields: object = {}) =>
  (await ask<Made>('POST', '/settings/users', { ...newUser, ...fields })).body

const passwordOf = async ({ within }: AppService, id: number) =>
  (await within.selectFrom('account_user').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow())
    .password_hash

/** Another user of the account, signed in. */
async function colleague(service: AppService) {
  const { id } = await aUser(service)
  const token = await addToken(service.within, id)
  return { id, ask: appSender({ send: sender(service.service, { ...service, token }), account: service.account }) }
}

describe('a user', () => {
  test('is made without a password, and one that nobody chose is shown once', async () => {
    const service = await appService()
    const { status, body } = await service.ask<Made>('POST', '/settings/users', newUser)
    expect(status).toBe(201)
    expect(body.password).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/)
    expect(await passwordOf(service, body.id)).toBe(`plain ${body.password}`)
    expect((await service.ask<Listed[]>('GET', '/settings/users')).body).toContainEqual({
      ...newUser,
      id: body.id,
      date_lastlogin: null,
      active: true,
    })
  })

  test('is made with a password that the asker chose, which is not shown', async () => {
    const service = await appService()
    const { id, password } = await aUser(service, { password: 'right horse' })
    expect(password).toBeNull()
    expect(await passwordOf(service, id)).toBe('plain right horse')
  })

  test('a repeat with the same Idempotency-Key makes no other, and shows no password again', async () => {
    const service = await appService()
    const key = { 'Idempotency-Key': 'k1' }
    const first = await service.ask<Made>('POST', '/settings/users', newUser, key)
    const again = await service.ask<Made>('POST', '/settings/users', newUser, key)
    expect(again.body).toEqual({ id: first.body.id, password: null })
    expect(again.headers.get('Idempotency-Replayed')).toBe('true')
  })

  test('neither a password nor what could be tried against it is kept with an Idempotency-Key', async () => {
    const service = await appService()
    const key = { 'Idempotency-Key': 'k1' }
    await aUser(service)
    await service.ask('POST', '/settings/users', { ...newUser, email: 'a@b.test', password: 'right horse' }, key)
    const another = { ...newUser, email: 'a@b.test', password: 'wrong horse' }
    expect((await service.ask('POST', '/settings/users', another, key)).status).toBe(201)
    const kept = await service.within.selectFrom('given_answer').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('horse')
  })

  test.each([
    ['email', { email: '' }],
    ['email', { email: 'no address' }],
    ['password', { password: 'seven77' }],
    ['firstname', { firstname: 'x'.repeat(256) }],
  ])('%s in %j is 400', async (path, fields) => {
    const { ask } = await appService()
    const { status, body } = await ask<Problem>('POST', '/settings/users', { ...newUser, ...fields })
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {})).toEqual([path])
  })

  test('has an email address of their own, whatever its case: 409 names the field', async () => {
    const service = await appService()
    const { id } = await aUser(service)
    const taken = await service.ask<Problem>('POST', '/settings/users', { ...newUser, email: 'JAN@installer.TEST' })
    expect(taken).toMatchObject({ status: 409, body: { errors: { email: ['Another user has this email address'] } } })
    const own = await service.ask('PATCH', `/settings/users/${id}`, { email: 'jan@installer.test' })
    expect(own.status).toBe(200)
    expect((await service.ask('PATCH', `/settings/users/${service.userId}`, { email: newUser.email })).status).toBe(409)
  })

  test('may have the email address of a user of another account', async () => {
    const service = await appService()
    await aUser(service)
    const other = await service.addAccount('other')
    const theirs = appSender({ send: sender(service.service, other), account: 'other' })
    expect((await theirs('POST', '/settings/users', newUser)).status).toBe(201)
  })

  test('is changed in part', async () => {
    const service = await appService()
    const { id } = await aUser(service)
    await service.ask('PATCH', `/settings/users/${id}`, { phone: '', jobtitle: 'Director' })
    const { body } = await service.ask<Listed[]>('GET', '/settings/users')
    expect(body.find((user) => user.id === id)).toMatchObject({ ...newUser, phone: '', jobtitle: 'Director' })
  })
})

describe('leaving', () => {
  test('deactivated, a user is signed out for good and no longer listed in version 2', async () => {
    const service = await appService()
    const { id, ask } = await colleague(service)
    expect((await ask('GET', '/account')).status).toBe(200)
    expect((await service.ask('PATCH', `/settings/users/${id}`, { active: false })).status).toBe(200)
    expect((await ask('GET', '/account')).status).toBe(401)
    expect((await service.send<Listed[]>('GET', '/account/users')).body.map((user) => user.id)).toEqual([
      service.userId,
    ])
    await service.ask('PATCH', `/settings/users/${id}`, { active: true })
    expect((await ask('GET', '/account')).status).toBe(401)
  })

  test('the last active user is neither deactivated nor deleted: 409', async () => {
    const service = await appService()
    const { id } = await aUser(service)
    await service.ask('PATCH', `/settings/users/${id}`, { active: false })
    const own = `/settings/users/${service.userId}`
    for (const refused of [
      await service.ask<Problem>('PATCH', own, { active: false }),
      await service.ask<Problem>('DELETE', own),
    ])
      expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('last active user') } })
  })

  test('nobody deactivates or deletes themselves: 409', async () => {
    const service = await appService()
    await aUser(service)
    const own = `/settings/users/${service.userId}`
    expect((await service.ask('PATCH', own, { active: 0 })).status).toBe(409)
    expect((await service.ask('DELETE', own)).status).toBe(409)
  })

  test('of two who deactivate each other at once, one stays', async () => {
    const service = await appService()
    const { id, ask } = await colleague(service)
    await Promise.all([
      service.ask('PATCH', `/settings/users/${id}`, { active: false }),
      ask('PATCH', `/settings/users/${service.userId}`, { active: false }),
    ])
    const active = await service.within.selectFrom('account_user').select('id').where('active', '=', 1).execute()
    expect(active).toHaveLength(1)
  })

  test('who has left nothing behind is deleted, with sessions and tokens', async () => {
    const service = await appService()
    const { id, ask } = await colleague(service)
    await ask('POST', '/settings/tags', { name: 'x' }, { 'Idempotency-Key': 'k1' })
    expect((await service.ask('DELETE', `/settings/users/${id}`)).body).toBe('The user is deleted.')
    expect((await ask('GET', '/account')).status).toBe(401)
    expect((await service.ask('DELETE', `/settings/users/${id}`)).status).toBe(404)
  })

  test('whose name stands on proposals or contacts is kept: 409 says to deactivate', async () => {
    const service = await appService()
    const { id } = await aUser(service)
    await aProposal(service, { account_user_id: id })
    await anOrganisation(service)
    await service.within.updateTable('contact').set({ account_user_id: id }).execute()
    const { status, body } = await service.ask<Problem>('DELETE', `/settings/users/${id}`)
    expect(status).toBe(409)
    expect(body.detail).toBe('1 proposal and 3 contacts name this user. Deactivate them instead.')
  })
})

describe('passwords', () => {
  test('another user may set one, and that signs the user out everywhere', async () => {
    const service = await appService()
    const { id, ask } = await colleague(service)
    expect((await service.ask('PATCH', `/settings/users/${id}`, { password: 'right horse' })).status).toBe(200)
    expect(await passwordOf(service, id)).toBe('plain right horse')
    expect((await ask('GET', '/account')).status).toBe(401)
  })

  test('reset, it becomes one that nobody chose, shown once, and signs the user out everywhere', async () => {
    const service = await appService()
    const { id, ask } = await colleague(service)
    const key = { 'Idempotency-Key': 'k1' }
    const { body } = await service.ask<Made>('POST', `/settings/users/${id}/reset-password`, undefined, key)
    expect(await passwordOf(service, id)).toBe(`plain ${body.password}`)
    expect((await ask('GET', '/account')).status).toBe(401)
    const again = await service.ask<Made>('POST', `/settings/users/${id}/reset-password`, undefined, key)
    expect(again.body).toEqual({ password: null })
  })

  test("one's own is neither set nor reset without the current one: 409", async () => {
    const service = await appService()
    const own = `/settings/users/${service.userId}`
    expect((await service.ask('PATCH', own, { password: 'right horse' })).status).toBe(409)
    expect((await service.ask('POST', `${own}/reset-password`)).status).toBe(409)
  })

  async function withPassword() {
    const service = await appService()
    await service.within.updateTable('account_user').set({ password_hash: 'plain right horse' }).execute()
    const change = (current_password: string, password = 'better horse') =>
      service.ask<Problem>('POST', '/account/password', { current_password, password })
    return { ...service, change }
  }

  test("with the current one, one's own is changed, and every sign-in ends, this one too", async () => {
    const service = await withPassword()
    expect((await service.change('right horse')).body).toEqual({ status: '200 OK' })
    expect(await passwordOf(service, service.userId)).toBe('plain better horse')
    expect((await service.ask('GET', '/account')).status).toBe(401)
  })

  test('a wrong current one is 400 and changes nothing', async () => {
    const service = await withPassword()
    const { status, body } = await service.change('wrong horse')
    expect(status).toBe(400)
    expect(body.errors).toEqual({ current_password: ['This is not your current password'] })
    expect(await passwordOf(service, service.userId)).toBe('plain right horse')
  })

  test('it cannot be tried for long: after 10 wrong ones the right one is refused too, for 15 minutes', async () => {
    const service = await withPassword()
    for (let tries = 0; tries < 10; tries++) expect((await service.change('wrong horse')).status).toBe(400)
    const refused = await service.change('right horse')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('900')
    service.tick(15 * 60 * 1000)
    expect((await service.change('right horse')).status).toBe(200)
  })

  test('wrong ones count apart: they keep nobody from signing in, and signing in wrong does not count here', async () => {
    const service = await withPassword()
    for (let tries = 0; tries < 10; tries++) await service.change('wrong horse')
    const failures = await service.within.selectFrom('sign_in_failure').select(['name_key', 'address']).execute()
    expect(failures).toHaveLength(10)
    // Who signs in is looked up in lower case.
    expect(failures.filter(({ name_key }) => name_key === name_key.toLowerCase())).toEqual([])
  })
})

test("another account's users cannot be told from none", async () => {
  const service = await appService()
  const other = await service.addAccount('other')
  const { id } = await aUser(service)
  const theirs = appSender({ send: sender(service.service, other), account: 'other' })
  expect((await theirs('PATCH', `/settings/users/${id}`, { password: 'right horse' })).status).toBe(404)
  expect((await theirs('POST', `/settings/users/${id}/reset-password`)).status).toBe(404)
  expect((await theirs('DELETE', `/settings/users/${id}`)).status).toBe(404)
  expect((await theirs<Listed[]>('GET', '/settings/users')).body.map((user) => user.id)).toEqual([other.userId])
})
