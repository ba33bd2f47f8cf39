import { describe, expect, test } from 'vitest'
import { appSender, appService, type AppService } from '#service/testing/app-sender.ts'
import { aProposal, appDetailsOf, detailsOf } from '#service/testing/builders.ts'
import { sender } from '#service/testing/test-service.ts'
import type { Problem } from '#wire/problem.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import type { ProposalVersionItem } from '#wire/proposal-versions.ts'

/** A proposal with a section, a table `main` that has the row Survey of 100, and an empty table `extra`. */
async function drafted(fields: object = {}) {
  const service = await appService()
  const { id, version_id } = await aProposal(service, fields)
  return { ...service, id, version_id, save: saver(service, id) }
}

/** Saves from the newest details, as an editor does that has just read them. */
const saver =
  ({ ask, send }: Pick<AppService, 'ask' | 'send'>, id: number) =>
  async <Body = Proposal>(body: object, headers: Record<string, string> = {}) => {
    const tag = (await send('GET', `/proposals/${id}/details`)).headers.get('ETag') ?? ''
    return ask<Body>('PUT', `/proposals/${id}/content`, body, { 'If-Match': tag, ...headers })
  }

/** 400 at its path, and nothing is saved. */
async function refusedAt(path: string, body: object) {
  const { save, ...service } = await drafted()
  const before = await detailsOf(service, service.id)
  const answer = await save<Problem>(body)
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.errors ?? {})).toEqual([path])
  expect(await detailsOf(service, service.id)).toEqual(before)
}

const survey = { type: 'price', content: 'Survey', quantity: 1, price: 100 }
const tap = { type: 'price', content: 'Tap', quantity: 2, price: 12.5 }
const rowsIn = (rows: object[], id = 'main') => ({ pricetables: [{ id, rows }] })
const textsOf = ({ content }: Pick<Proposal, 'content'>) =>
  content.pricetables.map(({ rows }) => rows.map(({ id, content }) => `${id} ${content}`))

describe('what is supplied', () => {
  test('takes the place of the rows before, in its order, and an id keeps its row', async () => {
    const { save } = await drafted()
    const { body: first } = await save(rowsIn([{ ...survey, id: 1 }, tap]))
    expect(textsOf(first)).toEqual([['1 Survey', '2 Tap'], []])
    const { status, body } = await save(
      rowsIn([
        { ...tap, id: 2, content: 'Tap, brass' },
        { ...survey, id: 1 },
      ]),
    )
    expect(status).toBe(200)
    expect(textsOf(body)).toEqual([['2 Tap, brass', '1 Survey'], []])
  })

  test('is priced: row, table and proposal follow, also in the list', async () => {
    const { save, send } = await drafted()
    const { body } = await save(rowsIn([{ ...survey, id: 1 }, tap]))
    expect(body.content.pricetables[0]).toMatchObject({ subtotal: 125, total: 151.25, rows: [{}, { subtotal: 25 }] })
    expect(body).toMatchObject({ price_total_original: '125.00', price_total_override: null })
    expect((await send<object[]>('GET', '/proposals/edit')).body).toMatchObject([{ price_total_original: '125.00' }])
  })

  test('may be a title, or one of the settings of a table alone', async () => {
    const { save } = await drafted()
    const { body } = await save({ pricetables: [{ id: 'main', title: 'Works', settings: { vat_hidden: true } }] })
    expect(body.content.pricetables[0]).toMatchObject({
      title: 'Works',
      settings: { vat_default_percentage: 21, vat_hidden: true, rows_include_vat: false },
      rows: [{ id: 1, content: 'Survey' }],
    })
  })

  test('gives tables another order, while one that is not supplied keeps its place', async () => {
    const { save } = await drafted()
    const { body } = await save({ pricetables: [{ id: 'extra' }, { id: 'main' }] })
    expect(body.content.pricetables.map(({ id }) => id)).toEqual(['extra', 'main'])
    const { body: same } = await save({ pricetables: [{ id: 'main', title: 'x' }] })
    expect(same.content.pricetables.map(({ id }) => id)).toEqual(['extra', 'main'])
  })

  test('may move a row from one table to another', async () => {
    const { save } = await drafted()
    const moved = {
      pricetables: [
        { id: 'main', rows: [] },
        { id: 'extra', rows: [{ ...survey, id: 1 }] },
      ],
    }
    expect(textsOf((await save(moved)).body)).toEqual([[], ['1 Survey']])
  })

  test('is cleaned where it is HTML, and text where it is not', async () => {
    const { save } = await drafted()
    const html = '<p onclick="x()">Hello <b>you</b><script>x</script></p>'
    const { body } = await save({
      sections: [
        { title: '<b>Intro</b>', html },
        { id: 1, title: 'Beste', html: '' },
      ],
    })
    expect(body.content.sections).toEqual([
      { id: 2, title: '<b>Intro</b>', html: '<p>Hello <strong>you</strong></p>' },
      { id: 1, title: 'Beste', html: '' },
    ])
  })

  test('is found by its row texts, and no longer by those before', async () => {
    const { save, send, id } = await drafted()
    await save(rowsIn([tap]))
    expect((await send('GET', '/proposals/open?query=tap')).body).toMatchObject([{ id }])
    expect((await send('GET', '/proposals/open?query=survey')).body).toEqual([])
  })
})

describe('what is not supplied', () => {
  test.each([
    ['sections and tables', {}],
    ['the rows of a table', { pricetables: [{ id: 'main' }] }],
    ['another table', rowsIn([], 'extra')],
  ])('stays: %s', async (_, body) => {
    const { save, ...service } = await drafted()
    const before = await appDetailsOf(service, service.id)
    expect((await save(body)).body).toEqual(before)
  })

  test('and what comes to the same changes nothing: no date, no log line, no event', async () => {
    const { save, tick, within, ...service } = await drafted()
    const before = await appDetailsOf(service, service.id)
    tick()
    const { sections } = before.content
    const { status, body } = await save({ sections, ...rowsIn([{ ...survey, id: 1 }]) })
    expect({ status, body }).toEqual({ status: 200, body: before })
    const events = await within.selectFrom('event').select('type').execute()
    expect(events.map(({ type }) => type)).not.toContain('proposal_details_updated')
  })

  test('a total set by hand stays, whatever the rows come to', async () => {
    const { save } = await drafted({ price_total: 90 })
    const { body } = await save(rowsIn([tap]))
    expect(body).toMatchObject({ price_total_override: '90.00', price_total_original: '25.00' })
    expect((await save(rowsIn([{ ...tap, quantity: 1, price: 90 }]))).body.price_total_override).toBe('90.00')
  })
})

describe('an id', () => {
  test('is never given twice: one that was removed may come back as itself', async () => {
    const { save } = await drafted()
    await save(rowsIn([{ ...survey, id: 1 }, tap]))
    await save(rowsIn([{ ...survey, id: 1 }]))
    expect(
      textsOf(
        (
          await save(
            rowsIn([
              { ...survey, id: 1 },
              { ...tap, content: 'Basin' },
            ]),
          )
        ).body,
      ),
    ).toEqual([['1 Survey', '3 Basin'], []])
    const back = rowsIn([
      { ...tap, id: 2 },
      { ...survey, id: 1 },
    ])
    expect(textsOf((await save(back)).body)[0]).toEqual(['2 Tap', '1 Survey'])
  })

  test.each<[because: string, body: object, path: string]>([
    [
      'a row it never had',
      rowsIn([
        { ...survey, id: 1 },
        { ...tap, id: 7 },
      ]),
      'pricetables.0.rows.1.id',
    ],
    [
      'a row twice',
      rowsIn([
        { ...survey, id: 1 },
        { ...tap, id: 1 },
      ]),
      'pricetables.0.rows.1.id',
    ],
    ['a row that stays in another table', rowsIn([{ ...survey, id: 1 }], 'extra'), 'pricetables.0.rows.0.id'],
    ['a section it never had', { sections: [{ id: 9, title: '', html: '' }] }, 'sections.0.id'],
    ['a table it lacks', rowsIn([], 'pumps'), 'pricetables.0.id'],
    ['no table', { pricetables: [{ id: null, rows: [] }] }, 'pricetables.0.id'],
    ['a table at another place', { pricetables: [{ id: 'main', position: 1 }] }, 'pricetables.0.position'],
    ['a table twice', { pricetables: [{ id: 'main' }, { id: 'main' }] }, 'pricetables.1'],
  ])('of %s is 400 at its path, and nothing is saved', (_, body, path) => refusedAt(path, body))

  test('that several tables have, none at all too, is told apart by position', async () => {
    const { save, within } = await drafted()
    const table = {
      id: null,
      title: '',
      settings: { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false },
    }
    const content = {
      sections: [],
      pricetables: [
        { ...table, rows: [] },
        { ...table, rows: [] },
      ],
    }
    await within
      .updateTable('proposal_version')
      .set({ content: JSON.stringify(content) })
      .execute()
    const unclear = await save<Problem>({ pricetables: [{ id: null, rows: [tap] }] })
    expect(Object.keys(unclear.body.errors ?? {})).toEqual(['pricetables.0.position'])
    expect(textsOf((await save({ pricetables: [{ id: null, position: 1, rows: [tap] }] })).body)).toEqual([
      [],
      ['1 Tap'],
    ])
  })

  test('every fault is told, not the first alone', async () => {
    const { save } = await drafted()
    const { body } = await save<Problem>({ sections: [{ id: 5, title: '', html: '' }], ...rowsIn([{ ...tap, id: 8 }]) })
    expect(Object.keys(body.errors ?? {})).toEqual(['sections.0.id', 'pricetables.0.rows.0.id'])
  })
})

describe('a price table', () => {
  const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }
  const added = (rows: object[] = [], fields: object = {}) => ({ added_pricetables: [{ settings, rows, ...fields }] })
  const numbersOf = ({ content }: Awaited<ReturnType<typeof appDetailsOf>>) =>
    content.pricetables.map(({ number, title }, at) => `${number ?? at + 1} ${title}`)

  test('is added below those there are, read where the order says, and priced', async () => {
    const { save, ...service } = await drafted()
    const { status, body } = await save({ ...added([tap], { title: 'Garden' }), order: [2, 'section', 0, 1] })
    expect(status).toBe(200)
    expect(textsOf(body)).toEqual([['1 Survey'], [], ['2 Tap']])
    expect(body.price_total_original).toBe('125.00')
    const { content } = await appDetailsOf(service, service.id)
    expect(content.order).toEqual([2, 'section', 0, 1])
    expect(content.pricetables[2]).toMatchObject({ id: null, title: 'Garden', settings })
    // Version 2 tells no numbers.
    const { content: seen } = await detailsOf(service, service.id)
    expect(seen.pricetables.map((table) => Object.keys(table).includes('number'))).toEqual([false, false, false])
  })

  test('that is removed goes with its rows, the others keep their numbers, and none is given twice', async () => {
    const { save, ...service } = await drafted()
    const numbers = async () => numbersOf(await appDetailsOf(service, service.id))
    await save(added([tap], { title: 'Garden' }))
    await save({ removed_pricetables: [2] })
    expect(await numbers()).toEqual(['1 Prices', '3 Garden'])
    await save({ removed_pricetables: [3] })
    await save(added([], { title: 'Roof' }))
    expect(await numbers()).toEqual(['1 Prices', '4 Roof'])
  })

  test('that was removed comes back as itself, its rows too', async () => {
    const { save, ...service } = await drafted()
    await save(added([tap], { title: 'Garden' }))
    await save({ removed_pricetables: [3] })
    const { body } = await save(added([{ ...tap, id: 2 }], { number: 3, title: 'Garden' }))
    expect(textsOf(body)).toEqual([['1 Survey'], [], ['2 Tap']])
    expect(numbersOf(await appDetailsOf(service, service.id)).at(-1)).toBe('3 Garden')
  })

  test.each<[because: string, body: object, path: string]>([
    ['removed that it lacks', { removed_pricetables: [7] }, 'removed_pricetables.0'],
    ['added under a number it never had', added([], { number: 7 }), 'added_pricetables.0.number'],
    ['added under one that is taken', added([], { number: 1 }), 'added_pricetables.0.number'],
    ['added with a row it never had', added([{ ...tap, id: 9 }]), 'added_pricetables.0.rows.0.id'],
    [
      'added as the 51st',
      { added_pricetables: Array.from({ length: 49 }, () => ({ settings, rows: [] })) },
      'added_pricetables',
    ],
  ])('%s is 400 at its path, and nothing is saved', (_, body, path) => refusedAt(path, body))
})

describe('the version it starts from', () => {
  test('must be said: without If-Match it is 400 and says what to send', async () => {
    const { ask, id } = await drafted()
    const { status, body } = await ask<Problem>('PUT', `/proposals/${id}/content`, rowsIn([tap]))
    expect(status).toBe(400)
    expect(body.detail).toBe('Send If-Match with the ETag of the details you started from.')
  })

  test('must be the newest: 412', async () => {
    const { save, ask, send, id } = await drafted()
    const tag = (await send('GET', `/proposals/${id}/details`)).headers.get('ETag') ?? ''
    await save(rowsIn([tap]))
    expect((await ask('PUT', `/proposals/${id}/content`, rowsIn([]), { 'If-Match': tag })).status).toBe(412)
  })

  test('is answered anew: the next change goes on from the ETag of the answer', async () => {
    const { save, ...service } = await drafted()
    const { headers, body } = await save(rowsIn([tap]))
    const details = await service.send<Proposal>('GET', `/proposals/${service.id}/details`)
    expect(body).toMatchObject(details.body)
    expect(headers.get('ETag')).toBe(details.headers.get('ETag'))
  })

  test('of 20 editors at once exactly one saves', async () => {
    const { ask, send, id } = await drafted()
    const tag = (await send('GET', `/proposals/${id}/details`)).headers.get('ETag') ?? ''
    const bodies = Array.from({ length: 20 }, (_, at) => rowsIn([{ ...tap, content: `Tap ${at}` }]))
    const answers = await Promise.all(
      bodies.map((body) => ask('PUT', `/proposals/${id}/content`, body, { 'If-Match': tag })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(412)])
  })

  test('a repeat with its Idempotency-Key gets the first answer with its ETag, and saves nothing again', async () => {
    const { save, ask, send, id } = await drafted()
    const tag = (await send('GET', `/proposals/${id}/details`)).headers.get('ETag') ?? ''
    const headers = { 'If-Match': tag, 'Idempotency-Key': 'a' }
    const first = await ask('PUT', `/proposals/${id}/content`, rowsIn([tap]), headers)
    await save(rowsIn([survey]))
    const again = await ask('PUT', `/proposals/${id}/content`, rowsIn([tap]), headers)
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'))
    expect(again.headers.get('Idempotency-Replayed')).toBe('true')
  })
})

describe('of a proposal that was sent', () => {
  async function sent() {
    const service = await drafted()
    await service.send('POST', `/proposals/${service.id}/send`, { send_method: 'self', send_message: 'Hello' })
    service.tick()
    return service
  }
  const setTo = async ({ send, id }: Awaited<ReturnType<typeof sent>>, status: string) =>
    send('PATCH', `/proposals/${id}`, { status })

  test('a change begins the next version, and what was sent stays as it was sent', async () => {
    const { save, ask, id, version_id } = await sent()
    const { body } = await save(rowsIn([tap]))
    expect(body.status).toBe('open')
    expect(body.version_id).not.toBe(version_id)
    const { body: versions } = await ask<ProposalVersionItem[]>('GET', `/proposals/${id}/versions`)
    expect(versions).toMatchObject([
      { number: 2, current: true, date_sent: null, price_total_original: '25.00' },
      { number: 1, current: false, price_total_original: '100.00' },
    ])
    expect((await save(rowsIn([survey]))).body.version_id).toBe(body.version_id)
  })

  test('a won one asks first, since its acceptance would go', async () => {
    const service = await sent()
    await setTo(service, 'won')
    const { status, body } = await service.save<Problem>(rowsIn([tap]))
    expect(status).toBe(409)
    expect(body.detail).toContain('send reopen to begin a new version')
    expect(await detailsOf(service, service.id)).toMatchObject({ status: 'won', price_total_original: '100.00' })
  })

  test.each(['won', 'lost', 'closed'])('%s and told to reopen, it is open and no longer accepted', async (status) => {
    const service = await sent()
    await setTo(service, status)
    const { body } = await service.save({ ...rowsIn([tap]), reopen: true })
    expect(body).toMatchObject({ status: 'open', date_won: null, agree: { formfields: [] } })
    expect(body.version_id).not.toBe(service.version_id)
    expect(body.logs.history.map(({ action }) => action)).toContain(`changed the status from ${status} to open`)
  })

  test.each(['lost', 'closed'])('a %s one is not changed by the way: 409', async (status) => {
    const service = await sent()
    await setTo(service, status)
    expect((await service.save(rowsIn([tap]))).status).toBe(409)
  })

  test('a body without a change asks nothing', async () => {
    const service = await sent()
    await setTo(service, 'won')
    expect((await service.save({})).status).toBe(200)
    expect((await detailsOf(service, service.id)).status).toBe('won')
  })
})

test('one sitting is one line of the log, and what each save changed is said', async () => {
  const { save, tick, ...service } = await drafted()
  await save(rowsIn([tap]))
  tick(60_000)
  await save(rowsIn([survey]))
  tick(60_000)
  await save({ sections: [] })
  const { logs } = await detailsOf(service, service.id)
  expect(logs.history.slice(1)).toMatchObject([
    { action: 'changed the prices', date: '2026-11-21T09:11:11.000000Z', person: 'Eva de Wit', type: 'user' },
    { action: 'changed the text', date: '2026-11-21T09:12:11.000000Z' },
  ])
})

test('rows that come to more than can be counted are refused', async () => {
  const { save } = await drafted()
  const { status, body } = await save<Problem>(rowsIn([{ ...tap, quantity: 999_999_999_999, price: 999_999_999_999 }]))
  expect(status).toBe(400)
  expect(Object.keys(body.errors ?? {})).toEqual(['pricetables'])
})

test('webhooks are told of it as of any change', async () => {
  const { save, send, within } = await drafted()
  await send('POST', '/webhooks', { payload_url: 'https://internal.test/hook', events: ['proposal_details_updated'] })
  await save(rowsIn([tap]))
  const events = await within.selectFrom('event').select(['type', 'payload_v2']).execute()
  const updates = events.filter(({ type }) => type === 'proposal_details_updated')
  expect(updates).toHaveLength(1)
  expect(JSON.parse(updates[0]?.payload_v2 ?? '{}')).toMatchObject({ data: { price_total_original: '25.00' } })
})

test("another account's proposal cannot be told from none, and one in the trashcan is 410", async () => {
  const service = await drafted()
  const other = appSender({ send: sender(service.service, await service.addAccount('other')), account: 'other' })
  const anything = { 'If-Match': '*' }
  expect((await other('PUT', `/proposals/${service.id}/content`, {}, anything)).status).toBe(404)
  await service.send('DELETE', `/proposals/${service.id}`)
  expect((await service.ask('PUT', `/proposals/${service.id}/content`, {}, anything)).status).toBe(410)
})
