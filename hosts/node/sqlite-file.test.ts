import { chmodSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createService } from '#service/app.ts'
import type { LogEntry } from '#service/ports.ts'
import { addAccount, portsOn, sender } from '#service/testing/test-service.ts'
import { openDatabase } from './open-database.ts'
import { backUpFile, restoreFile } from './sqlite-copy.ts'

const folder = mkdtempSync(join(tmpdir(), 'proffer-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

async function serving(name: string) {
  const file = join(folder, name, 'proffer.db')
  const { db, isInPlace } = await openDatabase({ engine: 'sqlite', file })
  const log: LogEntry[] = []
  const account = await addAccount(db, 'installer')
  const service = createService({ ...portsOn(db, { now: Date.now() }, log), isInPlace })
  const isReady = async () => (await service.fetch(new Request('https://proffer.test/readyz'))).status
  return { file, db, log, isReady, send: sender(service, account) }
}

describe.skipIf(process.platform === 'win32')('of what is on disk', () => {
  test('the database, its logs, a backup and what is restored can be read by their owner alone', async () => {
    const { file, db } = await serving('rights')
    const backup = join(folder, 'backups/today.db')
    backUpFile(file, backup)
    expect([file, `${file}-wal`, `${file}-shm`, backup].map(rightsOf)).toEqual(['600', '600', '600', '600'])
    await db.destroy()

    chmodSync(backup, 0o644)
    restoreFile(backup, file, { force: true })
    expect(rightsOf(file)).toBe('600')
  })

  test('a database that others could read is taken from them when it is opened', async () => {
    const { file, db } = await serving('opened-up')
    await db.destroy()
    chmodSync(file, 0o644)
    const again = await openDatabase({ engine: 'sqlite', file })
    expect(rightsOf(file)).toBe('600')
    await again.db.destroy()
  })
})

describe.skipIf(process.platform === 'win32')('a database file that is', () => {
  const write = { type: 'organisation', name: 'Roof' }

  test.each([
    { how: 'deleted', away: (file: string) => rmSync(file) },
    {
      how: 'replaced',
      away: (file: string) => {
        writeFileSync(`${file}.other`, '')
        renameSync(`${file}.other`, file)
      },
    },
  ])('$how while it is open makes the service not ready, and no write is acknowledged', async ({ how, away }) => {
    const { file, db, log, isReady, send } = await serving(how)
    expect((await send('POST', '/contacts', write)).status).toBe(201)
    expect(await isReady()).toBe(200)

    away(file)
    expect(await isReady()).toBe(503)
    const refused = await send('POST', '/contacts', write)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('Retry-After')).toBe('5')
    const words = expect.stringContaining('was deleted or replaced while it was open')
    expect(log).toContainEqual(expect.objectContaining({ level: 'error', message: 'no database', error: words }))
    await db.destroy()
  })

  test('moved away and put back serves again without a restart', async () => {
    const { file, db, isReady, send } = await serving('moved')
    renameSync(file, `${file}.away`)
    expect((await send('POST', '/contacts', write)).status).toBe(503)
    expect((await send('GET', '/contacts/organisations')).status).toBe(200)
    renameSync(`${file}.away`, file)
    expect((await send('POST', '/contacts', write)).status).toBe(201)
    expect(await isReady()).toBe(200)
    await db.destroy()
  })
})
