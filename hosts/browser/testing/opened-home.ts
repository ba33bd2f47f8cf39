import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openHome, type Home, type Place } from '#hosts/browser/home.ts'
import { pbkdf2Passwords } from '#hosts/browser/passwords.ts'
import { emptyAccount, personas, placeholder } from '#hosts/browser/personas.ts'
import { sqliteDialect } from '#hosts/node/sqlite.ts'
import { createAccount } from '#service/oauth/register.ts'
import { loadSample } from '#service/sample/load-sample.ts'
import { openDb } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'
import { keptPages, newSqlite } from './page-stores.ts'

const madeFor = Date.now()
const address = 'https://demo.test/below'

async function sampleImage() {
  const folder = mkdtempSync(join(tmpdir(), 'proffer-image-'))
  const db = openDb(sqliteDialect(''))
  await migrate(db)
  // Cheap to check: the hash carries its own cost.
  const passwords = pbkdf2Passwords(10)
  await loadSample(db, { now: madeFor, passwords, appUrl: placeholder })
  const { name, title, email } = emptyAccount
  const { password } = personas.empty
  await createAccount({ db, passwords, now: () => madeFor }, { name, title, email, password })
  await sql`vacuum into ${join(folder, 'sample.db')}`.execute(db)
  const image = new Uint8Array(readFileSync(join(folder, 'sample.db')))
  rmSync(folder, { recursive: true })
  return image
}

let image: Promise<Uint8Array<ArrayBuffer>> | undefined

/** A home as a worker has it, whose worker can be stopped: the next one opens what was kept. */
export async function openedHome() {
  const { store } = keptPages()
  const told: object[] = []
  const place: Place = {
    address,
    clientId: 'proffer-app',
    sqlite3: newSqlite,
    store,
    image: async () => (await (image ??= sampleImage())).slice(),
    imageMadeFor: madeFor,
    look: { css: '', reference: '', font: undefined },
    log: () => undefined,
    tellApp: async (config) => void told.push({ account: config.account, ahead: config.ahead }),
    startOver: async (signIns) => {
      await home.close()
      await store.clear()
      home = await openHome(place, signIns)
    },
  }
  let home: Home = await openHome(place)

  return {
    told,
    /** Asked below the service's own path, as the worker asks it. */
    ask: (path: string, init?: RequestInit) => home.fetch(new Request(`https://demo.test${path}`, init)),
    demo: async (path: string, body?: object) => {
      const init = body && { method: 'POST', body: JSON.stringify(body) }
      return home.fetch(new Request(`https://demo.test/api/app/van-vliet/demo${path}`, init))
    },
    work: () => home.work(),
    restart: async () => {
      home = await openHome(place)
    },
  }
}
