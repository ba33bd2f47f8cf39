import { recordAudit } from '#service/domain/audit.ts'
import { mayComeBySelf } from '#service/domain/single-sign-on.ts'
import { hashToken } from '#service/domain/token-hash.ts'
import type { Passkeys } from '#service/ports.ts'
import * as store from '#service/store/passkeys.ts'
import { isActiveUser } from '#service/store/sign-in-users.ts'
import type { PageChanges } from '#wire/audited.ts'
import { freshSignInLife } from '#wire/limits.ts'
import { showSignIn } from './authorize.ts'
import { auditOf } from './audit.ts'
import { openSession, type BrowserSession } from './browser-session.ts'
import { completeSignIn } from './complete-sign-in.ts'
import type { OauthContext } from './context.ts'
import { deviceOf } from './device.ts'
import { withEntry } from './entry.ts'
import { readForm, type Fields } from './form-body.ts'
import { authorizeAgain } from './onward.ts'
import { isRefusal } from './refusal.ts'
import { withFirstCodes, withFresh } from './security.ts'
import { factorAttempt } from './second-factor.ts'
import { showFactor } from './show-factor.ts'
import { addressKey, admit, forgive } from './throttle.ts'

/** The script of the pages; none where this service takes no passkeys. */
export const passkeyScript = (c: OauthContext) => {
  const { passkeys } = c.var.ports
  if (!passkeys) return c.notFound()
  c.header('Cache-Control', 'public, max-age=3600')
  return c.body(passkeys.script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
}

type Here = { passkeys: Passkeys; session: BrowserSession; form: Fields }

/** What the browser is to ask the passkey: a challenge for this browser alone, good once, for a few minutes. */
export async function passkeyOptions(c: OauthContext) {
  const here = await read(c)
  const options = here && (await optionsFor(c, here))
  if (!here || !options) return c.json({ error: 'Open the page again' }, 403)
  const { account, ports } = c.var
  await store.replaceChallenge(account.db, await browserOf(here.session), options.challenge, ports.now())
  return c.json(options)
}

/** Undefined for a form that another site made, or a host without passkeys. */
async function read(c: OauthContext): Promise<Here | undefined> {
  const { passkeys } = c.var.ports
  const session = await openSession(c)
  const form = await readForm(c.req.raw)
  if (!passkeys || isRefusal(form) || form.get('form_token') !== session.formToken) return undefined
  return { passkeys, session, form }
}

async function optionsFor(c: OauthContext, { passkeys, session, form }: Here) {
  const { account } = c.var
  const { user, pending } = session
  switch (form.get('purpose')) {
    case 'add': {
      if (!user || !isFresh(c, session)) return undefined
      const known = await store.selectCredentials(account.db, user.id)
      const handle = await hashToken(`passkey ${account.name} ${user.id}`)
      const who = { handle, name: user.email, title: `Proffer ${account.title}` }
      return passkeys.newOptions(
        who,
        known.map(({ id }) => id),
      )
    }
    case 'second':
      return pending && passkeys.proofOptions(await store.selectCredentials(account.db, pending.id))
    case 'alone':
      return passkeys.proofOptions()
    default:
      return undefined
  }
}

const isFresh = (c: OauthContext, { startedAt = 0 }: BrowserSession) => c.var.ports.now() - startedAt < freshSignInLife

const browserOf = ({ formToken }: BrowserSession) => hashToken(`browser ${formToken}`)

/** What a passkey answered: a new one, a second factor, or the way in by itself. */
export async function answerPasskey(c: OauthContext) {
  const here = await read(c)
  const purpose = here?.form.get('purpose')
  if (here && purpose === 'add') return addPasskey(c, here)
  return withEntry(c, async (request) => {
    const session = here?.session ?? (await openSession(c))
    const { pending } = session
    const userId = here && (purpose === 'second' || purpose === 'alone') ? await prove(c, here, purpose) : undefined
    if (userId === undefined)
      return pending
        ? showFactor(c, pending, session, 'passkey')
        : showSignIn(c, request, session, { notice: 'passkey', email: undefined, status: 400 })
    await completeSignIn(c, userId, { method: 'passkey' })
    return authorizeAgain(c)
  })
}

const addPasskey = (c: OauthContext, { passkeys, session, form }: Here) =>
  withFresh(c, async (fresh) => {
    const { account, ports } = c.var
    const given = await answered(c, session, form)
    const passkey = given && (await passkeys.checkNew(given))
    if (!passkey) return showSignIn(c, undefined, session, { notice: 'passkey', email: fresh.user.email, status: 400 })
    const isNew = await account.db.transaction().execute(async (db) => {
      const isNew = await store.insertPasskey(db, {
        user_id: fresh.user.id,
        credential_id: passkey.id,
        public_key: passkey.publicKey,
        transports: passkey.transports.join(','),
        name: deviceOf(c.req.header('user-agent')) || 'Passkey',
        counter: passkey.counter,
        created_at: ports.now(),
      })
      if (isNew) await auditOf(c, db, fresh.user.id, 'factors.added', { kind: 'passkey' })
      return isNew
    })
    if (isNew) ports.log({ level: 'info', message: 'passkey added', account: account.name, user_id: fresh.user.id })
    return withFirstCodes(fresh)
  })

/** Who proved to have one of their passkeys; after a password it must be their own, alone it must know its holder. */
async function prove(c: OauthContext, { passkeys, session, form }: Here, purpose: 'second' | 'alone') {
  const { account, ports } = c.var
  const { db } = account
  const { pending } = session
  if (purpose === 'second' && !pending) return undefined
  const attempt = pending
    ? factorAttempt(c, pending.id)
    : { nameKey: `PASSKEY ${await browserOf(session)}`, address: addressKey(c.env?.address) }
  if (!(await admit(db, ports.now(), attempt))) return undefined
  const given = await answered(c, session, form)
  const found = given && (await store.findPasskey(db, credentialIn(given.answer)))
  const isTheirs = found && (purpose === 'alone' || found.user_id === pending?.id)
  const proof = isTheirs && (await passkeys.checkProof({ ...given, passkey: found, verified: purpose === 'alone' }))
  if (!proof || !(await isActiveUser(db, found.user_id)) || !(await mayComeBySelf(db, found.user_id))) {
    await tellFailed(c, pending?.id ?? found?.user_id)
    return undefined
  }
  await store.notePasskeyUse(db, found.row, proof.counter, ports.now())
  await forgive(db, attempt)
  return found.user_id
}

/** Of a passkey that nobody has, nobody is named. */
async function tellFailed(c: OauthContext, userId: number | undefined) {
  const { account, ports } = c.var
  const changes: PageChanges = { method: 'passkey' }
  if (userId !== undefined) return auditOf(c, account.db, userId, 'sign-ins.failed', changes)
  return recordAudit({ db: account.db, now: ports.now() }, { act: 'sign-ins.failed', changes })
}

/** The answer of a form with the challenge it is about, which is used up by asking for it. */
async function answered(c: OauthContext, session: BrowserSession, form: Fields) {
  const { account, ports } = c.var
  const challenge = await store.takeChallenge(account.db, await browserOf(session), ports.now())
  const answer = parsed(form.get('answer') ?? '')
  return challenge === undefined || answer === undefined ? undefined : { answer, challenge }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const credentialIn = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string' ? answer.id : ''
