import { readConfig } from './config-file.ts'
import { beginEarly, type EarlyRequests } from './early-requests.ts'

declare global {
  interface Window {
    early?: EarlyRequests | undefined
  }
}

// A script of its own, which stands before that of the page in its head (scripts/customer-page.ts).
window.early = beginEarly({
  fetch: (address, init) => fetch(address, init),
  readConfig,
  path: window.location.pathname.slice(import.meta.env.BASE_URL.length),
})

// The first date and the first amount that a page writes cost a phone 70 ms, in whatever language: the browser opens its
// tables for them. Here it only waits for the page's script.
new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format()
new Intl.NumberFormat(undefined, { style: 'currency', currency: 'EUR' }).format(0)
