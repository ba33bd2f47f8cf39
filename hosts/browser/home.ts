import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { createService } from '#service/app.ts'
import { defaultMailRetrySeconds, defaultRetrySeconds } from '#service/delivery/retry.ts'
import type { LogEntry, Mailer, Ports } from '#service/ports.ts'
import type { Db } from '#service/store/db.ts'
import { catcherNetwork } from './catcher.ts'
import { demoRoutes } from './demo-routes.ts'
import { passTimeUntil, workOff } from './due-work.ts'
import { createHomeTable, hasHomeTable, openHomeSettings, type HomeSettings } from './home-settings.ts'
import { openDatabase } from './open-database.ts'
import type { PageStore } from './page-store.ts'
import { pbkdf2Passwords } from './passwords.ts'
import { personas } from './personas.ts'
import { seed } from './seed.ts'
import { sessionRow } from './session-row.ts'
import { putSignIns, takeSignIns, type SignIns } from './sign-ins.ts'

/** What the home needs of the worker it lives in. */
export type Place = {
  /** Address of the app, which is that of the service too; without a slash at the end. */
  address: string
  clientId: string
  sqlite3: () => Promise<Sqlite3Static>
  store: PageStore
  image: () => Promise<Uint8Array<ArrayBuffer>>
  imageMadeFor: number
  look: Ports['look']
  log: (entry: LogEntry) => void
  /** What the app must know when it starts: its account, and how far the demo's clock is ahead. */
  tellApp: (config: { account: string; ahead: number }) => Promise<void>
  /** Throws everything away and begins anew; this home is closed then. */
  startOver: (signIns: SignIns) => Promise<void>
}

export type Home = {
  fetch: (request: Request) => Promise<Response>
  /** Does what is due; gives when more will be, on the real clock. */
  work: () => Promise<number | undefined>
  close: () => Promise<void>
}

/** Mails end in the outbox: handed over, as far as the service can tell. */
const outbox: Mailer = {
  from: { name: 'Proffer demo', address: 'demo@proffer.example' },
  retrySeconds: defaultMailRetrySeconds,
  send: async () => ({ outcome: 'accepted' }),
}

/** Opens the service on what the browser has kept, or on a new copy of the sample. */
export async function openHome(place: Place, signIns?: SignIns): Promise<Home> {
  const db = await openDatabase(place)
  if (!(await hasHomeTable(db))) await begin(db, place, signIns)
  const settings = await openHomeSettings(db)
  if (signIns) await settings.set({ account: signIns.account })
  await place.tellApp(settings.now)
  return homeOn(place, db, settings)
}

/** All of it or nothing: a worker that dies meanwhile leaves a database that begins again. */
const begin = (db: Db, { clientId, imageMadeFor: madeFor, address }: Place, signIns: SignIns | undefined) =>
  db.transaction().execute(async (db) => {
    await createHomeTable(db)
    await seed(db, { now: Date.now(), madeFor, clientId, address })
    if (signIns) await putSignIns(db, signIns)
  })

function homeOn(place: Place, db: Db, settings: HomeSettings): Home {
  const sessions = sessionRow(settings)
  const network = catcherNetwork(db, settings)
  const ports = portsOn(place, { db, settings, network, sessions: sessions.carrier })
  const service = createService(ports)
  const work = async () => {
    const next = await workOff(ports)
    return next === undefined ? undefined : next - settings.now.ahead
  }

  /** What is due meanwhile is done at its moment. */
  async function pass(milliseconds: number) {
    network.hurry(true)
    const moveTo = (moment: number) => settings.set({ ahead: moment - Date.now() })
    await passTimeUntil(ports, ports.now() + milliseconds, moveTo).finally(() => network.hurry(false))
    await place.tellApp(settings.now)
  }
  const demo = demoRoutes({
    ports,
    settings,
    isLasting: place.store.isLasting,
    work,
    pass,
    tellApp: () => place.tellApp(settings.now),
    startOver: async () => place.startOver(await takeSignIns(db, settings.now.account)),
  })

  return {
    fetch: async (request) => {
      const isDemo = /^\/api\/app\/[^/]+\/demo\//.test(new URL(request.url).pathname)
      const answer = isDemo ? await demo.fetch(request) : await service.fetch(request)
      await sessions.keep()
      return answer
    },
    work,
    close: async () => {
      await service.stop()
      await db.destroy()
      place.store.close()
    },
  }
}

type Inside = { db: Db; settings: HomeSettings; network: Ports['network']; sessions: Ports['sessions'] }

const portsOn = ({ address, look, log }: Place, { db, settings, network, sessions }: Inside) => ({
  db,
  now: () => Date.now() + settings.now.ahead,
  random: Math.random,
  passwords: pbkdf2Passwords(),
  sessions,
  personas: Object.values(personas),
  look,
  log,
  network,
  mail: outbox,
  settings: {
    publicUrl: address,
    appUrl: address,
    appOrigins: [],
    rateLimitPerMinute: 600,
    webhookAllowHosts: [],
    webhookRetrySeconds: defaultRetrySeconds,
  },
})
