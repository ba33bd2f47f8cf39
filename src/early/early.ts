import { configInPage, isConfigKept } from '#src/config-in-page.ts'
import { sessionDatabase, sessionStore } from '#src/auth/session-place.ts'
import { beginFirst, type FirstScreen } from './first-request.ts'

/** Put in by the build. */
declare const FIRST: FirstScreen

const base = import.meta.env.BASE_URL

/** From the app's own store, which it makes itself where there is none; rejects where that cannot be read. */
const session = (key: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const opening = indexedDB.open(sessionDatabase(base))
    const fail = () => reject(new Error('The session cannot be read'))
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    opening.addEventListener('error', fail)
    opening.addEventListener('blocked', fail)
    opening.addEventListener('success', () => {
      const { result: database } = opening
      if (!database.objectStoreNames.contains(sessionStore)) return fail()
      const reading: IDBRequest<string | undefined> = database
        .transaction(sessionStore)
        .objectStore(sessionStore)
        .get(key)
      reading.addEventListener('error', fail)
      reading.addEventListener('success', () => {
        database.close()
        resolve(reading.result)
      })
    })
  })

// A script of its own, which stands before that of the app in its page.
const { pathname, search } = window.location
if (pathname === base + FIRST.path && search === '')
  globalThis.firstRequest = beginFirst(
    {
      fetch: (address, init) => fetch(address, init),
      config: isConfigKept() ? undefined : configInPage(),
      session,
      now: () => Date.now(),
    },
    FIRST.request,
  )

/** The first date and the first amount that a page writes have the browser open its tables: here that waits for the app's script. */
function openTables() {
  const time = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  new Intl.DateTimeFormat(undefined, time).format()
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format()
  new Intl.NumberFormat(undefined, { style: 'currency', currency: 'EUR' }).format(0)
  new Intl.PluralRules().select(0)
}
// Once the request has left, or cannot.
const begun = globalThis.firstRequest ?? Promise.resolve()
begun.then(openTables, openTables)
