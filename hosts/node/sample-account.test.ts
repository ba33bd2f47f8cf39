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

async function newWorkplace() {
  const db = openDb(sqliteDialect(''))
  await migrate(db)
  return { db, now: () => Date.UTC(2026, 10, 21), passwords: cheapPasswords }
}

async function appClient({ db }: Awaited<ReturnType<typeof newWorkplace>>) {
  const account = await findAccount(db, 'van-vliet')
  return account && findClient(withinAccount(db, account.id), 'proffer-app')
}

test('the first start makes a sample account that the app can sign in to, and says how', async () => {
  const workplace = await newWorkplace()
  const words = await ensureSample(workplace, here)
  expect(words).toContain(sampleSignIn.email)
  expect(words).toContain(sampleSignIn.password)
  expect(await appClient(workplace)).toMatchObject({
    secret_hash: null,
    redirect_uris: ['http://localhost:4000/callback', 'http://127.0.0.1:4000/callback'],
  })
})

test('a later start makes nothing, and says how to sign in while the password is the one it came with', async () => {
  const workplace = await newWorkplace()
  await ensureSample(workplace, here)
  expect(await ensureSample(workplace, here)).toContain(sampleSignIn.password)
  expect(await workplace.db.selectFrom('account').select('id').execute()).toHaveLength(1)
  await workplace.db.updateTable('account_user').set({ password_hash: 'changed' }).execute()
  expect(await ensureSample(workplace, here)).toBeUndefined()
})

test('a server that has moved takes the client of the app along', async () => {
  const workplace = await newWorkplace()
  await ensureSample(workplace, here)
  await ensureSample(workplace, { ...here, publicUrl: 'http://localhost:5001' })
  expect((await appClient(workplace))?.redirect_uris).toContain('http://localhost:5001/callback')
})

test('on a server that others can reach, the password is not the one in the source', async () => {
  const workplace = await newWorkplace()
  const made = await createSample(workplace, { publicUrl: 'https://offers.example', appUrl: 'https://offers.example' })
  expect(made.password).not.toBe(sampleSignIn.password)
  expect(await ensureSample(workplace, { publicUrl: 'https://offers.example', appUrl: '' })).toBeUndefined()
})

test('where there are accounts already no sample is made', async () => {
  const workplace = await newWorkplace()
  await createSample(workplace, here, 'other')
  expect(await ensureSample(workplace, here)).toBeUndefined()
  expect(await findAccount(workplace.db, 'van-vliet')).toBeUndefined()
  await expect(createSample(workplace, here, 'other')).rejects.toThrow('There is already an account other')
})
