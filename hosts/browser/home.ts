import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { createService } from '#service/app.ts'
import { defaultMailRetrySeconds, defaultSettings } from '#service/default-settings.ts'
import type { Mailer } from '#service/mail-ports.ts'
import type { LogEntry, Ports } from '#service/ports.ts'
import type { Db } from '#service/store/db.ts'
import { catcherNetwork } from './catcher.ts'
import { demoRoutes } from './demo-routes.ts'
import { passTimeUntil, workOff } from './due-work.ts'
import { createHomeTable, hasHomeTable, openHomeSettings, type HomeSettings } from './home-settings.ts'
import { openDatabase } from './open-database.ts'
import type { PageStore } from './page-store.ts'
import { pbkdf2Passwords } from './passwords.ts'
import { personas } from './personas.ts'
import { browserPictures } from './pictures.ts'
import { seed } from './seed.ts'
import { sessionRow } from './session-row.ts'
import { putSignIns, takeSignIns, type SignIns } from './sign-ins.ts'

/** What the home needs from its worker. */
export type HomeEnvironment = {
  /** Address of the app, which is that of the service too; without a slash at the end. */
  address: string
  clientId: string
  sqlite3: () => Promise<Sqlite3Static>
  store: PageStore
  image: () => Promise<Uint8Array<ArrayBuffer>>
  imageMadeFor: number
  look: Ports['look']
  readFont: Ports['readFont']
  log: (entry: LogEntry) => void
  /** Publishes what the app needs at start: its account, and how far the demo's clock is ahead. */
  tellApp: (config: { account: string; ahead: number }) => Promise<void>
  /** Sets everything aside and starts over; this home is closed by it. */
  startOver: (signIns: SignIns) => Promise<void>
  /** Restores what was set aside in place of the current data; this home is closed by it. */
  takeBack: (signIns: SignIns) => Promise<void>
}

/** How a home starts that replaces another. */
export type Succession = { signIns: SignIns; canUndo: boolean }

export type Home = {
  fetch: (request: Request) => Promise<Response>
  /** Call when the page at a receiver's link was opened. */
  opened: (token: string) => Promise<void>
  /** Runs due jobs; returns when the next is due, on the real clock. */
  runDue: () => Promise<number | undefined>
  signIns: () => Promise<SignIns>
  close: () => Promise<void>
}

/** Mails stay in the outbox; for the service they were accepted. */
const outbox: Mailer = {
  from: { name: 'Proffer demo', address: 'demo@proffer.example' },
  keepsOnly: true,
  retrySeconds: defaultMailRetrySeconds,
  send: async () => ({ outcome: 'accepted' }),
}

/** Opens the service on the database stored in the browser, or on a new copy of the sample. */
export async function openHome(environment: HomeEnvironment, after?: Succession): Promise<Home> {
  const db = await openDatabase(environment)
  if (!(await hasHomeTable(db))) await begin(db, environment)
  if (after) await db.transaction().execute((db) => putSignIns(db, after.signIns))
  const settings = await openHomeSettings(db)
  if (after) await settings.set({ account: after.signIns.account, can_undo: after.canUndo })
  await environment.tellApp(settings.now)
  return homeOn(environment, db, settings)
}

/** In one transaction: a worker that dies in between leaves a database that is set up again. */
const begin = (db: Db, { clientId, imageMadeFor: madeFor, address }: HomeEnvironment) =>
  db.transaction().execute(async (db) => {
    await createHomeTable(db)
    await seed(db, { now: Date.now(), madeFor, clientId, address })
  })

function homeOn(environment: HomeEnvironment, db: Db, settings: HomeSettings): Home {
  const sessions = sessionRow(settings)
  const network = catcherNetwork(db, settings)
  const ports = portsOn(environment, { db, settings, network, sessions: sessions.carrier })
  const service = createService(ports)
  const runDue = async () => {
    const next = await workOff(ports)
    return next === undefined ? undefined : next - settings.now.ahead
  }

  /** Jobs due in between run at their own time. */
  async function pass(milliseconds: number) {
    network.hurry(true)
    const moveTo = (moment: number) => settings.set({ ahead: moment - Date.now() })
    await passTimeUntil(ports, ports.now() + milliseconds, moveTo).finally(() => network.hurry(false))
    await environment.tellApp(settings.now)
  }
  const signIns = () => takeSignIns(db, settings.now.account)
  const demo = demoRoutes({
    ports,
    settings,
    isLasting: environment.store.isLasting,
    runDue,
    pass,
    tellApp: () => environment.tellApp(settings.now),
    startOver: async () => environment.startOver(await signIns()),
    takeBack: async () => environment.takeBack(await signIns()),
  })

  return {
    fetch: async (request) => {
      const isDemo = /^\/api\/app\/[^/]+\/demo\//.test(new URL(request.url).pathname)
      const answer = isDemo ? await demo.fetch(request) : await service.fetch(request)
      await sessions.keep()
      return answer
    },
    opened: service.opened,
    runDue,
    signIns,
    close: async () => {
      await service.stop()
      await db.destroy()
      environment.store.close()
    },
  }
}

type Inside = { db: Db; settings: HomeSettings; network: Ports['network']; sessions: Ports['sessions'] }

const portsOn = ({ address, look, readFont, log }: HomeEnvironment, { db, settings, network, sessions }: Inside) => ({
  db,
  now: () => Date.now() + settings.now.ahead,
  random: Math.random,
  passwords: pbkdf2Passwords(),
  sessions,
  personas: Object.values(personas),
  look,
  readFont,
  log,
  network,
  pictures: browserPictures(),
  mail: outbox,
  settings: { ...defaultSettings, publicUrl: address, appUrl: address },
})
