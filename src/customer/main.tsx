import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { cleaner } from '#src/components/ui/clean-html.ts'
import { Customer } from './customer.tsx'
import { readConfig } from './config-file.ts'
import { takeEarly } from './early-requests.ts'
import { keptFor } from './kept.ts'
import { keptSessions } from './kept-sessions.ts'
import { keepLive } from './live.ts'
import { newPageStore } from './page-store.ts'
import { addressAt } from './address.ts'
import { newRequests } from './requests.ts'
import { followScheme } from './scheme.ts'
import { serviceAddress } from './service.ts'
import { VerifyPage } from './verify-page.tsx'
import './look.css'

// Zod would compile its checks with `new Function`, which the content security policy refuses.
z.config({ jitless: true })
followScheme()

const root = document.getElementById('root')
if (!root) throw new Error('customer.html has no #root')

const { early } = window
const fetchPlain = (address: string, init: RequestInit) => fetch(address, init)
const service = serviceAddress(readConfig, early?.config)

const addressNow = () =>
  addressAt(window.location.pathname.slice(import.meta.env.BASE_URL.length), window.location.hash)
const address = addressNow()
/** Shorter than anybody sees. */
const momentaryMs = 100

const surface = createRoot(root)
if (address.is === 'verify') verify()
else void proposal(address.is === 'proposal' ? address.token : '').then(show)

function show(page: ReactNode) {
  surface.render(<StrictMode>{page}</StrictMode>)
}

/** Another code in the address of a page that is open already is checked like the first. */
function verify() {
  const requests = newRequests({ fetch: fetchPlain, service, session: async () => undefined })
  const check = () => {
    const { hash } = { hash: '', ...addressNow() }
    show(<VerifyPage initial={hash} requests={requests} />)
  }
  check()
  window.addEventListener('hashchange', check)
}

/** An answer that was asked for early is here at once: that it is loading is not drawn for the moment before. */
async function proposal(token: string) {
  const kept = keptFor(token, { sessions: keptSessions(), attempts: () => sessionStorage })
  const requests = newRequests({ fetch: fetchPlain, service, session: kept.session, early: takeEarly(early) })
  const store = newPageStore({
    requests,
    kept,
    token,
    isOnline: () => navigator.onLine,
    isSeen: () => document.visibilityState === 'visible',
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  const first = store.read()
  keepLive(store, requests, token)
  await Promise.race([Promise.allSettled([first, cleaner()]), new Promise((shown) => setTimeout(shown, momentaryMs))])
  return <Customer store={store} />
}
