import { page } from 'vitest/browser'
import { expect } from 'vitest'
import { Customer } from '#src/customer/customer.tsx'
import { keptFor } from '#src/customer/kept.ts'
import { newPageStore } from '#src/customer/page-store.ts'
import { newRequests } from '#src/customer/requests.ts'
import { render } from '#src/testing/render.tsx'
import type { ViewedProposal } from '#wire/viewer.ts'
import '#src/customer/look.css'

/** It asks for a password, or the seller has taken it back. */
type Closed = 403 | 410

/** What the service answers to anything but reading; undefined: there is no connection. */
type Answer = (method: string, path: string, body: unknown) => Response | undefined

/** Keeps nothing, as a browser may. */
const stores = {
  sessions: { get: async () => null, set: async () => undefined, remove: async () => undefined },
  attempts: () => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }),
}

const closed = (status: Closed) => {
  const problem = { type: 'about:blank', title: '', status, detail: 'No.', request_id: 'r' }
  const seller = { title: 'Van Vliet', name: '', phone: '', logo_url: '', language: 'nl' }
  return Response.json({ ...problem, ...(status === 403 && { reason: 'password_required' }), seller }, { status })
}

/** The customer's page as it is behind a link; `show` is a later answer of the service to the same link. */
export async function openPage(first: ViewedProposal, answer: Answer = () => undefined) {
  let viewed: ViewedProposal | Closed = first
  const kept = keptFor('token', stores)
  const requests = newRequests({
    service: async () => '',
    session: kept.session,
    async fetch(address, { method = 'GET', body }) {
      if (method === 'GET') return typeof viewed === 'number' ? closed(viewed) : Response.json(viewed)
      const answered = answer(method, address, typeof body === 'string' ? JSON.parse(body) : undefined)
      if (!answered) throw new TypeError('Failed to fetch')
      return answered
    },
  })
  // Nothing is tried again by itself.
  const later = () => () => undefined
  const store = newPageStore({ requests, kept, token: 'token', isOnline: () => true, isSeen: () => true, later })
  await store.read()
  render(<Customer store={store} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(first.proposal.name)
  // The end of the page comes after the first frame.
  await expect.element(page.getByRole('heading', { name: /^(Vragen|Fragen)$/ })).toBeVisible()
  return {
    show: (next: ViewedProposal | Closed) => {
      viewed = next
      return store.read()
    },
    /** Sends what was chosen, which nothing does by itself here. */
    send: store.retryNow,
  }
}
