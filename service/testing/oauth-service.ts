import { Hono } from 'hono'
import { assistants } from '#service/assistant/endpoint.ts'
import { oauthRoutes } from '#service/oauth/oauth.ts'
import { createAccount, registerClient } from '#service/oauth/register.ts'
import type { LogEntry, Ports } from '#service/ports.ts'
import type { Db } from '#service/store/db.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { defaultSettings } from '#service/default-settings.ts'
import { closedNetwork } from './closed-network.ts'
import { everywhere, testDb } from './database.ts'
import { readFont } from '#hosts/node/fonts.ts'
import { nodePictures } from '#hosts/node/pictures.ts'
import { cheapPasswords, cookieSessions, type Answering, type Flow } from './sign-in.ts'

export const origin = 'https://service.test'
export const redirectUri = 'https://app.test/callback'

/** The sign-in part of the service on a database of its own, with one account, one user and a public client. */
export async function oauthService(overrides: Partial<Ports> = {}) {
  const clock = { now: Date.UTC(2026, 10, 21, 9) }
  const log: LogEntry[] = []
  const db = overrides.db ?? (await testDb())
  const ports: Ports = {
    db,
    now: () => clock.now,
    random: () => 0.5,
    passwords: cheapPasswords,
    sessions: cookieSessions,
    look: { css: ':root { --c-text: black }', reference: '', referenceScript: '', font: undefined },
    readFont,
    pictures: nodePictures(),
    log: (entry) => void log.push(entry),
    network: closedNetwork,
    assistants,
    settings: {
      publicUrl: origin,
      appUrl: 'https://app.test',
      ...defaultSettings,
    },
    ...overrides,
  }
  const app = new Hono({ strict: false }).route('/', oauthRoutes(ports))
  const service: Answering = { fetch: (request, env) => app.fetch(request, env) }
  const { accountDb } = await newAccount(ports, 'bakker')
  const { client_id: clientId } = await newClient(accountDb, clock.now)
  const flow: Flow = {
    origin,
    account: 'bakker',
    clientId,
    redirectUri,
    email: 'jo@bakker.test',
    password: 'right horse',
  }
  return { ports, db: everywhere(db), accountDb, service, flow, clock, log }
}

export async function newAccount(ports: Ports, name: string) {
  const person = { email: `jo@${name}.test`, password: 'right horse' }
  const { id } = await createAccount(ports, { name, title: `Firma <${name}>`, ...person })
  return { accountDb: withinAccount(ports.db, id) }
}

export const newClient = (
  accountDb: Db,
  now: number,
  overrides: { name?: string; redirectUris?: string[]; confidential?: boolean } = {},
) =>
  registerClient(accountDb, now, { name: 'The "app"', redirectUris: [redirectUri], confidential: false, ...overrides })
