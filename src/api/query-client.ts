import { clearAtSignOut, onSessionEnded, onSessionStarted, signsInHere } from '#src/auth/session.ts'
import { forgetImports } from '#src/storage/done-imports.ts'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import { accountQueries } from './account.ts'
import { ownSession } from './client.ts'
import { personIn } from './person.ts'
import { forgetRecords } from './recent-store.ts'
import { retry, retryDelay } from './retry.ts'
import { searchKey } from './search-key.ts'
import { forgetShown, withShown } from './shown.ts'

/** The app's cache. It forgets everything at sign-out, and fetches again what is shown once the same person has signed in. */
export function newQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    // What was searched for may be any record: after a change none of it is taken for the latest.
    mutationCache: new MutationCache({
      onSuccess: () => client.invalidateQueries({ queryKey: searchKey, refetchType: 'none' }),
    }),
    defaultOptions: {
      // Always: a failed try says "cannot be reached", a paused one would look like loading for ever;
      // and a service on this machine answers without a network.
      queries: {
        staleTime: 30_000,
        persister: withShown,
        retry,
        retryDelay,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  clearAtSignOut(forgetShown)
  clearAtSignOut(forgetRecords)
  clearAtSignOut(forgetImports)
  onSessionEnded((end) => {
    // What was under way at sign-out may have been written after that.
    void forgetShown()
    void forgetRecords()
    if (end !== 'signed-out') return
    void forgetImports()
    client.clear()
  })
  ownSession.knowBy(() => {
    const hello = client.getQueryData(accountQueries.hello().queryKey)
    return hello && personIn(hello)
  })
  onSessionStarted(() => void goOn(client))
  return client
}

/** Somebody signed in: the same person goes on with what is shown; for another the page begins anew, with nothing of it. */
async function goOn(client: QueryClient) {
  if (signsInHere()) {
    ownSession.release()
    client.clear()
    return
  }
  // Where nobody can say, whatever is asked now finds out before it leaves.
  if (await ownSession.isSamePerson().catch(() => true)) return client.invalidateQueries()
  client.clear()
  window.location.reload()
}
