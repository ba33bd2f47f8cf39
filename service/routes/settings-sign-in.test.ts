import { expect, test } from 'vitest'
import { newRecoveryCodes } from '#service/domain/recovery-codes.ts'
import { beginTotp } from '#service/domain/totp.ts'
import { appSender, appService, type AppService } from '#service/testing/app-sender.ts'
import { addToken, addUser, sender } from '#service/testing/test-service.ts'

type Factors = { authenticator_app: boolean; passkeys: number; recovery_codes: number; change_at: string }

async function withApp({ within, clock }: AppService, userId: number) {
  await beginTotp({ db: within, now: clock.now, key: undefined }, userId)
  await within.updateTable('totp').set({ confirmed: 1 }).execute()
  await newRecoveryCodes(within, userId, clock.now)
}

test('a second factor is required once the account says so', async () => {
  const { ask } = await appService()
  expect((await ask('GET', '/settings/sign-in')).body).toEqual({ require_second_factor: false })
  expect((await ask('PATCH', '/settings/sign-in', { require_second_factor: true })).status).toBe(200)
  expect((await ask('GET', '/settings/sign-in')).body).toEqual({ require_second_factor: true })
})

test('one sees what one signs in with, and where it is changed; nobody sees a secret', async () => {
  const service = await appService()
  const none = { authenticator_app: false, passkeys: 0, recovery_codes: 0 }
  const change_at = 'https://proffer.test/accounts/installer/oauth2/security?to=security'
  expect((await service.ask<Factors>('GET', '/account/factors')).body).toEqual({ ...none, change_at })
  await withApp(service, service.userId)
  const { body } = await service.ask<Factors>('GET', '/account/factors')
  expect(body).toEqual({ authenticator_app: true, passkeys: 0, recovery_codes: 10, change_at })
})

test('the list says who has one; removed for a colleague, it is gone, and they are signed out', async () => {
  const service = await appService()
  const jan = await addUser(service.within, 'Jan', 'Smit')
  const token = await addToken(service.within, jan)
  await withApp(service, jan)
  const listed = async () =>
    (await service.ask<{ id: number; second_factor: boolean }[]>('GET', '/settings/users')).body.find(
      ({ id }) => id === jan,
    )
  expect(await listed()).toMatchObject({ second_factor: true })
  expect((await service.ask('POST', `/settings/users/${jan}/remove-factors`)).status).toBe(200)
  expect(await listed()).toMatchObject({ second_factor: false })
  const theirs = appSender({ send: sender(service.service, { ...service, token }), account: service.account })
  expect((await theirs('GET', '/account')).status).toBe(401)
  expect(await service.within.selectFrom('recovery_code').select('id').execute()).toEqual([])
})
