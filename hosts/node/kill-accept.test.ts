import { afterEach, describe, expect, test } from 'vitest'
import { postgresDatabase, postgresServer } from './testing/postgres-database.ts'
import { programWithAccount, type Ask } from './testing/program-with-account.ts'

const clearing: (() => unknown)[] = []
afterEach(async () => {
  for (const clear of clearing.splice(0).toReversed()) await clear()
})

const engines = [
  { engine: 'SQLite', database: async () => ({}), missing: false },
  {
    engine: 'PostgreSQL',
    database: async () => {
      const { url, drop } = await postgresDatabase('accepted')
      clearing.push(drop)
      return { DATABASE_URL: url }
    },
    missing: !postgresServer,
  },
]

/** What a request that has to succeed answers. */
async function done<Body>(answer: Promise<Response>): Promise<Body> {
  const { status, ok } = await answer
  if (!ok) throw new Error(`It is ${status}: ${await (await answer).text()}`)
  return (await (await answer).json()) as Body
}

type Link = { id: number; token: string; body: object }

/** As many proposals, each sent to one receiver who must sign, with what accepts it. */
async function sentProposals(ask: Ask, origin: string, count: number): Promise<Link[]> {
  const settings = { vat_default_percentage: 21 }
  const pricetables = [{ id: 'main', settings, rows: [{ type: 'price', content: 'Oven', price: 100 }] }]
  const template = await done<{ id: number }>(
    ask('app/bakker/settings/favorite-templates', 'POST', { name: 'Oven', pricetables }),
  )
  const contact = await done<{ id: number }>(
    ask('v2/bakker/contacts', 'POST', { type: 'person', fullname: 'Bo Jansen', email: 'bo@jansen.test' }),
  )
  const links: Link[] = []
  for (let at = 0; at < count; at++) {
    const made = { contact_id: contact.id, contact_people: [contact.id], proposal_template_id: template.id }
    const { id } = await done<{ id: number }>(ask('v2/bakker/proposals', 'POST', { ...made, name: `Oven ${at}` }))
    await done(ask(`v2/bakker/proposals/${id}/send`, 'POST', { send_method: 'self', send_message: 'x' }))
    const { receivers } = await done<{ receivers: { proposal_link: string }[] }>(
      ask(`v2/bakker/proposals/${id}/details`),
    )
    const token = receivers[0]?.proposal_link.split('/').at(-1) ?? ''
    const seen = await done<{ proposal: { version_id: number }; choices_at: string }>(
      fetch(`${origin}/viewer/${token}`),
    )
    const { choices_at } = seen
    const { version_id } = seen.proposal
    links.push({ id, token, body: { version_id, choices_at, name: 'Bo', signature: { typed: 'Bo' } } })
  }
  return links
}

const accept = (origin: string, { token, body }: Link) =>
  fetch(`${origin}/viewer/${token}/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'pressed' },
    body: JSON.stringify(body),
  })

/** All that an acceptance leaves, of one proposal. */
async function left(ask: Ask, { id }: Link) {
  const { status, agree, emails } = await done<{ status: string; agree: { name?: string }; emails: object[] }>(
    ask(`v2/bakker/proposals/${id}/details`),
  )
  const { acceptances } = await done<{ acceptances: object[] }>(ask(`app/bakker/proposals/${id}/customer`))
  return { status, name: agree.name, mails: emails.length, acceptances: acceptances.length }
}

const accepted = { status: 'won', name: 'Bo', mails: 2, acceptances: 1 }
const untouched = { status: 'open', name: undefined, mails: 0, acceptances: 0 }

describe.each(engines)('kill -9 while customers accept, on $engine', ({ database, missing }) => {
  test.skipIf(missing)(
    'each has accepted or not, never half, and whoever presses again accepts once',
    async () => {
      const { ask, serve, origin, clear } = await programWithAccount(await database())
      clearing.push(clear)
      const first = await serve()
      const links = await sentProposals(ask, origin, 12)
      await first.end('SIGTERM')

      const acknowledged = new Set<Link>()
      for (const after of [1, 4, 7]) {
        const server = await serve()
        let seen = 0
        const press = async (link: Link) => {
          const answer = await accept(origin, link).catch(() => undefined)
          if (!answer) return
          expect(answer.status).toBe(201)
          acknowledged.add(link)
          if (++seen === after) void server.end('SIGKILL')
        }
        const waiting = links.filter((link) => !acknowledged.has(link))
        await Promise.all(waiting.map(press))
        await server.end('SIGKILL')

        const again = await serve()
        for (const link of links) {
          const state = await left(ask, link)
          expect(state).toEqual(acknowledged.has(link) || state.status === 'won' ? accepted : untouched)
        }
        await again.end('SIGTERM')
      }

      const last = await serve()
      for (const link of links) expect((await accept(origin, link)).status).toBe(201)
      for (const link of links) expect(await left(ask, link)).toEqual(accepted)
      await last.end('SIGTERM')
    },
    120_000,
  )
})
