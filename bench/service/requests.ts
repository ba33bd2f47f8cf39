import type { BenchDatabase } from './database.ts'

/** One thing that is asked; `requestAt` gives the n-th request, so that not every one is the same. */
export type BenchRequest = { name: string; pathAt: (at: number) => string; requestAt: (at: number) => Request }

export const origin = 'http://127.0.0.1:4000'

const headersOf = ({ token }: BenchDatabase) => ({ Authorization: `Bearer ${token}` })

const asked =
  (place: BenchDatabase) =>
  (name: string, pathAt: (at: number) => string): BenchRequest => ({
    name,
    pathAt,
    requestAt: (at) => new Request(origin + pathAt(at), { headers: headersOf(place) }),
  })

/** The requests of a working day, and the lists beside them. */
export function readRequests(place: BenchDatabase): BenchRequest[] {
  const ask = asked(place)
  const v2 = `/api/v2/${place.account}`
  const app = `/api/app/${place.account}`
  // Steps through the table without a pattern that a cache of pages would like.
  const proposalAt = (at: number) => ((at * 7919) % place.proposals) + 1
  return [
    ask('list, page 1', () => `${v2}/proposals/open`),
    ask('list, page 20', () => `${v2}/proposals/open?page=20`),
    ask('list by change, page 1', () => `${v2}/proposals/won?sort=date_modified`),
    ask('search, one match', () => `${v2}/proposals/open?query=${place.rareWord}`),
    ask('search, one in 600', () => `${v2}/proposals/open?query=bagoka`),
    ask('search, two words', () => `${v2}/proposals/open?query=warmtepomp+bagoka`),
    ask('search, common word', () => `${v2}/proposals/open?query=warmtepomp`),
    ask('search, common word, by change', () => `${v2}/proposals/open?query=warmtepomp&sort=date_modified`),
    ask('search, two letters', () => `${v2}/proposals/open?query=wa`),
    ask('search, two letters, by change', () => `${v2}/proposals/open?query=wa&sort=date_modified`),
    ask('search, nothing found', () => `${v2}/proposals/open?query=xylofoon`),
    ask('details', (at) => `${v2}/proposals/${proposalAt(at)}/details`),
    ask('organisations list', () => `${v2}/contacts/organisations`),
    ask('people list', () => `${v2}/contacts/people`),
    ask('people, search', () => `${v2}/contacts/people?query=bagoka`),
    ask('summary', () => `${app}/summary`),
    ask('list, sent in 90 days', () => `${app}/proposals?status=won&sort=date_modified&sent=90d`),
    ask('list, lost by price', () => `${app}/proposals?status=lost&sort=date_modified&loss_reason=price`),
    ask('report of a year', () => `${app}/reports/sales`),
    ...(['team', 'me'] as const).flatMap((whose) => [
      ask(`today, ${whose}`, () => `${app}/today?whose=${whose}`),
      ask(`needs, ${whose}`, () => `${app}/needs?whose=${whose}`),
      ask(`activity, ${whose}`, () => `${app}/activity?whose=${whose}`),
    ]),
    ask('hello', () => `${v2}/hello`),
  ]
}

export function writeRequest(place: BenchDatabase): BenchRequest {
  const path = `/api/v2/${place.account}/proposals`
  const body = (at: number) =>
    JSON.stringify({ contact_id: place.contactId, proposal_template_id: place.templateId, name: `Bench ${at}` })
  const headers = { ...headersOf(place), 'Content-Type': 'application/json' }
  return {
    name: 'create',
    pathAt: () => path,
    requestAt: (at) => new Request(origin + path, { method: 'POST', headers, body: body(at) }),
  }
}
