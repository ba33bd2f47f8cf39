import type { AppConfig } from './config.ts'
import type { OAuthClient, SignInOptions } from './oauth-client.ts'
import { SessionEnded, SignInError } from './session-errors.ts'
import type { newSessionNews } from './session-news.ts'
import { recordKey } from './session-place.ts'
import { asSession, readRecord, type Session, type SessionRecord } from './session-record.ts'
import type { Store } from '#src/storage/indexed-stores.ts'

export type SessionPorts = {
  config: () => Promise<AppConfig>
  records: Store
  states: Store
  /** Loaded at first use. */
  oauth: () => Promise<OAuthClient>
  /** Runs `work` while no other tab runs any. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  news: ReturnType<typeof newSessionNews>
  /** Clears what this browser keeps of the account beside the session. */
  forget: () => Promise<unknown>
}

/** A disk that does not answer keeps nobody signed in. */
const longEnough = () => new Promise((resolve) => setTimeout(resolve, 1000))

/** One session for all tabs. The store is the only truth: it is read anew for every request. */
export function keepSession({ config, records, states, oauth, alone, news, forget }: SessionPorts) {
  let refreshing: Promise<Session> | undefined

  async function kept() {
    const current = await config()
    const key = recordKey(current)
    const text = await records.get(key)
    return { config: current, key, text, record: readRecord(text) }
  }

  /** What lies in the store when it is the one that went stale is replaced; whatever else lies there is newer. */
  async function renewed(stale: string | undefined): Promise<Session> {
    const { config, key, text, record } = await kept()
    if (text === null || record === undefined) return over()
    if (record.access_token !== stale) return asSession(config, record)
    const fresh = await refreshed(record).catch(async (error: unknown) => {
      if (!(error instanceof SignInError) || error.reason === 'unreachable') throw error
      return (await records.replace(key, text, null)) ? over() : undefined
    })
    if (fresh !== undefined && (await records.replace(key, text, JSON.stringify(fresh))))
      return asSession(config, fresh)
    // While the answer was under way somebody signed out, or in again.
    if (fresh !== undefined) await revoked(fresh)
    const now = (await kept()).record
    return now === undefined ? over() : asSession(config, now)
  }

  async function refreshed({ refresh_token, kept_under, sign_in }: SessionRecord): Promise<SessionRecord> {
    if (refresh_token === undefined) throw new SignInError('refused')
    return { ...(await (await oauth()).refresh(refresh_token)), kept_under, sign_in }
  }

  function over(): never {
    news.tell('expired')
    throw new SessionEnded()
  }

  /** Best effort: signing out works offline too, and a token that is not revoked ends by itself. */
  const revoked = (record: SessionRecord) =>
    oauth()
      .then((client) => client.revoke(record))
      .catch(() => undefined)

  return {
    async current(): Promise<Session | undefined> {
      const { config, record } = await kept()
      return record && asSession(config, record)
    },

    /** A session whose token is not `stale`: one request for all that ask, in this tab and the others. */
    refresh: (stale: string | undefined): Promise<Session> =>
      (refreshing ??= alone(() => renewed(stale)).finally(() => {
        refreshing = undefined
      })),

    /** Ends the session that holds this token, which the service refuses although it is new. */
    async end(token: string): Promise<void> {
      const { key, text, record } = await kept()
      if (text !== null && record?.access_token === token && (await records.replace(key, text, null)))
        news.tell('expired')
    },

    begin: async (returnTo: string, options: SignInOptions = {}): Promise<string> =>
      (await oauth()).begin(returnTo, options),

    async finish(address: string): Promise<string> {
      const { record, returnTo, isShared } = await (await oauth()).finish(address)
      const current = await config()
      // A demo keeps all there is, the service included.
      const kept_under = isShared ? null : current.demo ? undefined : crypto.randomUUID()
      await records.set(recordKey(current), JSON.stringify({ ...record, kept_under, sign_in: crypto.randomUUID() }))
      news.tell('started')
      return returnTo
    },

    async signOut(): Promise<void> {
      // First: a page may end at any moment, and without a session nobody would come back to clear it.
      await Promise.race([forget().catch(() => undefined), longEnough()])
      const record = readRecord(await records.remove(recordKey(await config())))
      await states.clear()
      news.tell('signed-out')
      if (record) await revoked(record)
    },
  }
}
