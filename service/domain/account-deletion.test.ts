import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deliverMails } from '#service/delivery/mails.ts'
import { inOrderOfRemoval } from '#service/store/removal.ts'
import { atEveryStatement, dyingAt } from '#service/testing/dying.ts'
import { plantedPerson } from '#service/testing/planted-person.ts'
import { sender } from '#service/testing/test-service.ts'
import type { Db } from '#service/store/db.ts'
import { selectAccountsToRemove } from '#service/store/account-deletion.ts'
import { beginDeletion, deletionPeriod, removeLeftAccount, takeBackDeletion } from './account-deletion.ts'

/** An account full of everything, whose only admin's password is known, and another beside it. */
async function leaving() {
  const planted = await plantedPerson()
  await planted.within.updateTable('account_user').set({ password_hash: 'plain old horse' }).execute()
  const other = await planted.addAccount('other')
  const theirs = sender(planted.service, other)
  await theirs('POST', '/contacts', { type: 'person', fullname: 'Al Lee' })
  await theirs('POST', '/api/app/other/settings/tags', { name: 'Roof' })
  const ask = (body: object = { name: 'installer BV', current_password: 'old horse' }) =>
    planted.app<{ date_deletes: string }>('POST', '/account/deletion', body)
  return { ...planted, other, theirs, askDeletion: ask }
}

async function removeLeftAccounts(ports: Parameters<typeof removeLeftAccount>[0], now: number) {
  for (const account of await selectAccountsToRemove(ports.db, now)) await removeLeftAccount(ports, account)
}

/** Rows of an account, by table: those that have any. */
async function rowsOf(db: Db, accountId: number) {
  const found: Record<string, number> = {}
  for (const { name, columns } of await db.introspection.getTables()) {
    const owner = name === 'account' ? 'id' : columns.find((column) => column.name === 'account_id')?.name
    if (!owner) continue
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)} where ${sql.ref(owner)} = ${accountId}`.execute(db)
    const count = Number(rows[0]?.count)
    if (count > 0) found[name] = count
  }
  return found
}

test('it takes the name of the account as it is written, and the password of the admin who asks', async () => {
  const { askDeletion, within } = await leaving()
  const wrong = await askDeletion({ name: 'installer', current_password: 'old horse' })
  expect(wrong).toMatchObject({
    status: 400,
    body: { errors: { name: ['Type the name of the account: installer BV'] } },
  })
  const guessed = await askDeletion({ name: 'installer BV', current_password: 'horse' })
  expect(guessed).toMatchObject({ status: 400, body: { errors: { current_password: [expect.any(String)] } } })
  expect(await within.selectFrom('account').select('deletes_at').execute()).toEqual([{ deletes_at: null }])
})

test('once asked for, every token, session, key and webhook ends at once, and the log tells who', async () => {
  const { askDeletion, within, send, clock } = await leaving()
  const { status, body } = await askDeletion()
  expect(status).toBe(200)
  expect(Date.parse(body.date_deletes)).toBe(clock.now + deletionPeriod)
  expect((await send('GET', '/hello')).status).toBe(401)
  for (const table of ['oauth_token', 'oauth_code', 'session', 'api_key', 'viewer_session', 'viewer_preview'] as const)
    expect(
      await within
        .selectFrom(table as 'session')
        .select('id')
        .execute(),
    ).toEqual([])
  expect((await within.selectFrom('webhook').select('active').execute()).map(({ active }) => active)).toEqual([0, 0])
  const log = await within.selectFrom('audit_entry').select(['act', 'user_name', 'changes']).execute()
  expect(log.at(-1)).toMatchObject({ act: 'privacy.delete-account', user_name: 'Eva de Wit' })
  expect(JSON.stringify(log)).not.toContain('horse')
})

test('within the period nothing is sent, and no customer reads anything', async () => {
  const { askDeletion, ask, token, run, ports, tick, within } = await leaving()
  await askDeletion()
  tick(86_400_000)
  const before = await within.selectFrom('mail').select(['id', 'state']).orderBy('id').execute()
  expect(before.some(({ state }) => state === 'queued')).toBe(true)
  const sent: unknown[] = []
  const from = { name: 'Firm', address: 'firm@installer.test' }
  const accepted = { outcome: 'accepted' } as const
  const mailer = { from, retrySeconds: [], send: async (mail: unknown) => (sent.push(mail), accepted) }
  await deliverMails({ ...ports, mail: mailer })
  await run()
  expect(sent).toEqual([])
  expect(await within.selectFrom('mail').select(['id', 'state']).orderBy('id').execute()).toEqual(before)
  expect((await ask('GET', '', undefined, { token })).status).toBe(404)
})

test('nothing goes before the period has ended; then everything of the account goes, and nothing of another', async () => {
  const { askDeletion, ports, clock, db, accountId, other } = await leaving()
  const theirs = await rowsOf(db, other.accountId)
  await askDeletion()
  const all = await rowsOf(db, accountId)
  await removeLeftAccounts(ports, clock.now + deletionPeriod - 1)
  expect(await rowsOf(db, accountId)).toEqual(all)
  await removeLeftAccounts(ports, clock.now + deletionPeriod)
  expect(await rowsOf(db, accountId)).toEqual({})
  expect(await rowsOf(db, other.accountId)).toEqual(theirs)
})

test('an account that is kept at that moment stays whole; one of which rows are gone is not kept any more', async () => {
  const { askDeletion, ports, clock, db, within, accountId } = await leaving()
  const now = clock.now + deletionPeriod
  await askDeletion()
  const all = await rowsOf(db, accountId)
  const [account] = await selectAccountsToRemove(db, now)
  if (!account) throw new Error('No account is to be removed')
  expect(await takeBackDeletion(within)).toBe(true)
  await removeLeftAccount(ports, account)
  expect(await rowsOf(db, accountId)).toEqual(all)

  await beginDeletion(within, clock.now, 'Eva')
  await removeLeftAccount({ ...ports, db: dyingAt(ports.db, 40).db }, account).catch(() => undefined)
  expect(await rowsOf(db, accountId)).not.toEqual(all)
  expect(await takeBackDeletion(within)).toBe(false)
  await removeLeftAccounts(ports, now)
  expect(await rowsOf(db, accountId)).toEqual({})
})

test('a process that dies at any statement of it loses nothing: the next one ends it', async () => {
  const { askDeletion, ports, clock, db, accountId, other } = await leaving()
  const theirs = await rowsOf(db, other.accountId)
  await askDeletion()
  const now = clock.now + deletionPeriod
  const deaths = await atEveryStatement(async (at) => {
    const dying = dyingAt(ports.db, at)
    await removeLeftAccounts({ ...ports, db: dying.db }, now).catch(() => undefined)
    return dying.hasDied()
  })
  expect(deaths).toBeGreaterThan(inOrderOfRemoval.length)
  expect(await rowsOf(db, accountId)).toEqual({})
  expect(await rowsOf(db, other.accountId)).toEqual(theirs)
})
