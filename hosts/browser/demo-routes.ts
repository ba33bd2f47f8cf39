import { Hono, type Context } from 'hono'
import { insertConsent } from '#service/store/consents.ts'
import { letterLook } from '#service/domain/letter-look.ts'
import { letterHtml } from '#service/letters/letter-html.ts'
import { hashToken, newToken } from '#service/domain/token-hash.ts'
import { safeHeaders } from '#service/safe-headers.ts'
import type { Ports } from '#service/ports.ts'
import { findAccount } from '#service/store/accounts.ts'
import { acrossAccounts, type Db } from '#service/store/db.ts'
import { selectClaimedMails } from '#service/store/mails.ts'
import { findClient } from '#service/store/oauth-clients.ts'
import { insertSession } from '#service/store/sessions.ts'
import { findUserByEmail } from '#service/store/sign-in-users.ts'
import { withinAccount } from '#service/store/within-account.ts'
import * as wire from '#wire/demo.ts'
import { authPath } from '#wire/oauth.ts'
import * as z from 'zod/mini'
import { catcherAddress, verdictHeader } from './catcher.ts'
import { customerWith, receiversOf } from './demo-customers.ts'
import type { HomeSettings } from './home-settings.ts'
import { customers, personas } from './personas.ts'

export type DemoPorts = {
  ports: Pick<Ports, 'db' | 'now' | 'settings'>
  settings: HomeSettings
  isLasting: boolean
  runDue: () => Promise<number | undefined>
  pass: (milliseconds: number) => Promise<void>
  tellApp: () => Promise<void>
  startOver: () => Promise<void>
  takeBack: () => Promise<void>
}

const day = 24 * 60 * 60 * 1000
const shown = 50

/** Endpoints of the demo only, for its bar (interface, section 8). */
export function demoRoutes({ ports, settings, isLasting, runDue, pass, tellApp, startOver, takeBack }: DemoPorts) {
  const { db } = ports
  const app = new Hono().basePath('/api/app/:account/demo')
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    for (const [name, value] of Object.entries(safeHeaders(ports.settings.publicUrl))) c.header(name, value)
  })
  const done = (c: Context) => c.body(null, 204)

  app.get('/state', async (c) => {
    const { ahead, account, can_undo, catcher } = settings.now
    const answers = { address: catcherAddress, answer: catcher }
    const known = await Promise.all(customers.map((email) => customerWith(ports, email)))
    const state = {
      is_lasting: isLasting,
      ahead,
      account,
      can_undo,
      catcher: answers,
      customers: known.filter(Boolean),
    }
    return c.json(wire.demoState.parse(state))
  })
  app.get('/customers/:proposal_id', async (c) => {
    const receivers = await receiversOf(ports, settings.now.account, Number(c.req.param('proposal_id')))
    return c.json(wire.demoCustomers.parse(receivers))
  })
  app.post('/reset', async (c) => {
    await startOver()
    return done(c)
  })
  app.post('/undo', async (c) => {
    if (!settings.now.can_undo) return c.json({ title: 'Nothing was started over.' }, 409)
    await takeBack()
    return done(c)
  })
  app.post('/clock', async (c) => {
    const { days } = wire.passTime.parse(await c.req.json())
    await pass(days * day)
    return done(c)
  })
  app.post('/persona', async (c) => {
    const { persona } = wire.bePersona.parse(await c.req.json())
    await signIn(ports, settings, personas[persona])
    await tellApp()
    return done(c)
  })
  app.post('/catcher', async (c) => {
    await settings.set({ catcher: wire.setCatcher.parse(await c.req.json()).answer })
    return done(c)
  })
  app.post('/work', async (c) => c.json({ next: (await runDue()) ?? null }))
  app.get('/mails', async (c) => c.json(await newestMails(db)))
  app.get('/mails/:id', async (c) => {
    const page = await mailPage(db, Number(c.req.param('id')))
    c.header('Content-Security-Policy', mailPolicy)
    return page === undefined ? c.notFound() : c.html(page)
  })
  app.get('/deliveries', async (c) => c.json(await newestDeliveries(db)))
  app.onError((error, c) => {
    if (error instanceof z.core.$ZodError) return c.json({ title: 'The demo does not know this.' }, 400)
    throw error
  })
  return app
}

type Persona = (typeof personas)[keyof typeof personas]

/**
 * Signs a persona in at the authorize pages and stores their consent to the app, as they would by hand; the app still
 * runs the whole authorization code flow.
 */
async function signIn({ db, now, settings: { publicUrl } }: DemoPorts['ports'], settings: HomeSettings, who: Persona) {
  const account = await findAccount(db, who.account)
  if (!account) throw new Error(`The demo has no account ${who.account}`)
  const accountDb = withinAccount(db, account.id)
  const user = await findUserByEmail(accountDb, who.email)
  const client = await findClient(accountDb, 'proffer-app')
  if (!user || !client) throw new Error(`The demo has no ${who.email} any more. Start it over.`)
  const token = newToken()
  const at = now()
  const session = { token_hash: await hashToken(token), user_id: user.id, created_at: at, expires_at: at + day / 2 }
  await insertSession(accountDb, session)
  await insertConsent(accountDb, { user_id: user.id, oauth_client_id: client.id, given_at: at })
  const path = `${new URL(publicUrl).pathname.replace(/\/$/, '')}${authPath(who.account)}/oauth2`
  await settings.set({ account: who.account, sessions: { ...settings.now.sessions, [path]: token } })
}

/** A mail brings its own styles and nothing else, wherever it is shown. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; form-action 'none'"

/** A mail as HTML; its links open beside the demo, as from a mail program. */
async function mailPage(db: Db, id: number) {
  const [mail] = Number.isSafeInteger(id) ? await selectClaimedMails(acrossAccounts(db), [id]) : []
  if (!mail) return undefined
  const page = await letterHtml(mail.subject, mail.body, letterLook(mail))
  return page.replace('<head>', '<head><base target="_blank">')
}

async function newestMails(db: Db) {
  const mails = await acrossAccounts(db)
    .selectFrom('mail')
    .select(['id', 'created_at as at', 'recipient as to', 'subject', 'body as text', 'state'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
  return wire.demoMails.parse(mails)
}

async function newestDeliveries(db: Db) {
  const tries = await acrossAccounts(db)
    .selectFrom('delivery_try')
    .innerJoin('delivery', 'delivery.id', 'delivery_try.delivery_id')
    .innerJoin('event', 'event.id', 'delivery.event_id')
    .select(['delivery_try.id', 'delivery_try.at', 'event.type as event', 'delivery_try.payload_url'])
    .select(['delivery_try.request_headers', 'delivery_try.response_headers', 'delivery_try.status'])
    .select(['delivery_try.error', 'event.payload_v1', 'event.payload_v2'])
    .orderBy('delivery_try.id', 'desc')
    .limit(shown)
    .execute()
  return wire.demoDeliveries.parse(
    tries.map(({ request_headers, response_headers, payload_v1, payload_v2, ...attempt }) => ({
      ...attempt,
      headers: JSON.parse(request_headers) as unknown,
      body: payload_v2 ?? payload_v1 ?? '',
      is_verified: verdictIn(response_headers),
    })),
  )
}

const headers = z.array(z.object({ name: z.string(), value: z.string() }))

function verdictIn(responseHeaders: string) {
  const verdict = headers.parse(JSON.parse(responseHeaders)).find(({ name }) => name === verdictHeader)?.value
  return verdict === undefined ? null : verdict === 'verified'
}
