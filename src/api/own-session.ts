import { SessionEnded } from '#src/auth/session-errors.ts'
import type { Session } from '#src/auth/session-record.ts'
import type { ClientPorts } from './new-client.ts'

type OwnSessionPorts = {
  session: ClientPorts['session']
  /** The person whose session it is now, as the service says it. */
  whose: () => Promise<string>
}

/**
 * The session as this page may use it. Another window may have signed in somebody else, and what was written here would
 * be saved in their name: of another sign-in than the one the page began with, nothing leaves before the service has
 * said that it is the same person's. Where it is not, the page is over, whatever is asked of it.
 */
export function newOwnSession({ session, whose }: OwnSessionPorts) {
  let own: Pick<Session, 'sign_in'> | undefined
  let knownPerson = (): string | undefined => undefined
  let isOver = false
  let recognising: Promise<void> | undefined

  const isOwn = (found: Session) => !isOver && (own ??= found).sign_in === found.sign_in

  async function recognise(): Promise<void> {
    const expected = knownPerson()
    const before = await session.current()
    if (!before) throw new SessionEnded()
    const isSame = expected !== undefined && expected === (await whose())
    // Whoever has signed in since the service was asked is somebody to ask about again.
    if ((await session.current())?.sign_in !== before.sign_in) return recognise()
    if (isSame) own = before
    else isOver = true
  }

  async function admitted(found: Session | undefined): Promise<Session | undefined> {
    if (!found || isOwn(found)) return found
    if (!isOver) await (recognising ??= recognise().finally(() => (recognising = undefined)))
    if (isOver) throw new SessionEnded()
    return admitted(await session.current())
  }

  const current = async () => admitted(await session.current())
  return {
    isOwn,
    /** Where the page finds out whose it is. */
    knowBy: (person: () => string | undefined) => void (knownPerson = person),
    /** The page has nothing of anybody yet: it is of whoever signs in. */
    release: () => void (own = undefined),
    /** False when it is another person's page by now; rejects when nobody can say. */
    isSamePerson: async (): Promise<boolean> => {
      await current().catch((error: unknown) => {
        if (!isOver) throw error
      })
      return !isOver
    },
    session: {
      current,
      async refresh(stale: string | undefined): Promise<Session> {
        const fresh = await admitted(await session.refresh(stale))
        if (!fresh) throw new SessionEnded()
        return fresh
      },
      end: session.end,
    },
  }
}
