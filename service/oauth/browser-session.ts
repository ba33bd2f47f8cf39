import { hashToken, newToken } from '#service/domain/token-hash.ts'
import { deleteEndedSessions, deleteSession, findSessionUser, insertSession } from '#service/store/sessions.ts'
import type { OauthContext } from './context.ts'

const lifetime = 12 * 60 * 60 * 1000

export type SignedIn = { id: number; email: string; firstname: string; lastname: string }

/**
 * The browser at the authorize pages. It carries a secret from its first page on, so that forms can be bound to it;
 * a row says whose it is once somebody signed in.
 */
export type BrowserSession = {
  user: SignedIn | undefined
  /** In every form: only a page that this browser was given holds it, so a form without it was made elsewhere. */
  formToken: string
}

export async function openSession(c: OauthContext): Promise<BrowserSession> {
  const { account, ports } = c.var
  const carried = ports.sessions.read(c.req.raw)
  const token = carried ?? newToken()
  if (carried === undefined) carry(c, token)
  const user = carried && (await findSessionUser(account.db, await hashToken(carried), ports.now()))
  return { user: user || undefined, formToken: await formTokenOf(token) }
}

/** Under a new secret: one that was planted before signing in is worth nothing after it. */
export async function startSession(c: OauthContext, userId: number) {
  const { account, ports } = c.var
  const now = ports.now()
  const token = newToken()
  await forget(c)
  await deleteEndedSessions(account.db, now)
  await insertSession(account.db, {
    token_hash: await hashToken(token),
    user_id: userId,
    created_at: now,
    expires_at: now + lifetime,
  })
  carry(c, token)
}

export async function endSession(c: OauthContext) {
  await forget(c)
  carry(c, undefined)
}

async function forget(c: OauthContext) {
  const token = c.var.ports.sessions.read(c.req.raw)
  if (token !== undefined) await deleteSession(c.var.account.db, await hashToken(token))
}

const formTokenOf = (token: string) => hashToken(`form ${token}`)

function carry(c: OauthContext, token: string | undefined) {
  const headers = new Headers()
  c.var.ports.sessions.write(headers, token, c.var.account.path)
  for (const [name, value] of headers) c.header(name, value, { append: true })
}
