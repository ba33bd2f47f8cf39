import { expect, test } from 'vitest'
import { appSender, appService } from '#service/testing/app-sender.ts'
import { mailing } from '#service/testing/mailing.ts'
import { sender } from '#service/testing/test-service.ts'
import type { Problem } from '#wire/problem.ts'

type Handed = { id: number; link: string | null }
type Invitation = { id: number; email: string; expired: boolean }
type Mail = { id: number; subject: string; message: string }

test('where no mail goes out, the link is told once and kept as a hash alone', async () => {
  const { ask, within } = await appService()
  const key = { 'Idempotency-Key': 'k1' }
  const { status, body } = await ask<Handed>('POST', '/settings/invitations', { email: 'Bo@installer.test' }, key)
  expect(status).toBe(201)
  expect(body.link).toMatch(
    /^https:\/\/proffer\.test\/accounts\/installer\/oauth2\/accept-invitation\?token=[\w-]{43}$/,
  )
  const again = await ask<Handed>('POST', '/settings/invitations', { email: 'Bo@installer.test' }, key)
  expect(again.body).toEqual({ id: body.id, link: null })
  const kept = JSON.stringify([
    await within.selectFrom('invitation').selectAll().execute(),
    await within.selectFrom('given_answer').selectAll().execute(),
  ])
  expect(kept).not.toContain(body.link?.split('=')[1])
})

test('where mail goes out, the link is in the mail alone, in the language of the account', async () => {
  const { ask, sent, deliver } = await mailing()
  const { body } = await ask<Handed>('POST', '/settings/invitations', { email: 'bo@installer.test' })
  expect(body.link).toBeNull()
  await deliver()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    to: 'bo@installer.test',
    subject: 'Uitnodiging voor installer BV in Proffer',
    replyTo: { address: 'eva@installer.test' },
  })
  expect(sent[0]?.text).toMatch(/oauth2\/accept-invitation\?token=[\w-]{43}\n/)
})

test('nobody reads the link in the outbox, and the database forgets it once it is sent', async () => {
  const { ask, within, deliver } = await mailing()
  await ask('POST', '/settings/invitations', { email: 'bo@installer.test' })
  const listed = (await ask<Mail[]>('GET', '/mails')).body
  const { body } = await ask<Mail>('GET', `/mails/${listed[0]?.id}`)
  expect(body.message).not.toContain('token')
  await deliver()
  expect(await within.selectFrom('mail').select(['state', 'body']).execute()).toEqual([{ state: 'sent', body: '' }])
})

test('a user or somebody who was invited is not invited again: 409 names the field', async () => {
  const { ask } = await appService()
  const invite = (email: string) => ask<Problem>('POST', '/settings/invitations', { email })
  await invite('bo@installer.test')
  expect(await invite('BO@installer.test')).toMatchObject({
    status: 409,
    body: { errors: { email: [expect.any(String)] } },
  })
  expect((await invite('Eva@installer.test')).body.errors).toEqual({ email: ['Another user has this email address'] })
  expect((await invite('no address')).status).toBe(400)
})

test('the list says until when; sent again, an ended invitation counts anew', async () => {
  const { ask, tick } = await appService()
  const { id } = (await ask<Handed>('POST', '/settings/invitations', { email: 'bo@installer.test' })).body
  const listed = async () => (await ask<Invitation[]>('GET', '/settings/invitations')).body
  expect(await listed()).toEqual([
    {
      id,
      email: 'bo@installer.test',
      role: 'seller',
      date_sent: '2026-11-21T09:10:11.000000Z',
      date_expires: '2026-11-28T09:10:11.000000Z',
      expired: false,
    },
  ])
  tick(7 * 86_400_000)
  expect(await listed()).toMatchObject([{ expired: true }])
  expect((await ask<Handed>('POST', `/settings/invitations/${id}/resend`)).body.link).toContain('token=')
  expect(await listed()).toMatchObject([{ expired: false, date_expires: '2026-12-05T09:10:11.000000Z' }])
})

test('withdrawn it is gone, and another account never sees it', async () => {
  const { ask, addAccount, service } = await appService()
  const other = await addAccount('other')
  const theirs = appSender({ send: sender(service, other), account: 'other' })
  const { id } = (await ask<Handed>('POST', '/settings/invitations', { email: 'bo@installer.test' })).body
  expect((await theirs('DELETE', `/settings/invitations/${id}`)).status).toBe(404)
  expect((await theirs('GET', '/settings/invitations')).body).toEqual([])
  expect((await ask('DELETE', `/settings/invitations/${id}`)).status).toBe(200)
  expect((await ask('GET', '/settings/invitations')).body).toEqual([])
})
