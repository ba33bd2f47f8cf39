import * as z from 'zod/mini'
import { sha256 } from './hash.ts'

/**
 * All that this page keeps in the browser (docs/decisions/0040-what-the-customers-page-keeps.md): the session that a
 * password gave, and the key of an acceptance until it was answered. A browser that keeps nothing asks again.
 */
export type Sessions = {
  get: (name: string) => Promise<string | null>
  set: (name: string, value: string) => Promise<void>
  remove: (name: string) => Promise<void>
}
type Attempts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
export type Stores = { sessions: Sessions; attempts: () => Attempts }

const session = z.object({ session: z.string(), expires: z.string() })
/** `words` is a hash: nothing of what was filled in is kept. */
const attempt = z.object({ key: z.string(), words: z.string() })

const inside = <Shape extends z.ZodMiniType>(shape: Shape, text: string | null): z.output<Shape> | undefined => {
  try {
    return shape.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}

export function keptFor(token: string, { sessions, attempts }: Stores) {
  const attemptName = `proffer-accept:${token}`
  let open: Promise<z.infer<typeof session> | undefined> | undefined
  // Forbidden or full: the password is asked for again.
  const silently = <Value>(kept: Promise<Value>) => kept.catch(() => null)
  const storedSession = async () => inside(session, await silently(sessions.get(token)))

  function use<Kept>(run: (store: Attempts) => Kept): Kept | undefined {
    try {
      return run(attempts())
    } catch {
      // As above: the service still counts one acceptance of one receiver.
      return undefined
    }
  }

  async function forgetSession() {
    const own = await open
    open = undefined
    // Another tab may have kept one since, which goes on.
    if ((await storedSession())?.session === own?.session) await silently(sessions.remove(token))
  }

  return {
    session: async (): Promise<string | undefined> => {
      const kept = await (open ??= storedSession())
      if (!kept) return undefined
      if (Date.parse(kept.expires) > Date.now()) return kept.session
      await forgetSession()
      return undefined
    },
    async keepSession(sessionToken: string, expires: string) {
      const kept = { session: sessionToken, expires }
      open = Promise.resolve(kept)
      await silently(sessions.set(token, JSON.stringify(kept)))
    },
    forgetSession,
    /** The same for the same words, also after a reload, until they were answered. */
    async acceptKey(body: string): Promise<string> {
      const words = await sha256(body)
      const before = inside(attempt, use((store) => store.getItem(attemptName)) ?? null)
      if (before?.words === words) return before.key
      const key = crypto.randomUUID()
      use((store) => store.setItem(attemptName, JSON.stringify({ key, words })))
      return key
    },
    acceptAnswered: () => use((store) => store.removeItem(attemptName)),
  }
}
export type Kept = ReturnType<typeof keptFor>
