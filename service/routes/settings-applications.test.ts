import { describe, expect, test } from 'vitest'
import { hashToken } from '#service/domain/token-hash.ts'
import { listConsents, withdrawConsent } from '#service/oauth/settings-applications.ts'
import { appSender, appService, type AppService } from '#service/testing/app-sender.ts'
import { aProposal, detailsOf } from '#service/testing/builders.ts'
import { authorizeFlow, postForm } from '#service/testing/sign-in.ts'
import { oauthService } from '#service/testing/oauth-service.ts'
import { addToken, addUser, sender } from '#service/testing/test-service.ts'
import type { Problem } from '#wire/problem.ts'

type Made = { id: number; client_id: string; client_secret: string | null }
type Listed = { id: number; client_id: string; name: string; confidential: boolean; current: boolean }
type Consent = { id: number; application: { name: string }; current: boolean }

const application = { name: 'Reports', redirect_uris: ['https://reports.test/callback'] }

describe('applications', () => {
  test('are made with an id and a secret that is shown once and kept as its hash alone', async () => {
    const service = await appService()
    const key = { 'Idempotency-Key': 'k1' }
    const { status, body } = await service.ask<Made>('POST', '/settings/applications', application, key)
    expect(status).toBe(201)
    const secret = body.client_secret ?? ''
    expect(secret.length).toBeGreaterThanOrEqual(43)
    const again = await service.ask<Made>('POST', '/settings/applications', application, key)
    expect(again.body).toEqual({ ...body, client_secret: null })
    const { body: list } = await service.ask<Listed[]>('GET', '/settings/applications')
    expect(list.find(({ id }) => id === body.id)).toMatchObject({ ...application, confidential: true, current: false })
    expect(JSON.stringify(list)).not.toContain(secret)
    const stored = await service.within.selectFrom('oauth_client').selectAll().where('id', '=', body.id).execute()
    expect(stored).toMatchObject([{ secret_hash: await hashToken(secret) }])
    const kept = await service.within.selectFrom('given_answer').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(secret)
  })

  test('a public one has no secret, and none to rotate: 409', async () => {
    const { ask } = await appService()
    const { body } = await ask<Made>('POST', '/settings/applications', { ...application, confidential: false })
    expect(body.client_secret).toBeNull()
    expect((await ask('POST', `/settings/applications/${body.id}/rotate-secret`)).status).toBe(409)
  })

  test('a new secret takes the place of the old one', async () => {
    const { ask, within } = await appService()
    const { body } = await ask<Made>('POST', '/settings/applications', application)
    const rotated = await ask<Made>('POST', `/settings/applications/${body.id}/rotate-secret`)
    expect(rotated.body.client_secret).not.toBe(body.client_secret)
    const { secret_hash } = await within
      .selectFrom('oauth_client')
      .select('secret_hash')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow()
    expect(secret_hash).toBe(await hashToken(rotated.body.client_secret ?? ''))
  })

  test.each([
    'https://reports.test/callback?x=1',
    'http://localhost:4000/callback',
    'http://127.0.0.1/callback',
    'http://[::1]:9/callback',
    'com.example.app:/callback',
  ])('codes may be sent to %s', async (uri) => {
    const { ask } = await appService()
    expect((await ask('POST', '/settings/applications', { ...application, redirect_uris: [uri] })).status).toBe(201)
  })

  test.each([
    'http://reports.test/callback',
    'https://reports.test/callback#part',
    'https://me:secret@reports.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/callback',
    '',
  ])('codes are not sent to %j: 400', async (uri) => {
    const { ask } = await appService()
    const { status, body } = await ask<Problem>('POST', '/settings/applications', {
      ...application,
      redirect_uris: ['https://reports.test/', uri],
    })
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {})).toEqual(['redirect_uris.1'])
  })

  test('without an address to send codes to it is 400', async () => {
    const { ask } = await appService()
    expect((await ask('POST', '/settings/applications', { ...application, redirect_uris: [] })).status).toBe(400)
  })

  test('are changed in part', async () => {
    const { ask } = await appService()
    const { body } = await ask<Made>('POST', '/settings/applications', application)
    await ask('PATCH', `/settings/applications/${body.id}`, {
      redirect_uris: ['https://new.test/', 'https://new.test/'],
    })
    const { body: list } = await ask<Listed[]>('GET', '/settings/applications')
    expect(list.find(({ id }) => id === body.id)).toMatchObject({
      name: 'Reports',
      redirect_uris: ['https://new.test/'],
    })
  })

  test('deleted, their tokens are worth nothing from then on', async () => {
    const service = await appService()
    const token = await addToken(service.within, service.userId)
    const theirs = sender(service.service, { ...service, token })
    expect((await theirs('GET', '/hello')).status).toBe(200)
    const { body: list } = await service.ask<Listed[]>('GET', '/settings/applications')
    const other = list.find(({ current }) => !current)
    expect((await service.ask('DELETE', `/settings/applications/${other?.id}`)).status).toBe(200)
    expect((await theirs('GET', '/hello')).status).toBe(401)
  })

  test('the one that asks is not deleted and keeps its addresses: 409', async () => {
    const { ask } = await appService()
    const { body: list } = await ask<Listed[]>('GET', '/settings/applications')
    const address = `/settings/applications/${list.find(({ current }) => current)?.id}`
    await ask('PATCH', address, { redirect_uris: ['https://here.test/'] })
    expect((await ask('PATCH', address, { redirect_uris: ['https://there.test/'] })).status).toBe(409)
    expect((await ask('PATCH', address, { redirect_uris: ['https://there.test/', 'https://here.test/'] })).status).toBe(
      200,
    )
    expect((await ask('DELETE', address)).status).toBe(409)
  })

  test("another account's cannot be told from none", async () => {
    const ours = await appService()
    const { body } = await ours.ask<Made>('POST', '/settings/applications', application)
    const theirs = appSender({ send: sender(ours.service, await ours.addAccount('other')), account: 'other' })
    const address = `/settings/applications/${body.id}`
    expect((await theirs('PATCH', address, { name: 'x' })).status).toBe(404)
    expect((await theirs('POST', `${address}/rotate-secret`)).status).toBe(404)
    expect((await theirs('DELETE', address)).status).toBe(404)
    expect((await theirs<Listed[]>('GET', '/settings/applications')).body.map(({ id }) => id)).not.toContain(body.id)
  })
})

describe('consents', () => {
  const giveConsent = async ({ within, clock }: AppService, user_id: number, oauth_client_id: number) =>
    (
      await within
        .insertInto('consent')
        .values({ user_id, oauth_client_id, given_at: clock.now })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id

  test("are the user's own", async () => {
    const service = await appService()
    const { body: reports } = await service.ask<Made>('POST', '/settings/applications', application)
    const colleague = await addUser(service.within, 'Jan', 'Smit')
    const own = await giveConsent(service, service.userId, reports.id)
    const other = await giveConsent(service, colleague, reports.id)
    expect((await service.ask('GET', '/account/consents')).body).toEqual([
      {
        id: own,
        application: { id: reports.id, client_id: reports.client_id, name: 'Reports' },
        date_given: '2026-11-21T09:10:11.000000Z',
        current: false,
      },
    ])
    expect((await service.ask('DELETE', `/account/consents/${other}`)).status).toBe(404)
  })

  test('withdrawn, it ends what the application may do for this user, and no other', async () => {
    const service = await appService()
    const colleague = await addUser(service.within, 'Jan', 'Smit')
    const token = await addToken(service.within, service.userId)
    const { body: list } = await service.ask<Listed[]>('GET', '/settings/applications')
    const application = list.find(({ current }) => !current)?.id ?? 0
    await service.within.updateTable('oauth_client').set({ name: 'Shared' }).where('id', '=', application).execute()
    const theirToken = await addToken(service.within, colleague)
    await service.within
      .updateTable('oauth_token')
      .set({ oauth_client_id: application })
      .where('user_id', '=', colleague)
      .execute()
    const id = await giveConsent(service, service.userId, application)
    expect((await service.ask('DELETE', `/account/consents/${id}`)).status).toBe(200)
    expect((await service.ask<Consent[]>('GET', '/account/consents')).body).toEqual([])
    expect((await sender(service.service, { ...service, token })('GET', '/hello')).status).toBe(401)
    expect((await sender(service.service, { ...service, token: theirToken })('GET', '/hello')).status).toBe(200)
  })

  test('withdrawn, the next sign-in asks for it again, and refreshing ends', async () => {
    const { service, flow, accountDb, ports } = await oauthService()
    const tokens = await authorizeFlow(service, flow)
    const user = await accountDb.selectFrom('account_user').selectAll().executeTakeFirstOrThrow()
    const unit = {
      db: accountDb,
      account: { id: 0, name: flow.account, currency: 'EUR', locale: 'nl-NL' },
      user,
      now: ports.now(),
      appUrl: '',
    }
    const [consent] = await listConsents(unit)
    await withdrawConsent(unit, consent?.id ?? 0)
    const refreshed = await postForm(service, flow, 'refresh-token', {
      grant_type: 'refresh_token',
      client_id: flow.clientId,
      refresh_token: tokens.refresh_token,
    })
    expect(refreshed.status).toBe(400)
    expect(await listConsents(unit)).toEqual([])
    await authorizeFlow(service, flow)
    expect(await listConsents(unit)).toHaveLength(1)
  })
})

describe('the account', () => {
  test('its name, currency and locale are changed in part; the name in addresses stays', async () => {
    const { ask, account } = await appService()
    expect((await ask('PATCH', '/account', { name: 'Installers Ltd' })).body).toEqual({ status: '200 OK' })
    await ask('PUT', '/account', { currency: 'gbp', locale: 'en-gb' })
    expect((await ask('GET', '/account')).body).toEqual({
      account_name: account,
      name: 'Installers Ltd',
      currency: 'GBP',
      locale: 'en-GB',
      admins: ['Eva de Wit'],
      former_users: [],
      sellers_see: 'all',
      assistants_from: 'reader',
      assistants_url: 'https://proffer.test/mcp/installer',
      audit_days: 365,
      event_days: 30,
      has_details: true,
      trash_days: 0,
      visit_days: 0,
      mail_days: 0,
      proof_years: 7,
      mail_server: false,
      time_zone: 'Europe/Amsterdam',
    })
  })

  test('proposals are shown in the new currency and notation, their amounts unchanged', async () => {
    const service = await appService()
    const { id } = await aProposal(service)
    await service.ask('PATCH', '/account', { currency: 'GBP', locale: 'en-GB' })
    expect(await detailsOf(service, id)).toMatchObject({ price_total: '£100.00', price_total_original: '100.00' })
  })

  test.each([
    ['currency', 'EURO'],
    ['currency', 'XQQ'],
    ['currency', ''],
    ['locale', 'xx-YY'],
    ['locale', 'nl_NL'],
    ['locale', 'nl-NL-u-nu-arab'],
    ['locale', ''],
    ['name', ' '],
  ])('%s %j is 400', async (key, value) => {
    const { ask } = await appService()
    const { status, body } = await ask<Problem>('PATCH', '/account', { [key]: value })
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {})).toEqual([key])
  })
})
