import { describe, expect, test } from 'vitest'
import { markBounced } from '#service/domain/bounces.ts'
import { timestamp } from '#service/domain/timestamp.ts'
import { insertMails } from '#service/store/mails.ts'
import { sellerTest } from '#service/testing/seller.ts'
import { priceRow } from '#service/testing/viewer.ts'
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

/** It was opened so many days ago, and nothing happened since. */
const opened = (seller: Seller, days: number) => {
  const at = seller.clock.now - days * day
  return set(seller, { viewed_at: at, silent_since: at, views: 2 })
}

/** Somebody else of the account. */
async function colleagueOf({ within, service, account, path }: Seller) {
  const id = await addUser(within, 'Bo', 'Bakker')
  return { send: sender(service, { account, token: await addToken(within, id) }), path, id }
}

/** The proposal, which is open and was sent on 21 November, as each kind of need has it. */
const cases: Record<NeedKind, (seller: Seller) => Promise<unknown>> = {
  question: (seller) => ask(seller),
  bounced: async ({ within, id, clock }) => {
    const receiver = await within.selectFrom('receiver').select('id').orderBy('id').executeTakeFirstOrThrow()
    const mail = {
      proposal_id: id,
      receiver_id: receiver.id,
      recipient: 'gone@smit.test',
      reply_to_name: 'Ada Smit',
    }
    const [mailId = 0] = await insertMails(within, [
      { ...mail, state: 'queued', subject: '', body: '', reason: '', created_at: clock.now, modified_at: clock.now },
    ])
    const unit = { db: within, now: clock.now, appUrl: 'https://proffer.test' }
    await markBounced(unit, { ...mail, id: mailId }, { fault: 'unknown_address', reason: 'No such mailbox' })
  },
  decided: (seller) => seller.accept(),
  expiring: (seller) => seller.agree({ valid_until: '2026-11-25' }),
  silent: (seller) => opened(seller, 6),
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

const listed = async (seller: Pick<Seller, 'send' | 'path'>, status = 'open') =>
  (await seller.send<ListedProposal[]>('GET', seller.path(`/proposals?status=${status}`))).body[0]

test('the list says since when the newest question waits, also of what is won, until it is answered', async () => {
  const seller = await sellerTest()
  expect(await listed(seller)).toMatchObject({ date_asked: null })
  await ask(seller)
  seller.tick(day)
  await ask(seller, 'And the colour?')
  expect(await listed(seller)).toMatchObject({ date_asked: timestamp(seller.clock.now) })
  await seller.accept()
  expect(await listed(seller, 'won')).toMatchObject({ date_asked: timestamp(seller.clock.now) })
  await seller.ofProposal('POST', '/comments', { comment: 'Tuesday, and blue' })
  expect(await listed(seller, 'won')).toMatchObject({ date_asked: null })
})

test('the list says that mail was lost until something is heard of the receiver, and of nothing that is decided', async () => {
  const seller = await sellerTest()
  expect(await listed(seller)).toMatchObject({ date_bounced: null })
  await cases.bounced(seller)
  expect(await listed(seller)).toMatchObject({ date_bounced: timestamp(seller.clock.now) })
  await set(seller, { status: 'lost' })
  expect(await listed(seller, 'lost')).toMatchObject({ date_bounced: null })
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
  await opened(seller, days)
  expect(await kinds(seller)).toEqual(expected)
})

describe('silence', () => {
  const silentSeller = async () => {
    const seller = await sellerTest()
    await seller.visit()
    seller.tick(6 * day)
    expect(await kinds(seller)).toEqual(['silent'])
    return seller
  }
  const send = (seller: Seller) => seller.send('POST', `/proposals/${seller.id}/send`, { send_message: 'Still there?' })

  test('is told with who read it last, and for how long', async () => {
    const seller = await silentSeller()
    expect(await first(seller)).toMatchObject({ person: 'An Smit', seconds: 5, views: 1 })
  })

  test.each<[string, (seller: Seller) => Promise<unknown>]>([
    ['the customer opens it again', (seller) => seller.visit()],
    ['it is sent again', send],
    ['the seller writes to the customer', (seller) => seller.ofProposal('POST', '/comments', { comment: 'Any news?' })],
    ['the customer asks', (seller) => ask(seller)],
  ])('ends when %s', async (_, act) => {
    const seller = await silentSeller()
    await act(seller)
    expect(await kinds(seller)).not.toContain('silent')
  })

  test('begins anew five days after what was sent, never for what was not opened', async () => {
    const seller = await silentSeller()
    await send(seller)
    seller.tick(6 * day)
    expect(await kinds(seller)).toEqual(['silent'])
    const unopened = await sellerTest()
    await send(unopened)
    unopened.tick(6 * day)
    expect(await kinds(unopened)).toEqual([])
  })

  test('a note of the team ends no silence', async () => {
    const seller = await silentSeller()
    await seller.ofProposal('POST', '/comments', { comment: 'Call them', to: 'team' })
    expect(await kinds(seller)).toEqual(['silent'])
  })
})

describe('a bounce needs somebody as long as the line of its receiver tells of it:', () => {
  /** Of the receiver's line and of the needs alike. */
  const told = async (seller: Seller) => {
    const { receivers } = await seller.customer()
    const isLost = receivers.some(({ line }) => line.state === 'bounced' || line.state === 'failed')
    expect((await kinds(seller)).includes('bounced'), JSON.stringify(receivers)).toBe(isLost)
    return isLost
  }
  const minute = 60_000

  test('not once they were seen after it, or were mailed again', async () => {
    const seller = await sellerTest()
    await seller.visit()
    seller.tick(2 * minute)
    await cases.bounced(seller)
    expect(await told(seller)).toBe(true)
    await seller.visit({ human: false })
    expect(await told(seller)).toBe(true)
    await seller.visit()
    expect(await told(seller)).toBe(false)
    seller.tick(2 * minute)
    expect(await told(seller)).toBe(false)
    await cases.bounced(seller)
    expect(await told(seller)).toBe(true)
    await seller.send('POST', `/proposals/${seller.id}/send`, { send_message: 'Again' })
    expect(await told(seller)).toBe(false)
    await cases.bounced(seller)
    expect(await told(seller)).toBe(true)
  })

  test('not of whoever is no receiver any more', async () => {
    const seller = await sellerTest({ receivers: 2, rows: [priceRow('Pump', 1000)] })
    await cases.bounced(seller)
    expect(await told(seller)).toBe(true)
    await seller.send('PATCH', `/proposals/${seller.id}`, { contact_people: [seller.people[1]?.id] })
    expect(await told(seller)).toBe(false)
  })

  test('not of whoever signed the version that was sent last', async () => {
    const seller = await sellerTest({ receivers: 2, rows: [priceRow('Pump', 1000)] })
    await seller.accept()
    await cases.bounced(seller)
    expect(await told(seller)).toBe(false)
  })
})

test('who puts off for everybody, or brings that back, lets open screens know', async () => {
  const seller = await sellerTest()
  await cases.silent(seller)
  const told = async () => (await seller.events()).filter((type) => type === 'proposal_put_off').length
  const own = await putOff(seller, await first(seller), { until: 'tomorrow' })
  await seller.send('DELETE', seller.path(`/needs/put-off/${own.body.id}`))
  expect(await told()).toBe(0)
  const all = await putOff(seller, await first(seller), { until: 'tomorrow', everybody: true })
  expect(await told()).toBe(1)
  await seller.send('DELETE', seller.path(`/needs/put-off/${all.body.id}`))
  expect(await told()).toBe(2)
})

test('what was put off for good is forgotten with what it was about; a question stays put off while it waits', async () => {
  const seller = await sellerTest()
  await cases.expiring(seller)
  await putOff(seller, await first(seller), { until: 'done' })
  await ask(seller)
  const question = await first(seller)
  await putOff(seller, question, { until: 'done' })
  const { within, clock } = seller
  await within
    .updateTable('need_put_off')
    .set({ put_off_at: clock.now - 40 * day })
    .execute()
  await set(seller, { valid_until: null, silent_since: clock.now - 6 * day })
  await putOff(seller, { ...question, kind: 'silent' }, { until: 'done' })
  const kept = await within.selectFrom('need_put_off').select('kind').orderBy('id').execute()
  expect(kept.map(({ kind }) => kind)).toEqual(['question', 'silent'])
  expect(await kinds(seller)).toEqual([])
})

test('counts equal the lists for me and for everybody, whatever is put off', async () => {
  const seller = await sellerTest()
  const colleague = await colleagueOf(seller)
  const copies: number[] = []
  for (let at = 0; at < 4; at += 1) {
    const copied = await seller.ofProposal<{ id: number }>('POST', '/copy', {})
    copies.push(copied.body.id)
  }
  for (const [at, id] of copies.entries())
    await seller.within
      .updateTable('proposal')
      .set({ modified_at: seller.clock.now - 9 * day, account_user_id: at < 2 ? colleague.id : seller.userId })
      .where('id', '=', id)
      .execute()
  await cases.question(seller)
  const [mine] = (await needs(seller, '?whose=me')).items.filter(({ kind }) => kind === 'draft')
  if (!mine) throw new Error('There is no draft')
  await putOff(seller, mine, { until: 'next_week' })
  for (const whose of ['me', 'team'])
    for (const kind of needKinds) {
      const { counts } = await needs(seller, `?whose=${whose}`)
      const list = await seller.send('GET', seller.path(`/proposals?need=${kind}&whose=${whose}`))
      expect(list.headers.get('x-total-count'), `${kind} of ${whose}`).toBe(String(counts[kind]))
    }
  expect(await needs(seller, '?whose=me')).toMatchObject({ counts: { draft: 1, question: 1 }, put_off: 1 })
  expect(await needs(seller)).toMatchObject({ counts: { draft: 3, question: 1 }, put_off: 1 })
  expect(await needs(colleague)).toMatchObject({ counts: { draft: 4, question: 1 }, put_off: 0 })
})
