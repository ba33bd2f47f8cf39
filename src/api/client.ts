import { reachableService } from '#src/auth/config.ts'
import { currentSession, endSession, refreshSession } from '#src/auth/session.ts'
import { afterFirst } from '#src/early/first-request.ts'
import { newClient } from './new-client.ts'
import { newListener } from './new-listener.ts'
import { requestLimit } from './request-ways.ts'
import { silence } from './silence.ts'
import { hold } from './waiting.ts'

/** What requests are made with; sending files in has a time limit of its own. */
export const ports = {
  fetch: afterFirst(globalThis.firstRequest, (address, init) => fetch(address, init)),
  config: reachableService,
  session: { current: currentSession, refresh: refreshSession, end: endSession },
  hold,
  silence,
}

/** The app's way to the service, with its only fetch: every operation of the wire goes through here. */
export const { call, callPage, callWithTag, download } = newClient({
  ...ports,
  limit: () => AbortSignal.timeout(requestLimit),
})

/** The same for a stream. */
export const listen = newListener(ports)
