import { readFont } from '#hosts/node/fonts.ts'
import { nodePictures } from '#hosts/node/pictures.ts'
import { assistants } from '#service/assistant/endpoint.ts'
import { createService } from '#service/app.ts'
import { hashToken, newToken } from '#service/domain/token-hash.ts'
import type { LogEntry, Ports } from '#service/ports.ts'
import { acrossAccounts, type Db } from '#service/store/db.ts'
import { withinAccount } from '#service/store/within-account.ts'
import type { Audience } from '#wire/oauth.ts'
import type { Role } from '#wire/roles.ts'
import { closedNetwork } from './closed-network.ts'
import { everywhere, testDb } from './database.ts'
import { insertSampleSettings } from './sample-settings.ts'

/** The moment every test begins at; `tick` moves it on. */
const start = Date.parse('2026-11-21T09:10:11Z')
export const startTimestamp = '2026-11-21T09:10:11.000000Z'

type Answer<Body> = { status: number; headers: Headers; body: Body }

/** A service of its own on a database in memory, with one account and a signed-in user. */
export async function testService() {
  const queries: string[] = []
  const db = await testDb((query) => queries.push(query))
  const clock = { now: start }
  const log: LogEntry[] = []
  const ports = portsOn(db, clock, log)
  const service = createService(ports)
  const first = await addAccount(db, 'installer')

  return {
    /** Sees every account; the service's own handle is `ports.db`. */
    db: everywhere(db),
    ports,
    log,
    /** Every query that was run. */
    queries,
    clock,
    service,
    ...first,
    /** Another account on the same database. */
    addAccount: (name: string) => addAccount(db, name),
    /** Moves the clock on. */
    tick: (milliseconds = 1000) => {
      clock.now += milliseconds
    },
    send: sender(service, first),
  }
}

export type TestService = Awaited<ReturnType<typeof testService>>

export const portsOn = (db: Db, clock: { now: number }, log: LogEntry[]): Ports => ({
  db,
  now: () => clock.now,
  random: () => 0.5,
  passwords: {
    hash: async (password) => `plain ${password}`,
    verify: async (password, kept) => kept === `plain ${password}`,
  },
  sessions: { read: () => undefined, write: () => {} },
  look: { css: '', reference: '', referenceScript: '', font: undefined },
  readFont,
  log: (entry) => log.push(entry),
  network: closedNetwork,
  assistants,
  pictures: nodePictures(),
  settings: {
    publicUrl: 'https://proffer.test',
    appUrl: 'https://app.test',
    appOrigins: ['https://app.test'],
    // Tests of the limit itself set their own.
    rateLimitPerMinute: 1_000_000,
    webhookAllowHosts: ['internal.test'],
    webhookRetrySeconds: [],
  },
})

export async function addAccount(db: Db, name: string) {
  const { id: accountId } = await acrossAccounts(db)
    .insertInto('account')
    .values({ name, title: `${name} BV`, currency: 'EUR', locale: 'nl-NL', last_proposal_number: 0, created_at: start })
    .returning('id')
    .executeTakeFirstOrThrow()
  const within = withinAccount(db, accountId)
  const userId = await addUser(within, 'Eva', 'de Wit')
  const token = await addToken(within, userId)
  return { accountId, account: name, within, userId, token, ...(await insertSampleSettings(within)) }
}

/** Password and all else that signing in needs are left out: these users come with a token. */
export async function addUser(
  within: Db,
  firstname: string,
  lastname: string,
  { active = 1, role = 'admin' }: { active?: 0 | 1; role?: Role } = {},
) {
  const email = `${firstname}@installer.test`.toLowerCase()
  const named = { email, email_key: email, firstname, lastname, phone: '070 1', jobtitle: '' }
  const user = { ...named, password_hash: '', role, active }
  return (await within.insertInto('account_user').values(user).returning('id').executeTakeFirstOrThrow()).id
}

type TokenOptions = { expires_at?: number; first_party?: 0 | 1; audience?: Audience }

/** Given to a client of its own: the account's own app, unless said otherwise. */
export async function addToken(
  within: Db,
  user_id: number,
  { expires_at = start + 30 * 86_400_000, first_party = 1, audience = 'api' }: TokenOptions = {},
) {
  const client = await within
    .insertInto('oauth_client')
    .values({ client_id: newToken(), name: 'Test', redirect_uris: '[]', created_at: start, first_party })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  await within
    .insertInto('oauth_token')
    .values({
      token_hash: await hashToken(token),
      kind: 'access',
      family: newToken(),
      audience,
      oauth_client_id: client.id,
      user_id,
      created_at: start,
      expires_at,
    })
    .execute()
  return token
}

/** Who asks on after a sweep of years later needs a token that it leaves. */
export const keepTokens = (within: Db) =>
  within.updateTable('oauth_token').set({ expires_at: Number.MAX_SAFE_INTEGER }).execute()

type Sender = <Body = unknown>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer<Body>>

/** Asks as the signed-in user. A path is below /api/v2/<account>, or below the origin when it begins with /api. */
export const sender =
  (
    service: { fetch: (request: Request) => Promise<Response> },
    { account, token }: { account: string; token: string },
  ): Sender =>
  async (method, path, body, headers = {}) => {
    const address = path.startsWith('/api/') ? path : `/api/v2/${account}${path}`
    const answer = await service.fetch(
      new Request(`https://proffer.test${address}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: asSent(body) }),
      }),
    )
    const text = await textOf(answer)
    const isJson =
      answer.headers.get('Content-Type')?.includes('json') && !answer.headers.get('Content-Type')?.includes('ndjson')
    return { status: answer.status, headers: answer.headers, body: isJson && text ? JSON.parse(text) : text }
  }

const asSent = (body: unknown): BodyInit =>
  typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body)

/** Of an answer that goes on, what it begins with. */
async function textOf(answer: Response) {
  if (answer.headers.get('Content-Type') !== 'text/event-stream') return answer.text()
  const reader = answer.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  await reader?.cancel()
  return new TextDecoder().decode(value)
}
