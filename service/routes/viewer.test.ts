import { describe, expect, test, vi } from 'vitest'
import { createService } from '#service/app.ts'
import { admit } from '#service/oauth/throttle.ts'
import { priceRow, viewerTest } from '#service/testing/viewer.ts'

const rows = [
  priceRow('Pump', 1000),
  priceRow('Wired', 189, { selectable: 'radio', user_selected: true }),
  priceRow('Wireless', 749, { selectable: 'radio' }),
  priceRow('Floor', 120, { selectable: 'check' }),
  priceRow('Hours', 62.5, { quantity: 2, user_quantity: true }),
  priceRow('Margin', 333.33, { hide_price: true }),
  priceRow('Material', 11.25, { quantity: 38, hide_quantity: true }),
]

const idOf = (seen: Awaited<ReturnType<Awaited<ReturnType<typeof viewerTest>>['see']>>, content: string) =>
  seen.tables.flatMap(({ rows }) => rows).find((row) => row.content === content)?.id ?? 0

type Viewer = Awaited<ReturnType<typeof viewerTest>>
type Asked = { method?: string; path?: string; body?: string; key?: string; address?: string }

/** All that an answer tells, but for when it was and of which request. */
async function toLink(
  { service }: Viewer,
  token: string,
  { method = 'GET', path = '', address = '203.0.113.7', body, key }: Asked,
) {
  const headers = {
    Origin: 'https://app.test',
    ...(key !== undefined && { 'Idempotency-Key': key }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  }
  const request = new Request(`https://proffer.test/viewer/${token}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  })
  const answer = await service.fetch(request, { address })
  const told = [...answer.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
  return {
    status: answer.status,
    headers: told,
    body: (await answer.text()).replace(/"request_id":"[^"]*"/, ''),
  }
}

/** Whatever can be asked of a link, and then as often as nobody may. */
async function askedOfLink(viewer: Viewer, token: string) {
  const answers = []
  for (const asked of [
    {},
    { path: '/document.pdf' },
    { path: `/attachments/${'x'.repeat(22)}` },
    { path: '/events' },
    { path: '/nowhere' },
    { path: '/accept' },
    { method: 'OPTIONS' },
    { method: 'HEAD' },
    { method: 'DELETE' },
    { method: 'POST', path: '/accept', body: '{}' },
    { method: 'POST', path: '/comments', body: '{"comment":"Hello"}' },
    { method: 'POST', path: '/unlock', body: '{"password":"long enough"}' },
    { method: 'POST', path: '/password', body: '{"broken' },
    { method: 'POST', path: '/comments', body: '{"comment":"Hello"}', key: 'once' },
    { method: 'POST', path: '/comments', body: '{"comment":"Hello"}', key: 'no key' },
    ...Array.from({ length: 60 }, () => ({})),
  ])
    answers.push(await toLink(viewer, token, asked))
  return answers
}

describe('what a receiver sees', () => {
  test('is the version sent last, with no trace of what is hidden, of others’ links or of the team', async () => {
    const viewer = await viewerTest({ rows, receivers: 2 })
    await viewer.within
      .insertInto('comment')
      .values({
        proposal_id: viewer.id,
        account_user_id: viewer.userId,
        comment: 'among us',
        audience: 'team',
        created_at: 1,
      })
      .execute()
    const seen = await viewer.see()
    const text = JSON.stringify(seen)
    for (const secret of ['333.33', '"quantity":38', '11.25', 'among us', 'no1@bos.test', ...viewer.links])
      expect(text, secret).not.toContain(secret)
    expect(seen).toMatchObject({
      proposal: { name: 'Heat pump', status: 'open', version_number: 1, expired: false },
      receiver: { name: 'An Smit', must_sign: true, state: 'waiting' },
      others: [{ name: 'No1 Bos', state: 'waiting' }],
    })
    expect(seen.prices.exact).toBe(false)
    expect(seen.prices.price_total).toBe(Number((await viewer.details()).price_total_original))
  })

  test('a draft after it does not show, and the next one that is sent does', async () => {
    const viewer = await viewerTest({ rows })
    await viewer.send('PATCH', `/proposals/${viewer.id}`, { price_total: 99 })
    expect((await viewer.see()).prices.price_total_override).toBeNull()
    await viewer.sendIt()
    expect(await viewer.see()).toMatchObject({ proposal: { version_number: 2 }, prices: { price_total: 99 } })
  })

  test('a link that leads nowhere is the same 404, whatever the reason', async () => {
    const viewer = await viewerTest()
    const other = await viewerTest()
    const unknown = await viewer.ask('GET', '', undefined, { token: 'x'.repeat(43) })
    await viewer.send('DELETE', `/proposals/${viewer.id}`)
    const trashed = await viewer.ask('GET')
    const detail = ({ status, body }: typeof unknown) => ({ status, ...body, request_id: '' })
    expect(detail(trashed)).toEqual(detail(unknown))
    expect(unknown.status).toBe(404)
    for (const token of ['%00', '%20', 'a.b', 'x'.repeat(129)])
      expect(detail(await viewer.ask('GET', '', undefined, { token }))).toEqual(detail(unknown))
    expect((await other.ask('POST', '/comments', { comment: 'x' }, { token: viewer.link })).status).toBe(404)
  })

  test.each([
    ['in the trashcan', ({ send, id }: Viewer) => send('DELETE', `/proposals/${id}`)],
    ['a draft again', ({ send, id }: Viewer) => send('PATCH', `/proposals/${id}`, { status: 'edit' })],
  ])('the link of a proposal that is %s answers in everything as one that never was', async (_, leave) => {
    const viewer = await viewerTest()
    await leave(viewer)
    const unknown = await askedOfLink(viewer, 'x'.repeat(43))
    // So that the guesses of one are not counted with those of the other.
    viewer.tick(60_000)
    expect(await askedOfLink(viewer, viewer.link)).toEqual(unknown)
    expect(new Set(unknown.map(({ status }) => status))).toEqual(new Set([404, 429]))
  })

  test('nor do requests from everywhere, more than one receiver may send, tell it from one', async () => {
    const viewer = await viewerTest()
    await viewer.send('DELETE', `/proposals/${viewer.id}`)
    const answers = []
    for (let at = 0; at < 250; at++) answers.push(await toLink(viewer, viewer.link, { address: `2001:db8:${at}::1` }))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  })

  test('of a link that leads somewhere every answer tells how many requests are left', async () => {
    const viewer = await viewerTest()
    const asked = [
      await viewer.ask('GET'),
      await viewer.ask('GET', `/attachments/${'x'.repeat(22)}`),
      await viewer.ask('POST', '/accept', {}),
      await viewer.ask('GET', '/nowhere'),
    ]
    expect(asked.map(({ status }) => status)).toEqual([200, 404, 400, 404])
    expect(asked.map(({ headers }) => headers.get('RateLimit'))).toEqual(
      [239, 238, 237, 236].map((left) => expect.stringContaining(`r=${left};`)),
    )
    for (let left = 236; left > 0; left--) await viewer.ask('GET', '/nowhere')
    const { status, body } = await viewer.ask('GET')
    expect({ status, detail: body['detail'] }).toEqual({
      status: 429,
      detail: expect.stringContaining('At most 240 requests a minute.'),
    })
  })

  test.each(['lost', 'closed'])('a %s proposal is 410, with whom to call and nothing else', async (status) => {
    const viewer = await viewerTest({ rows })
    await viewer.send('PATCH', `/proposals/${viewer.id}`, { status })
    const { body } = await viewer.ask('GET')
    expect(body).toMatchObject({
      status: 410,
      code: 'gone',
      reason: 'ended',
      seller: { title: 'installer BV', name: 'Eva de Wit', phone: '070 1' },
    })
    expect(JSON.stringify(body)).not.toContain('Heat pump')
  })
})

describe('before its script runs', () => {
  test.each([
    ['en', 'Proposal from installer BV'],
    ['nl', 'Offerte van installer BV'],
    ['de', 'Angebot von installer BV'],
    ['', 'Proposal from installer BV'],
  ])('the page is called after the account alone, in the proposal’s language: %j', async (language, title) => {
    const viewer = await viewerTest({ rows })
    await viewer.within.updateTable('proposal').set({ language }).execute()
    expect(await viewer.service.titleAt(viewer.link)).toBe(title)
  })

  test.each([
    { as: 'has a password', change: { asks_password: 1 as const }, status: 403 },
    { as: 'is lost', change: { status: 'lost' as const }, status: 410 },
    { as: 'is closed', change: { status: 'closed' as const }, status: 410 },
    { as: 'is won', change: { status: 'won' as const }, status: 200 },
    { as: 'is in draft again', change: { status: 'edit' as const }, status: 404 },
    { as: 'is in the trash', change: { deleted_at: 1 }, status: 404 },
  ])('its title tells no more than the interface: the proposal $as', async ({ change, status }) => {
    const viewer = await viewerTest({ rows })
    await viewer.within.updateTable('proposal').set(change).execute()
    const answer = await viewer.ask('GET')
    expect(answer.status).toBe(status)
    const isNamed = JSON.stringify(answer.body).includes('installer BV')
    expect(await viewer.service.titleAt(viewer.link)).toBe(isNamed ? 'Offerte van installer BV' : undefined)
  })

  test('a link that leads nowhere has no title, whatever the reason', async () => {
    const viewer = await viewerTest()
    const links = ['x'.repeat(43), '%00', 'a.b', 'x'.repeat(129), '']
    expect(await Promise.all(links.map(viewer.service.titleAt))).toEqual(links.map(() => undefined))
    await viewer.within.updateTable('proposal_version').set({ sent_at: null }).execute()
    expect(await viewer.service.titleAt(viewer.link)).toBeUndefined()
  })

  test('a title that cannot be read keeps nobody from the page, and is told in the log', async () => {
    const viewer = await viewerTest()
    const logged: string[] = []
    const failing = () => {
      throw new Error('No clock')
    }
    const log = ({ message }: { message: string }) => void logged.push(message)
    const service = createService({ ...viewer.ports, now: failing, log })
    expect(await service.titleAt(viewer.link)).toBeUndefined()
    expect(logged).toEqual(['title of a link could not be read'])
  })

  test('asking for its title is no visit, not even that of a machine, and uses up no requests', async () => {
    const viewer = await viewerTest({ rows })
    const left = async () => Number(/;r=(\d+)/.exec((await viewer.ask('GET')).headers.get('RateLimit') ?? '')?.[1])
    const before = await left()
    await viewer.service.titleAt(viewer.link)
    expect(await left()).toBe(before - 1)
    expect(await viewer.within.selectFrom('visit').select('id').execute()).toEqual([])
    expect((await viewer.details()).date_viewed).toBeNull()
  })
})

describe('choices', () => {
  test('are shared, keep one of a group, and are those of the details', async () => {
    const viewer = await viewerTest({ rows, receivers: 2 })
    const seen = await viewer.see()
    const choices = [
      { row_id: idOf(seen, 'Wireless'), selected: true },
      { row_id: idOf(seen, 'Hours'), quantity: 4 },
    ]
    const { status, body } = await viewer.ask('PUT', '/choices', { version_id: viewer.version_id, choices })
    expect({ status, body }).toMatchObject({ status: 200, body: { changed: { name: 'An Smit' }, frozen: false } })
    const other = await viewer.see(viewer.links[1])
    expect(other.choices_at).not.toBe(seen.choices_at)
    expect(other.choices).toMatchObject([{ selected: false }, { selected: true }, { selected: false }, { quantity: 4 }])
    const details = await viewer.details()
    expect(Number(details.price_total_original)).toBe(other.prices.price_total)
    // The favorite template brings a survey of 100 along.
    expect(other.prices.price_total).toBe(2859.83)
  })

  test('what may not be chosen is refused by its place, and nothing is kept', async () => {
    const viewer = await viewerTest({ rows })
    const seen = await viewer.see()
    const attack = async (choice: object) =>
      (await viewer.ask('PUT', '/choices', { version_id: viewer.version_id, choices: [choice] })).status
    const [pump, hours, wired] = ['Pump', 'Hours', 'Wired'].map((content) => idOf(seen, content))
    for (const choice of [
      { row_id: pump, selected: false },
      { row_id: pump, quantity: 0 },
      { row_id: hours, quantity: -1 },
      { row_id: hours, quantity: 1e300 },
      { row_id: hours, selected: false },
      { row_id: hours, price: 1 },
      { row_id: wired, selected: false },
      { row_id: 4711, selected: true },
    ])
      expect(await attack(choice), JSON.stringify(choice)).toBe(400)
    expect((await viewer.see()).choices_at).toBe(seen.choices_at)
  })

  test('of another version are 409, with what is current', async () => {
    const viewer = await viewerTest({ rows })
    const { status, body } = await viewer.ask('PUT', '/choices', { version_id: 4711, choices: [] })
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { reason: 'version', current: { version_id: viewer.version_id } },
    })
  })
})

describe('questions', () => {
  test('reach the seller, name their row, and are 20 an hour', async () => {
    const viewer = await viewerTest({ rows })
    const row_id = idOf(await viewer.see(), 'Pump')
    expect(await viewer.ask('POST', '/comments', { comment: 'Why?', row_id })).toMatchObject({
      status: 201,
      body: { comment: 'Why?', name: 'An Smit', type: 'client', own: true, row_id },
    })
    expect((await viewer.ask('POST', '/comments', { comment: 'Why?', row_id: 4711 })).status).toBe(400)
    expect((await viewer.details()).comments).toMatchObject([{ comment: 'Why?', type: 'client' }])
    expect(await viewer.events()).toContain('proposal_comment_received')
    for (let at = 1; at < 20; at++) await viewer.ask('POST', '/comments', { comment: 'And?' })
    expect((await viewer.ask('POST', '/comments', { comment: 'And?' })).status).toBe(429)
    viewer.tick(60 * 60 * 1000)
    expect((await viewer.ask('POST', '/comments', { comment: 'And?' })).status).toBe(201)
  })
})

describe('visits', () => {
  test('the same visit adds up, machines stay apart, and the event comes again after 14 days of silence', async () => {
    const viewer = await viewerTest()
    const viewed = async () => (await viewer.events()).filter((type) => type === 'proposal_viewed').length
    await viewer.visit({ human: false })
    expect(await viewed()).toBe(0)
    expect((await viewer.details()).date_viewed).toBeNull()
    const visit_id = crypto.randomUUID()
    for (const seconds of [3, 20, 9]) await viewer.visit({ visit_id, seconds })
    await viewer.visit()
    expect(await viewed()).toBe(1)
    expect((await viewer.details()).logs.summary).toMatchObject({ views: 2 })
    const kept = viewer.within.selectFrom('visit').select('seconds').where('visit_key', '=', visit_id)
    expect(await kept.executeTakeFirst()).toEqual({ seconds: 20 })
    viewer.tick(14 * 86_400_000)
    await viewer.visit()
    expect(await viewed()).toBe(2)
    expect((await viewer.see()).receiver.state).toBe('opened')
  })
})

describe('a password', () => {
  test('is chosen once, asked for elsewhere, and ends its sessions with a reset', async () => {
    const viewer = await viewerTest({ rows })
    await viewer.within.updateTable('proposal').set({ asks_password: 1 }).execute()
    expect(await viewer.ask('GET')).toMatchObject({ status: 403, body: { reason: 'password_to_choose' } })
    const { status, body } = await viewer.ask<{ session: string }>('POST', '/password', { password: 'long enough' })
    expect(status).toBe(201)
    const session = { Authorization: `Bearer ${body.session}` }
    expect((await viewer.ask('GET', '', undefined, session)).status).toBe(200)
    expect(await viewer.ask('GET')).toMatchObject({ status: 403, body: { reason: 'password_required' } })
    expect((await viewer.ask('POST', '/password', { password: 'somebody else' })).status).toBe(409)
    expect((await viewer.ask('POST', '/unlock', { password: 'long enough' })).status).toBe(200)
    const stored = JSON.stringify(await viewer.within.selectFrom('viewer_session').selectAll().execute())
    expect(stored).not.toContain(body.session)
    await viewer.send('POST', `/proposals/${viewer.id}/send`, {
      send_method: 'self',
      send_message: 'x',
      password_reset: true,
    })
    expect(await viewer.ask('GET', '', undefined, session)).toMatchObject({ body: { reason: 'password_to_choose' } })
  })

  test('is hashed only where one is to be chosen, since that is slow', async () => {
    const viewer = await viewerTest()
    const hash = vi.spyOn(viewer.ports.passwords, 'hash')
    const choose = () => viewer.ask('POST', '/password', { password: 'long enough' })
    expect((await choose()).status).toBe(409)
    expect(hash).not.toHaveBeenCalled()
    await viewer.within.updateTable('proposal').set({ asks_password: 1 }).execute()
    expect([(await choose()).status, (await choose()).status]).toEqual([201, 409])
    expect(hash).toHaveBeenCalledOnce()
  })

  test('ten wrong tries, and the right one has to wait', async () => {
    const viewer = await viewerTest()
    await viewer.within.updateTable('proposal').set({ asks_password: 1 }).execute()
    await viewer.ask('POST', '/password', { password: 'long enough' })
    for (let at = 0; at < 10; at++)
      expect((await viewer.ask('POST', '/unlock', { password: 'not this one' })).status).toBe(400)
    expect((await viewer.ask('POST', '/unlock', { password: 'long enough' })).status).toBe(429)
    viewer.tick(15 * 60 * 1000)
    expect((await viewer.ask('POST', '/unlock', { password: 'long enough' })).status).toBe(200)
  })

  test('what anybody types as a name at signing in uses up no tries of a customer', async () => {
    const viewer = await viewerTest()
    await viewer.within.updateTable('proposal').set({ asks_password: 1 }).execute()
    await viewer.ask('POST', '/password', { password: 'long enough' })
    await viewer.ask('POST', '/unlock', { password: 'not this one' })
    const { name_key } = await viewer.within.selectFrom('sign_in_failure').select('name_key').executeTakeFirstOrThrow()
    for (let at = 0; at < 10; at++)
      await admit(viewer.within, viewer.ports.now(), { nameKey: name_key.toLowerCase(), address: `198.51.100.${at}` })
    expect((await viewer.ask('POST', '/unlock', { password: 'long enough' })).status).toBe(200)
  })
})

test('whoever guesses links from one address has to wait, and receivers there do not', async () => {
  const viewer = await viewerTest()
  const guess = () => viewer.ask('GET', '', undefined, { token: 'x'.repeat(43) })
  const answers = []
  for (let at = 0; at < 61; at++) answers.push((await guess()).status)
  expect([answers[0], answers.at(-1)]).toEqual([404, 429])
  expect((await viewer.ask('GET')).status).toBe(200)
})
