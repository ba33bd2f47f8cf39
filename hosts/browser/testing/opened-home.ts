import { readFont } from '#hosts/node/fonts.ts'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { keepHome } from '#hosts/browser/home-keeper.ts'
import { openHome, type Home, type HomeEnvironment } from '#hosts/browser/home.ts'
import { pbkdf2Passwords } from '#hosts/browser/passwords.ts'
import { emptyAccount, personas, placeholder } from '#hosts/browser/personas.ts'
import { sqliteDialect } from '#hosts/node/sqlite.ts'
import { createAccount } from '#service/oauth/register.ts'
import { loadSample } from '#service/sample/load-sample.ts'
import { openDb } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'
import { keptPages, newSqlite } from './page-stores.ts'

const day = 24 * 60 * 60 * 1000
/** As the image of a build: the morning of its day. */
export const madeFor = Math.floor(Date.now() / day) * day + 8.5 * (day / 24)
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

type AppConfig = { account: string; ahead: number }

/** All that a home needs but what is kept of it. */
const environmentFor = (configs: AppConfig[]) => ({
  address,
  clientId: 'proffer-app',
  sqlite3: newSqlite,
  image: async () => (await (image ??= sampleImage())).slice(),
  imageMadeFor: madeFor,
  look: { css: '', reference: '', referenceScript: '', font: undefined },
  readFont,
  log: () => undefined,
  tellApp: async ({ account, ahead }: AppConfig) => void configs.push({ account, ahead }),
})

const clientOf = (fetch: Home['fetch']) => ({
  /** Asked below the service's own path, as the worker asks it. */
  ask: (path: string, init?: RequestInit) => fetch(new Request(`https://demo.test${path}`, init)),
  demo: (path: string, body?: object) => {
    const init = body && { method: 'POST', body: JSON.stringify(body) }
    return fetch(new Request(`https://demo.test/api/app/van-vliet/demo${path}`, init))
  },
})

const notInThisTest = () => Promise.reject(new Error('Only a keeper puts one home in the place of another'))

/** A home as a worker has it, whose worker can be stopped: the next one opens what was kept. */
export async function openedHome() {
  const { store } = keptPages()
  const configs: AppConfig[] = []
  const environment: HomeEnvironment = {
    ...environmentFor(configs),
    store,
    startOver: notInThisTest,
    takeBack: notInThisTest,
  }
  let home: Home = await openHome(environment)
  return {
    configs,
    ...clientOf((request) => home.fetch(request)),
    runDue: () => home.runDue(),
    restart: async () => {
      home = await openHome(environment)
    },
  }
}

/** A worker with its keeper. `clear` takes away what was kept while it lives, as a browser does that is told to. */
export function keptHome() {
  const stores = new Map<string, ReturnType<typeof keptPages>>()
  const configs: AppConfig[] = []
  const replaced = { times: 0 }
  const complaints: string[] = []
  const storeOf = (name: string) => {
    const kept = stores.get(name) ?? keptPages()
    stores.set(name, kept)
    return kept
  }
  const keeper = keepHome({
    ...environmentFor(configs),
    log: ({ level, message }) => void (level === 'error' && complaints.push(message)),
    name: 'kept',
    openStore: async (name) => storeOf(name).store,
    tellReplaced: () => replaced.times++,
  })
  return {
    configs,
    replaced,
    /** What the home logged as an error. */
    complaints,
    ...clientOf(keeper.fetch),
    /** Whether the browser has no room for more. */
    fill: (isFull: boolean) => {
      storeOf('kept').state.isFull = isFull
    },
    clear: () => {
      storeOf('kept').state.isLost = true
      stores.clear()
    },
    /** The same, and no word of it: the next write finds out. */
    clearUnseen: () => {
      storeOf('kept').state.isCleared = true
      stores.clear()
    },
  }
}
