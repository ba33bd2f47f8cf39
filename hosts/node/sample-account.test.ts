import { expect, test } from 'vitest'
import { sampleSignIn } from '#service/sample/settings.ts'
import { findAccount } from '#service/store/accounts.ts'
import { openDb } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'
import { findClient } from '#service/store/oauth-clients.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { cheapPasswords } from '#service/testing/sign-in.ts'
import { createSample, ensureSample } from './sample-account.ts'
import { sqliteDialect } from './sqlite.ts'

const here = { publicUrl: 'http://localhost:4000', appUrl: 'http://localhost:4000' }

async function workplace() {
  const db = openDb(sqliteDialect(''))
  await migrate(db)
  return { db, now: () => Date.UTC(2026, 10, 21), passwords: cheapPasswords }
}

async function appClient({ db }: Awaited<ReturnType<typeof workplace>>) {
  const account = await findAccount(db, 'van-vliet')
  return account && findClient(withinAccount(db, account.id), 'proffer-app')
}

test('the first start makes a sample account that the app can sign in to, and says how', async () => {
  const place = await workplace()
  const words = await ensureSample(place, here)
  expect(words).toContain(sampleSignIn.email)
  expect(words).toContain(sampleSignIn.password)
  expect(await appClient(place)).toMatchObject({
    secret_hash: null,
    redirect_uris: ['http://localhost:4000/callback', 'http://127.0.0.1:4000/callback'],
  })
})

test('a later start makes nothing, and says how to sign in while the password is the one it came with', async () => {
  const place = await workplace()
  await ensureSample(place, here)
  expect(await ensureSample(place, here)).toContain(sampleSignIn.password)
  expect(await place.db.selectFrom('account').select('id').execute()).toHaveLength(1)
  await place.db.updateTable('account_user').set({ password_hash: 'changed' }).execute()
  expect(await ensureSample(place, here)).toBeUndefined()
})

test('a server that has moved takes the client of the app along', async () => {
  const place = await workplace()
  await ensureSample(place, here)
  await ensureSample(place, { ...here, publicUrl: 'http://localhost:5001' })
  expect((await appClient(place))?.redirect_uris).toContain('http://localhost:5001/callback')
})

test('on a server that others can reach, the password is not the one in the source', async () => {
  const place = await workplace()
  const made = await createSample(place, { publicUrl: 'https://offers.example', appUrl: 'https://offers.example' })
  expect(made.password).not.toBe(sampleSignIn.password)
  expect(await ensureSample(place, { publicUrl: 'https://offers.example', appUrl: '' })).toBeUndefined()
})

test('where there are accounts already no sample is made', async () => {
  const place = await workplace()
  await createSample(place, here, 'other')
  expect(await ensureSample(place, here)).toBeUndefined()
  expect(await findAccount(place.db, 'van-vliet')).toBeUndefined()
  await expect(createSample(place, here, 'other')).rejects.toThrow('There is already an account other')
})
