import { describe, expect, test } from 'vitest'
import { appSender, appService, type AppService } from '#service/testing/app-sender.ts'
import { anOrganisation, aProposal } from '#service/testing/builders.ts'
import { mailing } from '#service/testing/mailing.ts'
import { addToken, addUser, sender } from '#service/testing/test-service.ts'
import type { Problem } from '#wire/problem.ts'
import type { Role } from '#wire/roles.ts'

type Handed = { id: number; link: string | null }
type Listed = { id: number; email: string; active: boolean; new_email: string | null }

const aUser = ({ within }: AppService, { role = 'seller' }: { role?: Role } = {}) =>
  addUser(within, 'Jan', 'Smit', { role })

const passwordOf = async ({ within }: AppService, id: number) =>
  (await within.selectFrom('account_user').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow())
    .password_hash

/** Another admin of the account, signed in. */
async function colleague(service: AppService) {
  const id = await aUser(service, { role: 'admin' })
  const token = await addToken(service.within, id)
  return { id, ask: appSender({ send: sender(service.service, { ...service, token }), account: service.account }) }
}

test('a user is changed in part, but neither address nor password: 400', async () => {
  const service = await appService()
  const id = await aUser(service)
  const path = `/settings/users/${id}`
  await service.ask('PATCH', path, { phone: '', jobtitle: 'Director' })
  const { body } = await service.ask<Listed[]>('GET', '/settings/users')
  expect(body.find((user) => user.id === id)).toMatchObject({ firstname: 'Jan', phone: '', jobtitle: 'Director' })
  for (const refused of [{ email: 'a@b.test' }, { password: 'right horse' }, { firstname: 'x'.repeat(256) }])
    expect((await service.ask<Problem>('PATCH', path, refused)).body.errors).toHaveProperty(
      Object.keys(refused)[0] ?? '',
    )
})

test.each(['reader', 'seller'] as const)(
  'a %s reads and changes their own details, and neither role nor others',
  async (role) => {
    const service = await appService()
    const id = await aUser(service, { role })
    const token = await addToken(service.within, id)
    const ask = appSender({ send: sender(service.service, { ...service, token }), account: service.account })
    expect((await ask('PATCH', '/account/user', { phone: '070 2', jobtitle: 'Director' })).status).toBe(200)
    expect((await ask('GET', '/account/user')).body).toMatchObject({
      id,
      phone: '070 2',
      jobtitle: 'Director',
      new_email: null,
    })
    expect((await ask('PATCH', '/account/user', { role: 'admin' })).status).toBe(400)
    expect((await ask('PATCH', `/settings/users/${service.userId}`, { phone: '' })).status).toBe(403)
  },
)

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

  test('takeover: the last active admin is neither deactivated, nor deleted, nor anything less: 409', async () => {
    const service = await appService()
    const id = await aUser(service)
    await service.ask('PATCH', `/settings/users/${id}`, { active: false })
    const own = `/settings/users/${service.userId}`
    for (const refused of [
      await service.ask<Problem>('PATCH', own, { active: false }),
      await service.ask<Problem>('PATCH', own, { role: 'seller' }),
      await service.ask<Problem>('DELETE', own),
    ])
      expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('last active admin') } })
  })

  test('nobody deactivates or deletes themselves: 409', async () => {
    const service = await appService()
    await aUser(service, { role: 'admin' })
    const own = `/settings/users/${service.userId}`
    expect((await service.ask('PATCH', own, { active: 0 })).status).toBe(409)
    expect((await service.ask('DELETE', own)).status).toBe(409)
  })

  test('nobody changes their own role: 409, but may send the one they have', async () => {
    const service = await appService()
    await aUser(service, { role: 'admin' })
    const own = `/settings/users/${service.userId}`
    expect((await service.ask('PATCH', own, { role: 'reader' })).status).toBe(409)
    expect((await service.ask('PATCH', own, { role: 'admin' })).status).toBe(200)
  })

  test('takeover: of two admins who lower each other at once, one stays admin', async () => {
    const service = await appService()
    const { id, ask } = await colleague(service)
    const answers = await Promise.all([
      service.ask('PATCH', `/settings/users/${id}`, { role: 'seller' }),
      ask('PATCH', `/settings/users/${service.userId}`, { role: 'reader' }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const admins = await service.within.selectFrom('account_user').select('id').where('role', '=', 'admin').execute()
    expect(admins).toHaveLength(1)
  })

  test('of an admin who is deactivated while they lower the one who does it, one stays admin', async () => {
    const service = await appService()
    const { id, ask } = await colleague(service)
    await Promise.all([
      service.ask('PATCH', `/settings/users/${id}`, { active: false }),
      ask('PATCH', `/settings/users/${service.userId}`, { role: 'seller' }),
    ])
    const stays = service.within.selectFrom('account_user').select('id').where('role', '=', 'admin')
    expect(await stays.where('active', '=', 1).execute()).toHaveLength(1)
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
    const id = await aUser(service)
    await aProposal(service, { account_user_id: id })
    await anOrganisation(service)
    await service.within.updateTable('contact').set({ account_user_id: id }).execute()
    const { status, body } = await service.ask<Problem>('DELETE', `/settings/users/${id}`)
    expect(status).toBe(409)
    expect(body.detail).toBe('1 proposal and 3 contacts name this user. Deactivate them instead.')
  })
})

test('who keeps blocks or is to send something is kept: 409 says to deactivate', async () => {
  const service = await appService()
  const id = await aUser(service)
  const { id: proposal_id, version_id } = await aProposal(service)
  const now = service.clock.now
  await service.within
    .insertInto('saved_block')
    .values({ name: 'Terms', name_key: 'terms', kind: 'section', content: '{}', account_user_id: id, created_at: now })
    .execute()
  const sending = { proposal_id, version_id, account_user_id: id, request: '{}', state: 'due', reason: '' } as const
  await service.within
    .insertInto('scheduled_sending')
    .values({ ...sending, person: '', due_at: now, created_at: now, modified_at: now })
    .execute()
  const { status, body } = await service.ask<Problem>('DELETE', `/settings/users/${id}`)
  expect({ status, detail: body.detail }).toEqual({
    status: 409,
    detail: '1 block and 1 scheduled sending name this user. Deactivate them instead.',
  })
})

test('previews of who is deleted go along, and what they alone put off', async () => {
  const service = await appService()
  const id = await aUser(service)
  const { id: proposal_id, person } = await aProposal(service)
  const off = { kind: 'draft', began: 'x', put_off_at: service.clock.now, until_at: null } as const
  for (const user_id of [id, null])
    await service.within
      .insertInto('need_put_off')
      .values({ ...off, proposal_id, user_id })
      .execute()
  const preview = {
    token_hash: 'x',
    kind: 'preview',
    version: 'draft',
    acts: '[]',
    expires_at: service.clock.now,
  } as const
  await service.within
    .insertInto('viewer_preview')
    .values({ ...preview, proposal_id, contact_id: person.id, user_id: id })
    .execute()
  expect((await service.ask('DELETE', `/settings/users/${id}`)).body).toBe('The user is deleted.')
  const left = await service.within.selectFrom('need_put_off').select('user_id').execute()
  expect(left).toEqual([{ user_id: null }])
})

describe('passwords', () => {
  test('nobody sets or sees that of a colleague: they get a link, shown where no mail goes out', async () => {
    const service = await appService()
    const { id, ask } = await colleague(service)
    const key = { 'Idempotency-Key': 'k1' }
    const { status, body } = await service.ask<Handed>('POST', `/settings/users/${id}/reset-link`, undefined, key)
    expect(status).toBe(200)
    expect(body.link).toMatch(/^https:\/\/proffer\.test\/accounts\/installer\/oauth2\/reset-password\?token=[\w-]{43}$/)
    expect((await ask('GET', '/account')).status).toBe(200)
    const again = await service.ask<Handed>('POST', `/settings/users/${id}/reset-link`, undefined, key)
    expect(again.body).toEqual({ link: null })
    const token = body.link?.split('=')[1] ?? ''
    const kept = JSON.stringify(await service.within.selectFrom('user_link').selectAll().execute())
    expect(kept).not.toContain(token)
  })

  test('who is no longer active gets no link: 409', async () => {
    const service = await appService()
    const id = await aUser(service)
    await service.ask('PATCH', `/settings/users/${id}`, { active: false })
    expect((await service.ask('POST', `/settings/users/${id}/reset-link`)).status).toBe(409)
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

  test('takeover: a new address that somebody asked for with the old one is not confirmed any more', async () => {
    const service = await withPassword()
    const wish = { email: 'thief@x.test', current_password: 'right horse' }
    const { body } = await service.ask<Handed>('POST', '/account/email', wish)
    await service.change('right horse')
    expect((await service.service.fetch(new Request(body.link ?? ''))).status).toBe(404)
  })

  test('a wrong current one is 400 and changes nothing', async () => {
    const service = await withPassword()
    const { status, body } = await service.change('wrong horse')
    expect(status).toBe(400)
    expect(body.errors).toEqual({ current_password: ['This is not your current password'] })
    expect(await passwordOf(service, service.userId)).toBe('plain right horse')
  })

  test.each([
    ['/account/password', { password: 'better horse' }],
    ['/account/email', { email: 'eva@new.test' }],
    ['/account/deletion', { name: 'installer BV' }],
  ])('what is longer than any password is not held against the current one: %s', async (path, body) => {
    const service = await withPassword()
    const current_password = '\u0301\u0316'.repeat(30_000)
    const refused = await service.ask<Problem>('POST', path, { ...body, current_password })
    expect(refused.body.errors).toEqual({ current_password: ['Use at most 1,024 characters'] })
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

describe('an email address', () => {
  test('changes once it is confirmed; until then the list shows both', async () => {
    const service = await appService()
    const id = await aUser(service)
    const { body } = await service.ask<Handed>('POST', `/settings/users/${id}/email`, { email: 'jan@new.test' })
    expect(body.link).toContain('/oauth2/confirm-email?token=')
    const listed = (await service.ask<Listed[]>('GET', '/settings/users')).body.find((user) => user.id === id)
    expect(listed).toMatchObject({ email: 'jan@installer.test', new_email: 'jan@new.test' })
  })

  test('is confirmed by a link to the new one, and the old one is told without any, where mail goes out', async () => {
    const service = await mailing()
    const id = await aUser(service)
    const { body } = await service.ask<Handed>('POST', `/settings/users/${id}/email`, { email: 'jan@new.test' })
    expect(body.link).toBeNull()
    while ((await service.deliver()) > 0);
    const [told, confirming] = service.sent.toSorted((one, other) => one.to.localeCompare(other.to))
    expect([told?.to, confirming?.to, service.sent.length]).toEqual(['jan@installer.test', 'jan@new.test', 2])
    expect(told?.text).toContain('jan@new.test')
    expect(told?.text).not.toContain('token=')
    expect(confirming?.text).toMatch(/oauth2\/confirm-email\?token=[\w-]{43}\n/)
  })

  test('is one of their own, whatever its case: 409 names the field', async () => {
    const service = await appService()
    const id = await aUser(service)
    const taken = await service.ask<Problem>('POST', `/settings/users/${id}/email`, { email: 'EVA@installer.TEST' })
    expect(taken).toMatchObject({ status: 409, body: { errors: { email: ['Another user has this email address'] } } })
    const same = await service.ask<Problem>('POST', `/settings/users/${id}/email`, { email: 'jan@installer.test' })
    expect(same.body.errors).toEqual({ email: ['This is the address already'] })
  })

  test("one's own needs the current password", async () => {
    const service = await appService()
    await service.within.updateTable('account_user').set({ password_hash: 'plain right horse' }).execute()
    const change = (current_password: string) =>
      service.ask<Problem & Handed>('POST', '/account/email', { email: 'eva@new.test', current_password })
    expect((await change('wrong horse')).body.errors).toHaveProperty('current_password')
    expect((await change('right horse')).body.link).toContain('/confirm-email?token=')
  })
})

test("another account's users cannot be told from none", async () => {
  const service = await appService()
  const other = await service.addAccount('other')
  const id = await aUser(service)
  const theirs = appSender({ send: sender(service.service, other), account: 'other' })
  expect((await theirs('PATCH', `/settings/users/${id}`, { phone: '1' })).status).toBe(404)
  expect((await theirs('POST', `/settings/users/${id}/reset-link`)).status).toBe(404)
  expect((await theirs('POST', `/settings/users/${id}/email`, { email: 'a@b.test' })).status).toBe(404)
  expect((await theirs('DELETE', `/settings/users/${id}`)).status).toBe(404)
  expect((await theirs<Listed[]>('GET', '/settings/users')).body.map((user) => user.id)).toEqual([other.userId])
})
