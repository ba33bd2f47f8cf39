import { reachableService } from '#src/auth/config.ts'
import { currentSession, endSession, refreshSession } from '#src/auth/session.ts'
import { hello } from '#wire/account.ts'
import { afterFirst } from '#src/early/first-request.ts'
import { newClient } from './new-client.ts'
import { newListener } from './new-listener.ts'
import { newOwnSession } from './own-session.ts'
import { personIn } from './person.ts'
import { requestLimit } from './request-ways.ts'
import { silence } from './silence.ts'
import { hold } from './waiting.ts'

const anybodys = {
  fetch: afterFirst(globalThis.firstRequest, (address, init) => fetch(address, init)),
  config: reachableService,
  session: { current: currentSession, refresh: refreshSession, end: endSession },
  hold,
  silence,
}
const limit = () => AbortSignal.timeout(requestLimit)

/** The session, for as long as it is that of the person whose page this is. */
export const ownSession = newOwnSession({
  session: anybodys.session,
  whose: async () => personIn(await newClient({ ...anybodys, limit }).call(hello, {})),
})

/** What requests are made with; sending files in has a time limit of its own. */
export const ports = { ...anybodys, session: ownSession.session }

/** The app's way to the service, with its only fetch: every operation of the wire goes through here. */
export const { call, callPage, callWithTag, download } = newClient({ ...ports, limit })

/** The same for a stream. */
export const listen = newListener(ports)
