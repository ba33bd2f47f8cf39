import { describe, expect, test } from 'vitest'
import { sellerTest } from '#service/testing/seller.ts'
import { addToken, addUser, sender } from '#service/testing/test-service.ts'
import type { Need } from '#wire/needs.ts'
import { needKinds, type ListedProposal, type NeedKind } from '#wire/proposal-list.ts'

type Seller = Awaited<ReturnType<typeof sellerTest>>
type Needs = { items: Need[]; counts: Record<NeedKind, number>; count: number; put_off: number }
const day = 86_400_000

const needs = async ({ send, path }: Pick<Seller, 'send' | 'path'>, query = '') =>
  (await send<Needs>('GET', path(`/needs${query}`))).body
const kinds = async (seller: Pick<Seller, 'send' | 'path'>, query = '') =>
  (await needs(seller, query)).items.map(({ kind }) => kind)
const ask = (seller: Seller, comment = 'When?') => seller.ask('POST', '/comments', { comment })
const putOff = (seller: Pick<Seller, 'send' | 'path'>, { proposal, kind, began }: Need, rest: object) =>
  seller.send<{ id: number }>('POST', seller.path('/needs/put-off'), { proposal_id: proposal.id, kind, began, ...rest })
const first = async (seller: Seller) => {
  const [need] = (await needs(seller)).items
  if (!need) throw new Error('Nothing needs anybody')
  return need
}
const set = ({ within, id }: Seller, values: object) =>
  within.updateTable('proposal').set(values).where('id', '=', id).execute()

/** Somebody else of the account. */
async function colleagueOf({ within, service, account, path }: Seller) {
  const id = await addUser(within, 'Bo', 'Bakker')
  return { send: sender(service, { account, token: await addToken(within, id) }), path, id }
}

/** The proposal, which is open and was sent on 21 November, as each kind of need has it. */
const cases: Record<NeedKind, (seller: Seller) => Promise<unknown>> = {
  question: (seller) => ask(seller),
  bounced: async ({ within, id, clock }) => {
    const receiver = await within.selectFrom('receiver').select('id').executeTakeFirstOrThrow()
    await within
      .insertInto('mail')
      .values({
        proposal_id: id,
        receiver_id: receiver.id,
        recipient: 'gone@smit.test',
        subject: '',
        body: '',
        state: 'bounced',
        reason: 'No such mailbox',
        created_at: clock.now,
        modified_at: clock.now,
      })
      .execute()
  },
  decided: (seller) => seller.accept(),
  expiring: (seller) => seller.agree({ valid_until: '2026-11-25' }),
  silent: (seller) => set(seller, { viewed_at: seller.clock.now - 6 * day, views: 2 }),
  draft: (seller) => set(seller, { status: 'edit', modified_at: seller.clock.now - 8 * day }),
}

describe.each(needKinds)('%s', (kind) => {
  test('needs its seller, once, as the list counts it', async () => {
    const seller = await sellerTest()
    expect(await needs(seller)).toMatchObject({ items: [], count: 0 })
    await cases[kind](seller)
    const { items, counts, count } = await needs(seller)
    expect(items.map((need) => [need.kind, need.proposal.id])).toEqual([[kind, seller.id]])
    expect([counts[kind], count]).toEqual([1, 1])
    const list = await seller.send<ListedProposal[]>('GET', seller.path(`/proposals?need=${kind}`))
    expect(list.body).toEqual(items.map(({ proposal }) => proposal))
    expect(list.headers.get('x-total-count')).toBe('1')
  })

  test('put off it is in neither, until the next day begins for the account; done it stays away', async () => {
    const seller = await sellerTest()
    await cases[kind](seller)
    const need = await first(seller)
    expect((await putOff(seller, need, { until: 'tomorrow' })).status).toBe(201)
    expect(await needs(seller)).toMatchObject({ items: [], count: 0, put_off: 1 })
    const list = await seller.send<unknown[]>('GET', seller.path(`/proposals?need=${kind}`))
    expect(list.body).toEqual([])
    const [hidden] = (await needs(seller, '?put_off=true')).items
    expect(hidden).toMatchObject({ kind, put_off: { date_until: '2026-11-21T23:00:00.000000Z', everybody: false } })
    // It is 10:10 in Amsterdam.
    seller.tick(13.5 * 3_600_000)
    expect(await kinds(seller)).toEqual([])
    seller.tick(3_600_000)
    expect(await kinds(seller)).toEqual([kind])
    await putOff(seller, need, { until: 'done' })
    expect(await kinds(seller)).toEqual([])
  })
})

test('says who did what, so that the line needs nothing else', async () => {
  const seller = await sellerTest()
  await ask(seller, 'Can the old one stay?')
  expect(await first(seller)).toMatchObject({
    person: 'An Smit',
    text: 'Can the old one stay?',
    contact_people_id: seller.person.id,
  })
  await seller.ofProposal('POST', '/comments', { comment: 'Yes' })
  await cases.bounced(seller)
  expect(await first(seller)).toMatchObject({ kind: 'bounced', text: 'gone@smit.test', reason: 'No such mailbox' })
})

test('a decline says why, and a signature who', async () => {
  const seller = await sellerTest()
  await seller.ask('POST', '/decline', { version_id: (await seller.see()).proposal.version_id, reason: 'price' })
  expect(await first(seller)).toMatchObject({ kind: 'decided', outcome: 'declined', text: 'price', person: 'An Smit' })
  const signed = await sellerTest()
  await signed.accept()
  expect(await first(signed)).toMatchObject({ kind: 'decided', outcome: 'signed' })
})

test('a bounce is past once a later mail went to that receiver', async () => {
  const seller = await sellerTest()
  await cases.bounced(seller)
  await seller.ofProposal('GET', '')
  await seller.send('POST', `/proposals/${seller.id}/send`, { send_message: 'Again' })
  expect(await kinds(seller)).toEqual([])
})

test('what was put off comes back at once when something new has happened', async () => {
  const seller = await sellerTest()
  await ask(seller)
  await putOff(seller, await first(seller), { until: 'next_week' })
  expect(await kinds(seller)).toEqual([])
  await ask(seller, 'And the colour?')
  expect(await first(seller)).toMatchObject({ kind: 'question', text: 'And the colour?' })
})

test('for oneself it stays with the colleagues, for everybody it does not; who brings it back has it back', async () => {
  const seller = await sellerTest()
  const colleague = await colleagueOf(seller)
  await cases.silent(seller)
  const { id } = (await putOff(seller, await first(seller), { until: 'done' })).body
  expect(await kinds(seller)).toEqual([])
  expect(await kinds(colleague)).toEqual(['silent'])
  expect((await colleague.send('DELETE', seller.path(`/needs/put-off/${id}`))).status).toBe(404)
  expect((await seller.send('DELETE', seller.path(`/needs/put-off/${id}`))).status).toBe(200)
  const all = (await putOff(seller, await first(seller), { until: 'done', everybody: true })).body
  expect(await kinds(colleague)).toEqual([])
  expect((await colleague.send('DELETE', seller.path(`/needs/put-off/${all.id}`))).status).toBe(200)
  expect(await kinds(seller)).toEqual(['silent'])
})

test('mine are those of proposals assigned to me, in the needs, the list and the counts', async () => {
  const seller = await sellerTest()
  const colleague = await colleagueOf(seller)
  await cases.silent(seller)
  expect(await kinds(colleague, '?whose=me')).toEqual([])
  expect(await kinds(seller, '?whose=me')).toEqual(['silent'])
  const list = await colleague.send('GET', seller.path('/proposals?need=silent&whose=me'))
  expect(list.headers.get('x-total-count')).toBe('0')
  expect([(await needs(colleague, '?whose=me')).count, (await needs(colleague)).count]).toEqual([0, 1])
  const summary = await colleague.send<{ statuses: Record<string, { count: number }> }>(
    'GET',
    seller.path('/summary?whose=me'),
  )
  expect(summary.body.statuses['open']?.count).toBe(0)
  const mine = await seller.send<{ statuses: Record<string, { count: number }> }>(
    'GET',
    seller.path('/summary?whose=me'),
  )
  const open = await seller.send('GET', seller.path('/proposals?whose=me'))
  expect(String(mine.body.statuses['open']?.count)).toBe(open.headers.get('x-total-count'))
})

test('a proposal in the trashcan needs nobody', async () => {
  const seller = await sellerTest()
  await cases.silent(seller)
  await seller.send('DELETE', `/proposals/${seller.id}`)
  expect(await kinds(seller)).toEqual([])
})

test.each([
  [5, ['silent']],
  [4, []],
  [31, []],
])('opened %i days ago and nothing since: %j', async (days, expected) => {
  const seller = await sellerTest()
  await set(seller, { viewed_at: seller.clock.now - days * day })
  expect(await kinds(seller)).toEqual(expected)
})
