import { hashToken, newToken } from '#service/domain/token-hash.ts'
import { deleteEndedSessions, deleteSession, findSessionUser, insertSession } from '#service/store/sessions.ts'
import { touchSession } from '#service/store/sign-ins.ts'
import type { Db } from '#service/store/db.ts'
import type { Stored } from '#service/store/schema.ts'
import type { Role } from '#wire/roles.ts'
import { lastUseGap, secondFactorLife, signInSessionLife } from '#wire/limits.ts'
import type { OauthContext } from './context.ts'
import { deviceOf } from './device.ts'

export type SignedIn = { id: number; email: string; firstname: string; lastname: string; role: Role }

/**
 * A browser's session at the authorize pages. It has a secret from its first page on, so that forms can be bound to it;
 * a row maps it to a user once signed in.
 */
export type BrowserSession = {
  user: SignedIn | undefined
  /** Knew the password, and has to prove a second factor yet. */
  pending: SignedIn | undefined
  /** When it was signed in, and by what. */
  startedAt: number | undefined
  method: Opened['method'] | undefined
  /** Id of its row, once signed in. */
  id: number | undefined
  /** The CSRF token in every form: only pages served to this browser have it. */
  formToken: string
}

export async function openSession(c: OauthContext): Promise<BrowserSession> {
  const { account, ports } = c.var
  const carried = ports.sessions.read(c.req.raw)
  const token = carried ?? newToken()
  if (carried === undefined) carry(c, token)
  const now = ports.now()
  const found = carried === undefined ? undefined : await findSessionUser(account.db, await hashToken(carried), now)
  if (found && now - (found.last_used_at ?? found.created_at) >= lastUseGap)
    await touchSession(account.db, found.session_id, now)
  const person = found && personIn(found)
  const isIn = found?.stage === 'full'
  return {
    user: isIn ? person : undefined,
    pending: isIn ? undefined : person,
    startedAt: found?.created_at,
    method: found?.method,
    id: found?.session_id,
    formToken: await formTokenOf(token),
  }
}

const personIn = ({ id, email, firstname, lastname, role }: SignedIn) => ({ id, email, firstname, lastname, role })

/** How far a sign-in has come, and by what. */
export type Opened = Pick<Stored<'session'>, 'stage' | 'method'>

/** With a new secret at each step, against session fixation. */
export async function startSession(c: OauthContext, db: Db, userId: number, { stage, method }: Opened) {
  const now = c.var.ports.now()
  const token = newToken()
  await forget(c, db)
  await deleteEndedSessions(db, now)
  await insertSession(db, {
    token_hash: await hashToken(token),
    user_id: userId,
    created_at: now,
    expires_at: now + (stage === 'full' ? signInSessionLife : secondFactorLife),
    stage,
    method,
    device: deviceOf(c.req.header('user-agent')),
  })
  carry(c, token)
}

export async function endSession(c: OauthContext) {
  await forget(c, c.var.account.db)
  carry(c, undefined)
}

/** Ends this browser's session where it is one of this user. */
export async function endSessionOf(c: OauthContext, userId: number) {
  const { account, ports } = c.var
  const token = ports.sessions.read(c.req.raw)
  const found = token && (await findSessionUser(account.db, await hashToken(token), ports.now()))
  if (found && found.id === userId) await endSession(c)
}

async function forget(c: OauthContext, db: Db) {
  const token = c.var.ports.sessions.read(c.req.raw)
  if (token !== undefined) await deleteSession(db, await hashToken(token))
}

const formTokenOf = (token: string) => hashToken(`form ${token}`)

function carry(c: OauthContext, token: string | undefined) {
  const headers = new Headers()
  c.var.ports.sessions.write(headers, token, c.var.account.path)
  for (const [name, value] of headers) c.header(name, value, { append: true })
}
