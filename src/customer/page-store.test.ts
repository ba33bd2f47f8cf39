import { expect, test } from 'vitest'
import type { ViewedProposal } from '#wire/viewer.ts'
import { keptFor } from './kept.ts'
import { newPageStore } from './page-store.ts'
import { newRequests } from './requests.ts'
import { aProposal } from './testing/a-proposal.ts'

type Answer = { status?: number; body: unknown; headers?: Record<string, string> } | 'no connection'
type SentRequest = { what: string; body: { choices?: unknown; version_id?: number }; key: string | null }

const problem = (status: number, fields: object = {}) => ({
  status,
  body: { type: 'about:blank', title: '', status, detail: 'No.', request_id: 'r', ...fields },
})

function memory() {
  const sessions = new Map<string, string>()
  const attempts = new Map<string, string>()
  return {
    sessions: {
      get: async (name: string) => sessions.get(name) ?? null,
      set: async (name: string, value: string) => void sessions.set(name, value),
      remove: async (name: string) => void sessions.delete(name),
    },
    attempts: () => ({
      getItem: (name: string) => attempts.get(name) ?? null,
      setItem: (name: string, value: string) => void attempts.set(name, value),
      removeItem: (name: string) => void attempts.delete(name),
    }),
    /** All that is kept, as text. */
    text: () => JSON.stringify([...sessions, ...attempts]),
  }
}

/** A page whose service answers as the test says; time passes when it says so. */
function aPage(answer: (request: SentRequest) => Answer | Promise<Answer>, stores = memory(), token = 'token') {
  const sentRequests: SentRequest[] = []
  let timers: { run: () => void; milliseconds: number }[] = []
  let isSeen = true
  const kept = keptFor(token, stores)
  const requests = newRequests({
    service: async () => 'https://service.example',
    session: kept.session,
    async fetch(address, init) {
      const headers = new Headers(init.headers)
      const what = `${init.method} ${address.replace('https://service.example/viewer/token', '')}`
      const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as SentRequest['body']
      const one = { what: what.trim(), body, key: headers.get('idempotency-key') }
      sentRequests.push(one)
      const given = await answer(one)
      if (given === 'no connection') throw new TypeError('Failed to fetch')
      return Response.json(given.body, { status: given.status ?? 200, headers: given.headers ?? {} })
    },
  })
  const store = newPageStore({
    requests,
    kept,
    token,
    isOnline: () => true,
    isSeen: () => isSeen,
    later(run, milliseconds) {
      const timer = { run, milliseconds }
      timers.push(timer)
      return () => void (timers = timers.filter((each) => each !== timer))
    },
  })
  async function pass() {
    const due = timers
    timers = []
    for (const { run } of due) run()
    await settled()
  }
  return {
    store,
    requests: sentRequests,
    pass,
    /** How long it is until something is done by itself. */
    waits: () => timers.map(({ milliseconds }) => milliseconds),
    leave: () => void (isSeen = false),
    sent: (what: string) => sentRequests.filter((one) => one.what === what),
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const openOf = ({ store }: ReturnType<typeof aPage>) => {
  const state = store.state()
  if (state.is !== 'open') throw new Error(`It is ${state.is}`)
  return state
}
const partsOf = ({ choices_at, changed, frozen, choices, tables, prices, words }: ViewedProposal) => ({
  choices_at,
  changed,
  frozen,
  choices,
  tables,
  prices,
  words,
})
const form = { name: 'Anneke', fields: [], signature: { typed: 'Anneke' }, terms: false }

test('a link that was cut off is told to be so, and nothing is asked of the service', async () => {
  const page = aPage(() => problem(404), memory(), '')
  await page.store.read()
  expect(page.store.state()).toEqual({ is: 'incomplete' })
  page.store.retryNow()
  await page.pass()
  expect(page.requests).toEqual([])
})

test.each([
  { because: 'no such link', answer: problem(404), is: 'unknown' },
  { because: 'lost or closed', answer: problem(410, { reason: 'ended' }), is: 'ended' },
  { because: 'a password to choose', answer: problem(403, { reason: 'password_to_choose' }), is: 'password' },
  { because: 'a password to give', answer: problem(403, { reason: 'password_required' }), is: 'password' },
  { because: 'our fault', answer: problem(503), is: 'away' },
  { because: 'no connection', answer: 'no connection' as const, is: 'away' },
  { because: 'something in between', answer: { status: 502, body: '<html>' }, is: 'away' },
  { because: 'all is well', answer: { body: aProposal() }, is: 'open' },
])('the page is $is: $because', async ({ answer, is }) => {
  const page = aPage(() => answer)
  await page.store.read()
  expect(page.store.state().is).toBe(is)
})

test('a page that cannot be reached opens by itself once it can', async () => {
  let isUp = false
  const page = aPage(() => (isUp ? { body: aProposal() } : 'no connection'))
  await page.store.read()
  isUp = true
  await page.pass()
  expect(page.store.state().is).toBe('open')
})

test('what is being read stays while the service is away', async () => {
  let isUp = true
  const page = aPage(() => (isUp ? { body: aProposal() } : problem(503)))
  await page.store.read()
  isUp = false
  await page.store.read()
  expect(page.store.state().is).toBe('open')
})

const gone = [
  { as: 'in draft or in the trash', reply: problem(404), is: 'unknown' },
  { as: 'lost or closed', reply: problem(410, { reason: 'ended' }), is: 'ended' },
]

test.each(gone)('a page whose proposal was $as opens by itself once it is open again', async ({ reply, is }) => {
  let current: Answer = { body: aProposal() }
  const page = aPage(() => current)
  await page.store.read()
  current = reply
  await page.store.read()
  await page.pass()
  expect(page.store.state().is).toBe(is)
  current = { body: aProposal() }
  await page.pass()
  expect(page.store.state().is).toBe('open')
  expect(page.waits()).toEqual([])
})

test.each(gone)('it is asked for at once where somebody comes back to it: $as', async ({ reply }) => {
  let current: Answer = reply
  const page = aPage(() => current)
  await page.store.read()
  current = { body: aProposal() }
  page.store.retryNow()
  await settled()
  expect(page.store.state().is).toBe('open')
})

test('the longer a proposal is gone the less it is asked for, and never while nobody sees the page', async () => {
  const page = aPage(() => problem(410, { reason: 'ended' }))
  await page.store.read()
  const waits = []
  for (let times = 0; times < 6; times += 1) {
    waits.push(...page.waits())
    await page.pass()
  }
  expect(waits).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000])
  const { length } = page.requests
  page.leave()
  await page.pass()
  expect(page.requests).toHaveLength(length)
  expect(page.waits()).toEqual([])
})

test('a page that says its proposal is closed goes on saying so while the service is away', async () => {
  let current: Answer = problem(410, { reason: 'ended' })
  const page = aPage(() => current)
  await page.store.read()
  current = 'no connection'
  await page.pass()
  expect(page.store.state().is).toBe('ended')
  current = { body: aProposal() }
  await page.pass()
  expect(page.store.state().is).toBe('open')
})

test('nothing is asked again until a password is given', async () => {
  const page = aPage(() => problem(403, { reason: 'password_required' }))
  await page.store.read()
  expect(page.waits()).toEqual([])
})

test('a choice without a connection is kept, said, and sent again until it is answered', async () => {
  let isUp = false
  const chosen = partsOf(aProposal({ choices_at: 'b' }))
  const page = aPage(({ what }) => {
    if (what === 'GET') return { body: aProposal() }
    return isUp ? { body: chosen } : 'no connection'
  })
  await page.store.read()
  page.store.choose(new Map([[2, { selected: true }]]))
  await page.pass()
  expect(openOf(page)).toMatchObject({ saving: 'failed' })
  expect(openOf(page).pending.get(2)).toEqual({ selected: true })

  isUp = true
  await page.pass()
  expect(openOf(page)).toMatchObject({ saving: 'saved' })
  expect(openOf(page).pending.size).toBe(0)
  expect(openOf(page).proposal.choices_at).toBe('b')
})

const [prices] = aProposal().tables
const withoutRow2 = {
  version: 3,
  tables: prices ? [{ ...prices, rows: prices.rows.filter(({ id }) => id !== 2) }] : [],
}

test.each([
  { because: 'somebody has signed', next: { frozen: true } },
  { because: 'its row has gone', next: withoutRow2 },
])(
  'a choice that could not be saved and cannot be had any more is not said to be tried again: $because',
  async ({ next }) => {
    let current = aProposal()
    const page = aPage(({ what }) => (what === 'GET' ? { body: current } : problem(503)))
    await page.store.read()
    page.store.choose(new Map([[2, { selected: true }]]))
    await page.pass()
    expect(openOf(page)).toMatchObject({ saving: 'failed' })
    current = aProposal(next)
    await page.store.read()
    expect(openOf(page)).toMatchObject({ saving: 'saved', pending: new Map() })
    expect(page.waits()).toEqual([])
  },
)

test('a choice of a row that another version dropped is not said to be saved for ever', async () => {
  let current = aProposal()
  const page = aPage(({ what }) => (what === 'GET' ? { body: current } : problem(409, { reason: 'version' })))
  await page.store.read()
  current = aProposal(withoutRow2)
  page.store.choose(new Map([[2, { selected: true }]]))
  await page.pass()
  expect(openOf(page)).toMatchObject({ saving: 'saved', pending: new Map() })
})

test('a choice whose answer is still to come is not called saved, also by a proposal that is back', async () => {
  let current: Answer = { body: aProposal() }
  const page = aPage(({ what }) => (what === 'GET' ? current : new Promise(() => undefined)))
  await page.store.read()
  page.store.choose(new Map([[2, { selected: true }]]))
  await page.pass()
  current = problem(404)
  await page.store.read()
  current = { body: aProposal() }
  await page.store.read()
  expect(openOf(page)).toMatchObject({ saving: 'saving', pending: new Map([[2, { selected: true }]]) })
})

test('what is chosen while a request is under way goes in the next, in order', async () => {
  const page = aPage(({ what }) => ({ body: what === 'GET' ? aProposal() : partsOf(aProposal()) }))
  await page.store.read()
  page.store.choose(new Map([[2, { selected: true }]]))
  page.store.choose(new Map([[2, { selected: false }]]))
  await page.pass()
  await page.pass()
  expect(page.sent('PUT /choices').map(({ body }) => body.choices)).toEqual([[{ row_id: 2, selected: false }]])
})

test('a choice made on an older version is carried over to the one that is read, and said', async () => {
  let current = aProposal({ version: 2 })
  const page = aPage(({ what, body }) => {
    if (what === 'GET') return { body: current }
    if (body.version_id !== current.proposal.version_id) return problem(409, { reason: 'version' })
    return { body: partsOf(current) }
  })
  await page.store.read()
  current = aProposal({ version: 3 })
  page.store.choose(new Map([[2, { selected: true }]]))
  await page.pass()
  await page.pass()
  expect(openOf(page).news).toEqual({ is: 'version', number: 3 })
  expect(page.sent('PUT /choices').at(-1)?.body).toEqual({ version_id: 30, choices: [{ row_id: 2, selected: true }] })
})

test.each([
  { as: 'its password is asked for again', reply: problem(403, { reason: 'password_required' }) },
  { as: 'the seller has taken it back', reply: problem(404) },
])('a choice that meets a page that has gone is saved once it is back: $as', async ({ reply }) => {
  let isGone = false
  const page = aPage(({ what }) => {
    if (isGone) return reply
    return { body: what === 'GET' ? aProposal() : partsOf(aProposal({ choices_at: 'b' })) }
  })
  await page.store.read()
  isGone = true
  page.store.choose(new Map([[2, { selected: true }]]))
  await page.pass()
  expect(page.sent('PUT /choices')).toHaveLength(1)
  expect(page.store.state().is).not.toBe('open')

  isGone = false
  await page.store.read()
  await settled()
  expect(page.sent('PUT /choices').map(({ body }) => body.choices)).toEqual([
    [{ row_id: 2, selected: true }],
    [{ row_id: 2, selected: true }],
  ])
  expect(openOf(page)).toMatchObject({ saving: 'saved', pending: new Map(), news: undefined })
})

/** As it stands once row 2 is ticked. */
const ticked = (fields: Parameters<typeof aProposal>[0] = {}) =>
  aProposal({
    choices_at: 'b',
    tables: aProposal().tables.map((table) => ({
      ...table,
      rows: table.rows.map((row) => (row.id === 2 ? { ...row, user_selected: true } : row)),
    })),
    ...fields,
  })
const tick = new Map([[2, { selected: true }]])

test('an acceptance goes after the choices, where they leave what was shown as it was', async () => {
  const page = aPage(({ what }) => {
    if (what === 'GET') return { body: aProposal() }
    if (what === 'PUT /choices') return { body: partsOf(ticked()) }
    return { status: 201, body: aProposal({ proposal: { status: 'won' } }) }
  })
  await page.store.read()
  page.store.choose(tick)
  expect(await page.store.accept(form)).toBe('done')
  expect(page.requests.map(({ what }) => what)).toEqual(['GET', 'PUT /choices', 'POST /accept'])
  expect(page.sent('POST /accept')[0]?.body).toMatchObject({ choices_at: 'b', version_id: 20 })
  expect(openOf(page).proposal.proposal.status).toBe('won')
})

const words = { ...aProposal().words, sentence: 'U gaat akkoord met € 7.260.' }

test.each([
  { because: 'another amount', is: { is: 'choices-while-accepting' }, answer: ticked({ words }) },
  { because: 'what another receiver chose', is: { is: 'choices-while-accepting' }, answer: aProposal() },
])('nothing is signed that was not shown at the press: $because comes with the choices', async ({ is, answer }) => {
  const held = Promise.withResolvers<void>()
  const page = aPage(async ({ what }) => {
    if (what === 'GET') return { body: aProposal() }
    if (what === 'PUT /choices') return held.promise.then(() => ({ body: partsOf({ ...answer, choices_at: 'b' }) }))
    return { status: 201, body: aProposal({ proposal: { status: 'won' } }) }
  })
  await page.store.read()
  page.store.choose(tick)
  const pressed = page.store.accept(form)
  held.resolve()
  expect(await pressed).toBe('reread')
  expect(page.sent('POST /accept')).toEqual([])
  expect(openOf(page).news).toEqual(is)
  expect(await page.store.accept(form)).toBe('done')
  expect(page.sent('POST /accept')[0]?.body).toMatchObject({ choices_at: 'b' })
})

test('nothing is signed of a version that came with the choices', async () => {
  let current = aProposal({ version: 2 })
  const page = aPage(({ what, body }) => {
    if (what === 'GET') return { body: current }
    if (what === 'POST /accept') return { status: 201, body: current }
    return body.version_id === current.proposal.version_id
      ? { body: partsOf(ticked({ version: 3 })) }
      : problem(409, { reason: 'version' })
  })
  await page.store.read()
  current = aProposal({ version: 3 })
  page.store.choose(tick)
  expect(await page.store.accept(form)).toBe('reread')
  expect(page.sent('POST /accept')).toEqual([])
  expect(openOf(page).news).toEqual({ is: 'version-while-accepting', number: 3 })
})

test('choices that cannot be saved are not signed, and nothing is uncertain about that', async () => {
  const page = aPage(({ what }) => (what === 'GET' ? { body: aProposal() } : 'no connection'))
  await page.store.read()
  page.store.choose(tick)
  expect(await page.store.accept(form)).toBe('unsaved')
  expect(page.sent('POST /accept')).toEqual([])
})

test('pressed again after no answer, and after a reload, it is the same acceptance; with other words another', async () => {
  const stores = memory()
  const answer = ({ what }: SentRequest): Answer => (what === 'GET' ? { body: aProposal() } : 'no connection')
  const first = aPage(answer, stores)
  await first.store.read()
  expect(await first.store.accept(form)).toBe('uncertain')
  expect(await first.store.accept(form)).toBe('uncertain')
  const reloaded = aPage(answer, stores)
  await reloaded.store.read()
  await reloaded.store.accept(form)
  const keys = [...first.sent('POST /accept'), ...reloaded.sent('POST /accept')].map(({ key }) => key)
  expect(new Set(keys).size).toBe(1)

  // What was filled in stands nowhere but on the page.
  expect(first.sent('POST /accept')).toHaveLength(2)
  expect(stores.text()).not.toContain('Anneke')

  await reloaded.store.accept({ ...form, name: 'Wim' })
  expect(reloaded.sent('POST /accept').at(-1)?.key).not.toBe(keys[0])
})

test('an acceptance of a stale version changes nothing, and says which version to look at', async () => {
  let current = aProposal({ version: 2 })
  const page = aPage(({ what }) => (what === 'GET' ? { body: current } : problem(409, { reason: 'version' })))
  await page.store.read()
  current = aProposal({ version: 3 })
  expect(await page.store.accept(form)).toBe('reread')
  expect(openOf(page).news).toEqual({ is: 'version-while-accepting', number: 3 })
})

test('declining a stale version declines nothing, and says so', async () => {
  let current = aProposal({ version: 2 })
  const page = aPage(({ what }) => (what === 'GET' ? { body: current } : problem(409, { reason: 'version' })))
  await page.store.read()
  current = aProposal({ version: 3 })
  expect(await page.store.decline('price', '')).toBe('reread')
  expect(openOf(page)).toMatchObject({ news: { is: 'version-while-declining', number: 3 }, declined: false })
})

/** Its first acceptance or decline comes after version 3 was sent; the next is answered as said. */
async function afterStale(done: Answer) {
  let current: Answer = { body: aProposal({ version: 2 }) }
  let isStale = true
  const page = aPage(({ what }) => {
    if (what === 'GET') return current
    return isStale ? problem(409, { reason: 'version' }) : done
  })
  await page.store.read()
  current = { body: aProposal({ version: 3 }) }
  return { page, next: () => void (isStale = false), becomes: (answer: Answer) => void (current = answer) }
}
const own = { ...aProposal().receiver, state: 'signed' as const }
const signedProposal = aProposal({ version: 3, receiver: own, proposal: { status: 'won' } })
const question = {
  id: 1,
  comment: 'When?',
  name: 'Wim',
  type: 'client' as const,
  own: false,
  row_id: null,
  section_id: null,
  date: '2026-11-20T09:00:00.000000Z',
}

test.each([
  { because: 'nothing else happened', comments: [], news: undefined },
  { because: 'another receiver asked', comments: [question], news: { is: 'question', name: 'Wim' } },
])('that nothing was accepted is no longer said once it is: $because', async ({ comments, news }) => {
  const { page, next } = await afterStale({ status: 201, body: { ...signedProposal, comments } })
  await page.store.accept(form)
  expect(openOf(page).news).toEqual({ is: 'version-while-accepting', number: 3 })
  next()
  expect(await page.store.accept(form)).toBe('done')
  expect(openOf(page).news).toEqual(news)
})

test('nor is it where the answer was lost, and a reading tells that it was accepted', async () => {
  const { page, next, becomes } = await afterStale('no connection')
  await page.store.accept(form)
  next()
  expect(await page.store.accept(form)).toBe('uncertain')
  expect(openOf(page).news).toEqual({ is: 'version-while-accepting', number: 3 })
  becomes({ body: signedProposal })
  await page.store.read()
  expect(openOf(page).news).toBeUndefined()
})

test('that nothing was declined is no longer said once it is', async () => {
  const { page, next } = await afterStale({ body: { status: 'open' } })
  await page.store.decline('price', '')
  expect(openOf(page).news).toEqual({ is: 'version-while-declining', number: 3 })
  next()
  expect(await page.store.decline('price', '')).toBe('done')
  expect(openOf(page)).toMatchObject({ declined: true, news: undefined })
})

test.each([
  { reply: problem(404), is: 'unknown' },
  { reply: problem(410, { reason: 'ended' }), is: 'ended' },
  { reply: problem(403, { reason: 'password_required' }), is: 'password' },
])('what may not be seen any more shows the page for that, whatever was pressed: $is', async ({ reply, is }) => {
  for (const press of [
    ({ store }: ReturnType<typeof aPage>) => store.accept(form),
    ({ store }: ReturnType<typeof aPage>) => store.decline('price', ''),
    ({ store }: ReturnType<typeof aPage>) => store.ask('When?', {}),
  ]) {
    let current: Answer = { body: aProposal() }
    const page = aPage(() => current)
    await page.store.read()
    current = reply
    expect(await press(page)).toBe('reread')
    expect(page.store.state().is).toBe(is)
  }
})

test('a question about what has gone meanwhile is refused, and shows the version without it', async () => {
  let current = aProposal()
  const page = aPage(({ what }) => (what === 'GET' ? { body: current } : problem(400, { errors: { row_id: ['No'] } })))
  await page.store.read()
  current = aProposal({ version: 3 })
  expect(await page.store.ask('When?', { row_id: 9 })).toEqual({ faults: { row_id: ['No'] } })
  expect(openOf(page).proposal.proposal.version_number).toBe(3)
})

test('declining again after no answer is the same decline; for another reason it is another', async () => {
  const page = aPage(({ what }) => (what === 'GET' ? { body: aProposal() } : 'no connection'))
  await page.store.read()
  expect(await page.store.decline('price', '')).toBe('uncertain')
  await page.store.decline('price', '')
  await page.store.decline('timing', '')
  const [first, second, third] = page.sent('POST /decline').map(({ key }) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a question again after no answer is the same; about something else, or once it was answered, another', async () => {
  const answer = {
    id: 1,
    comment: 'When?',
    name: 'Anneke de Groot',
    type: 'client',
    own: true,
    row_id: null,
    section_id: null,
    date: '2026-11-20T09:00:00.000000Z',
  }
  let isUp = false
  const page = aPage(({ what }) => {
    if (what === 'GET') return { body: aProposal() }
    return isUp ? { status: 201, body: answer } : 'no connection'
  })
  await page.store.read()
  expect(await page.store.ask('When?', {})).toBe('uncertain')
  await page.store.ask('When?', { row_id: 1 })
  isUp = true
  expect(await page.store.ask('When?', {})).toBe('done')
  await page.store.ask('When?', {})
  const [first, aboutRow, second, later] = page.sent('POST /comments').map(({ key }) => key)
  expect(second).toBe(first)
  expect(new Set([first, aboutRow, later]).size).toBe(3)
})

test('that a choice could not be saved is said until a later one is saved', async () => {
  let isRefused = true
  const page = aPage(({ what }) => {
    if (what === 'GET') return { body: aProposal() }
    return isRefused ? problem(400) : { body: partsOf(aProposal({ choices_at: 'b' })) }
  })
  await page.store.read()
  page.store.choose(new Map([[2, { selected: true }]]))
  await page.pass()
  expect(openOf(page).news).toEqual({ is: 'refused' })
  await page.store.read()
  expect(openOf(page).news).toEqual({ is: 'refused' })
  isRefused = false
  page.store.choose(new Map([[2, { selected: true }]]))
  await page.pass()
  expect(openOf(page)).toMatchObject({ saving: 'saved', news: undefined })
})

test('a choice that was made before that was said leaves it standing', async () => {
  const page = aPage(({ what, body }) => {
    if (what === 'GET') return { body: aProposal() }
    const [choice] = body.choices as { selected: boolean }[]
    if (choice?.selected === false) return { body: partsOf(aProposal({ choices_at: 'b' })) }
    page.store.choose(new Map([[2, { selected: false }]]))
    return problem(400)
  })
  await page.store.read()
  page.store.choose(new Map([[2, { selected: true }]]))
  await page.pass()
  await page.pass()
  expect(openOf(page)).toMatchObject({ saving: 'saved', news: { is: 'refused' } })
})

test('a fault of the form comes back by field', async () => {
  const errors = { name: ['Enter a name'] }
  const page = aPage(({ what }) => (what === 'GET' ? { body: aProposal() } : problem(400, { errors })))
  await page.store.read()
  expect(await page.store.accept(form)).toEqual({ faults: errors })
})

test('who declined is thanked, also when the proposal is lost by it', async () => {
  let isLost = false
  const page = aPage(({ what }) => {
    if (what === 'GET') return isLost ? problem(410, { reason: 'ended' }) : { body: aProposal() }
    isLost = true
    return { body: { status: 'lost' } }
  })
  await page.store.read()
  expect(await page.store.decline('price', '')).toBe('done')
  expect(openOf(page)).toMatchObject({ declined: true, ended: true })
  await page.store.read()
  expect(openOf(page).declined).toBe(true)
})

test('who declined can ask again once a proposal that was lost by it is open again', async () => {
  let current: Answer = { body: aProposal() }
  const page = aPage(({ what }) => (what === 'GET' ? current : { body: { status: 'lost' } }))
  await page.store.read()
  await page.store.decline('price', '')
  current = problem(410, { reason: 'ended' })
  await page.store.read()
  current = { body: aProposal() }
  await page.pass()
  expect(openOf(page)).toMatchObject({ declined: true, ended: false })
})

test('who declined can ask as long as the proposal stays open, and accept another version', async () => {
  let current: Answer = { body: aProposal() }
  const page = aPage(({ what }) => (what === 'GET' ? current : { body: { status: 'open' } }))
  await page.store.read()
  await page.store.decline('price', '')
  expect(openOf(page)).toMatchObject({ declined: true, ended: false })
  await page.store.read()
  expect(openOf(page)).toMatchObject({ declined: true, ended: false })
  current = { body: aProposal({ version: 3 }) }
  await page.store.read()
  expect(openOf(page)).toMatchObject({ declined: false, ended: false })
  await page.store.decline('price', '')
  current = problem(410, { reason: 'ended' })
  await page.store.read()
  expect(openOf(page)).toMatchObject({ declined: true, ended: true })
})

test('a password that is right opens the page, and is not asked for again in this browser', async () => {
  const stores = memory()
  let isOpen = false
  const answer = ({ what }: SentRequest): Answer => {
    if (what === 'GET') return isOpen ? { body: aProposal() } : problem(403, { reason: 'password_required' })
    isOpen = true
    return { body: { session: 's3cret', date_expires: '2999-01-01T00:00:00.000000Z' } }
  }
  const page = aPage(answer, stores)
  await page.store.read()
  expect(await page.store.unlock('correct horse', false)).toBe('done')
  expect(openOf(page)).toBeDefined()
  expect(await keptFor('token', stores).session()).toBe('s3cret')
  expect(await keptFor('other', stores).session()).toBeUndefined()
})

test('a session that has ended is not used, and not kept', async () => {
  const stores = memory()
  await keptFor('token', stores).keepSession('s3cret', '2020-01-01T00:00:00.000000Z')
  expect(stores.text()).toContain('s3cret')
  expect(await keptFor('token', stores).session()).toBeUndefined()
  expect(stores.text()).not.toContain('s3cret')
})

test('a session that another tab has kept meanwhile is not forgotten with one’s own, and opens this one too', async () => {
  const stores = memory()
  const own = keptFor('token', stores)
  expect(await own.session()).toBeUndefined()
  await keptFor('token', stores).keepSession('s3cret', '2999-01-01T00:00:00.000000Z')
  await own.forgetSession()
  expect(await keptFor('token', stores).session()).toBe('s3cret')
  expect(await own.session()).toBe('s3cret')
})

test('a session that was ended is not kept', async () => {
  const stores = memory()
  await keptFor('token', stores).keepSession('s3cret', '2999-01-01T00:00:00.000000Z')
  await aPage(() => problem(403, { reason: 'password_required' }), stores).store.read()
  await settled()
  expect(stores.text()).not.toContain('s3cret')
})

test('a browser that keeps nothing goes on with the session until the page is closed', async () => {
  const forbidden = async () => Promise.reject(new DOMException('', 'SecurityError'))
  const stores = {
    sessions: { get: forbidden, set: forbidden, remove: forbidden },
    attempts() {
      throw new DOMException('', 'SecurityError')
    },
  }
  const kept = keptFor('token', stores)
  expect(await kept.session()).toBeUndefined()
  await kept.keepSession('s3cret', '2999-01-01T00:00:00.000000Z')
  expect(await kept.session()).toBe('s3cret')
  expect(await kept.acceptKey('words')).toMatch(/^[\da-f-]{36}$/)
})

test('a wrong password says so, and too many of them wait', async () => {
  let status = 400
  const page = aPage(({ what }) => (what === 'GET' ? problem(403, { reason: 'password_required' }) : problem(status)))
  await page.store.read()
  expect(await page.store.unlock('wrong password', false)).toEqual({ faults: {} })
  status = 429
  expect(await page.store.unlock('wrong password', false)).toEqual({ wait: 1 })
})

test.each([
  { retryAfter: '900', wait: 15 },
  { retryAfter: '61', wait: 2 },
  { retryAfter: '2', wait: 1 },
  { retryAfter: 'soon', wait: 1 },
])(
  'what is done too often waits as long as the answer says: $retryAfter is $wait min',
  async ({ retryAfter, wait }) => {
    const page = aPage(({ what }) =>
      what === 'GET' ? { body: aProposal() } : { ...problem(429), headers: { 'retry-after': retryAfter } },
    )
    await page.store.read()
    expect(await page.store.accept(form)).toEqual({ wait })
    expect(await page.store.decline('price', '')).toEqual({ wait })
    expect(await page.store.ask('When?', {})).toEqual({ wait })
  },
)
