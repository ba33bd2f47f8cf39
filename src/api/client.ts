import { reachableService } from '#src/auth/config.ts'
import { currentSession, endSession, refreshSession } from '#src/auth/session.ts'
import { newClient } from './new-client.ts'
import { hold } from './waiting.ts'

const requestLimit = 15_000

/** The app's way to the service, with its only fetch: every operation of the wire goes through here. */
export const { call, callPage, callWithTag } = newClient({
  fetch: (address, init) => fetch(address, init),
  config: reachableService,
  session: { current: currentSession, refresh: refreshSession, end: endSession },
  hold,
  limit: () => AbortSignal.timeout(requestLimit),
})
