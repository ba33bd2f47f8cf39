import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '#service/store/db.ts'
import { migrate as migrateTo } from '#service/store/migrate.ts'
import { migrate } from './commands/migrate.ts'
import { openWorkplace } from './open-service.ts'
import { readSettings } from './settings.ts'
import { sqliteDialect } from './sqlite.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'proffer-migrate-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The command on a database file, as the program runs it. */
async function ran(file: string) {
  const settings = readSettings({ DATABASE_URL: `file:${file}` })
  const opened: Awaited<ReturnType<typeof openWorkplace>>[] = []
  const open = async () => {
    const one = await openWorkplace(settings)
    opened.push(one)
    return one
  }
  return migrate.run([], open, settings).finally(async () => {
    for (const { db } of opened) await db.destroy()
  })
}

test('migrate makes everybody of before there were roles an admin, and says so, once', async () => {
  const file = join(folder, 'before-roles.db')
  const before = openDb(sqliteDialect(file))
  await migrateTo(before, { to: '0072-viewer-previews' })
  await before.destroy()
  const raw = new DatabaseSync(file)
  raw.exec(`
    insert into account (name, title, currency, locale, last_proposal_number, created_at)
      values ('firm', '', 'EUR', 'nl', 0, 0);
    insert into account_user
      (account_id, email, email_key, firstname, lastname, phone, jobtitle, password_hash, active)
      values (1, 'eva@firm.test', 'eva@firm.test', '', '', '', '', '', 1),
             (1, 'bo@firm.test', 'bo@firm.test', '', '', '', '', '', 1);
  `)
  raw.close()

  const { words, data } = await ran(file)
  expect(words).toContain('Everybody who was there is an admin (2); give others less under Users')
  expect(data).toMatchObject({ made_admin: 2 })
  const after = new DatabaseSync(file, { readOnly: true })
  expect(after.prepare('select role from account_user').all()).toEqual([{ role: 'admin' }, { role: 'admin' }])
  after.close()
  const again = await ran(file)
  expect(again.words).toContain('already was the newest')
  expect(again.words).not.toContain('admin')
})

test('migrate of a database that nobody was in yet says nothing of roles', async () => {
  const { words, data } = await ran(join(folder, 'new.db'))
  expect(words).not.toContain('admin')
  expect(data).toMatchObject({ made_admin: 0 })
})
