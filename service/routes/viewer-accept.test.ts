import { describe, expect, test } from 'vitest'
import { sha256 } from '#service/domain/token-hash.ts'
import { priceRow, viewerTest } from '#service/testing/viewer.ts'
import type { ProposalCustomer } from '#wire/proposal-customer.ts'

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

describe('accepting', () => {
  test('wins the proposal with the last who must sign, each hash over the one before', async () => {
    const viewer = await viewerTest({ rows, receivers: 2 })
    const [, second = ''] = viewer.links
    const first = await viewer.accept()
    expect(first.status).toBe(201)
    expect((await viewer.details()).status).toBe('open')
    const mailed = () => viewer.within.selectFrom('mail').select(['recipient', 'body']).orderBy('id').execute()
    const [copy, notice] = await mailed()
    expect([copy?.recipient, notice?.recipient]).toEqual(['an@smit.test', 'eva@installer.test'])
    expect(notice?.body).toContain('No1 Bos')
    expect((await viewer.ask('PUT', '/choices', { version_id: viewer.version_id, choices: [] })).body).toMatchObject({
      reason: 'frozen',
    })
    await viewer.accept(second, { name: 'No1 Bos' })
    const details = await viewer.details()
    expect(details).toMatchObject({ status: 'won', agree: { name: 'An Smit, No1 Bos', version_id: viewer.version_id } })
    const kept = await viewer.within.selectFrom('acceptance').selectAll().orderBy('position').execute()
    expect(await Promise.all(kept.map(({ document }) => sha256(document)))).toEqual(kept.map(({ hash }) => hash))
    const [one, two] = kept.map(({ document }) => JSON.parse(document) as Record<string, unknown>)
    expect([one?.['previous'], two?.['previous']]).toEqual([null, kept[0]?.hash])
    expect(await viewer.events()).toContain('proposal_won')
    const mails = (await mailed()).slice(2)
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
      'an@smit.test',
      'eva@installer.test',
      'no1@bos.test',
    ])
    expect(mails.every(({ body }) => body.includes(kept[1]?.hash ?? '?'))).toBe(true)
  })

  test.each([
    ['en', 'You have signed: ', 'Still to sign: No1 Bos and No2 Bos.', 'accepted', 'Signed: '],
    ['nl', 'U hebt getekend: ', 'Nog te tekenen: No1 Bos en No2 Bos.', 'geaccepteerd', 'Getekend: '],
    [
      'de',
      'Sie haben unterschrieben: ',
      'Noch zu unterschreiben: No1 Bos und No2 Bos.',
      'angenommen',
      'Unterschrieben: ',
    ],
  ])('in %s a copy says who is still to sign, and with the last that it is accepted', async (language, ...said) => {
    const [subject, waiting, accepted, finally_] = said
    const viewer = await viewerTest({ rows, receivers: 3 })
    await viewer.within.updateTable('proposal').set({ language, name: 'Roof' }).execute()
    const copies = () =>
      viewer.within.selectFrom('mail').select(['subject', 'body']).where('recipient', '=', 'an@smit.test').execute()
    await viewer.accept()
    const [copy] = await copies()
    expect(copy?.subject).toBe(`${subject}Roof`)
    expect(copy?.body).toContain(waiting)
    expect(copy?.body).not.toContain(accepted)
    await viewer.accept(viewer.links[1])
    expect(await copies()).toHaveLength(1)
    await viewer.accept(viewer.links[2])
    const [, last] = await copies()
    expect(last?.subject).toBe(`${finally_}Roof`)
    expect(last?.body).toContain(accepted)
  })

  test('finds the proposal by what was accepted, and no more by what the next version was to say', async () => {
    const viewer = await viewerTest({ rows })
    const path = `/api/app/${viewer.account}/proposals/${viewer.id}/content`
    const next = { pricetables: [{ id: 'main', rows: [priceRow('Boiler', 1000)] }] }
    await viewer.send('PUT', path, next, { 'If-Match': '*' })
    const found = async (words: string) =>
      (await viewer.send<unknown[]>('GET', `/proposals/open?query=${words}`)).body.length
    expect([await found('wireless'), await found('boiler')]).toEqual([0, 1])
    await viewer.accept()
    expect([await found('wireless'), await found('boiler')]).toEqual([1, 0])
  })

  test('the sentence stays as it was signed, whatever the account writes by now', async () => {
    const viewer = await viewerTest({ rows, receivers: 2 })
    await viewer.within.updateTable('account').set({ locale: 'nl-NL' }).execute()
    await viewer.within.updateTable('proposal').set({ language: 'nl' }).execute()
    const { words } = await viewer.see()
    await viewer.accept()
    await viewer.within.updateTable('account').set({ locale: 'nl-BE', currency: 'USD' }).execute()
    expect((await viewer.see()).words).toEqual(words)
    await viewer.accept(viewer.links[1], { name: 'No1 Bos' })
    const signed = await viewer.within.selectFrom('acceptance').select('document').execute()
    expect(signed.map(({ document }) => (JSON.parse(document) as { words: unknown }).words)).toEqual([words, words])
  })

  test('twice is once: the key gives the same answer, and without one it is 409', async () => {
    const viewer = await viewerTest({ rows })
    const body = await viewer.acceptance()
    const key = { 'Idempotency-Key': 'a' }
    const [one, two] = [await viewer.ask('POST', '/accept', body, key), await viewer.ask('POST', '/accept', body, key)]
    expect([one.status, two.status, two.headers.get('Idempotency-Replayed')]).toEqual([201, 201, 'true'])
    expect(await viewer.ask('POST', '/accept', body)).toMatchObject({ status: 409, body: { reason: 'signed' } })
    expect(await viewer.within.selectFrom('acceptance').select('id').execute()).toHaveLength(1)
  })

  test('choices changed meanwhile, an expired date and another price are refused', async () => {
    const viewer = await viewerTest({ rows })
    const body = await viewer.acceptance()
    const choices = [{ row_id: idOf(await viewer.see(), 'Floor'), selected: true }]
    await viewer.ask('PUT', '/choices', { version_id: viewer.version_id, choices })
    expect(await viewer.ask('POST', '/accept', body)).toMatchObject({ status: 409, body: { reason: 'choices' } })
    expect((await viewer.accept(viewer.link, { price_total: 1 })).status).toBe(400)
    // The account's day ends before that of UTC.
    await viewer.within.updateTable('proposal').set({ valid_until: '2026-11-21' }).execute()
    viewer.clock.now = Date.parse('2026-11-21T22:59:59Z')
    expect((await viewer.see()).proposal.expired).toBe(false)
    viewer.clock.now += 1000
    expect((await viewer.see()).proposal.expired).toBe(true)
    expect(await viewer.accept()).toMatchObject({ status: 409, body: { reason: 'expired' } })
    expect((await viewer.details()).status).toBe('open')
  })

  test('what was accepted keeps its price, unless the acceptance is taken away with it', async () => {
    const viewer = await viewerTest({ rows })
    await viewer.accept()
    const { price_total, version_id } = await viewer.details()
    const change = (fields: object) => viewer.send('PATCH', `/proposals/${viewer.id}`, fields)
    expect((await change({ price_total: 5, name: 'Roof' })).status).toBe(409)
    expect(await viewer.details()).toMatchObject({ name: 'Heat pump', status: 'won', price_total, version_id })
    expect((await change({ price_total: null, name: 'Roof' })).status).toBe(200)
    expect((await change({ price_total: 5, status: 'open' })).status).toBe(200)
    expect(await viewer.details()).toMatchObject({
      name: 'Roof',
      status: 'open',
      price_total_override: '5.00',
      agree: { formfields: [] },
    })
  })

  test('once one has signed, another who has to stays a receiver until a new version is begun', async () => {
    const viewer = await viewerTest({ rows, receivers: 2 })
    const change = (fields: object) => viewer.send('PATCH', `/proposals/${viewer.id}`, fields)
    const alone = { contact_people: [viewer.person.id] }
    const removable = async () => {
      const { body } = await viewer.send<ProposalCustomer>(
        'GET',
        `/api/app/${viewer.account}/proposals/${viewer.id}/customer`,
      )
      return body.receivers.map(({ line }) => line.removable)
    }
    expect(await removable()).toEqual([true, true])
    await viewer.accept()
    expect(await removable()).toEqual([false, false])
    expect((await change({ ...alone, name: 'Roof' })).status).toBe(409)
    expect(await viewer.details()).toMatchObject({ name: 'Heat pump' })
    expect((await change({ price_total: 5 })).status).toBe(200)
    expect((await change(alone)).status).toBe(200)
  })

  test('fields and terms are asked for, each that is missing by its name', async () => {
    const viewer = await viewerTest({ rows })
    const setup = {
      fields: [{ label: 'Start', type: 'text', required: true, options: [] }],
      terms_url: 'https://installer.test/terms',
    }
    await viewer.within
      .updateTable('proposal')
      .set({ agree_setup: JSON.stringify(setup) })
      .execute()
    expect(await viewer.accept()).toMatchObject({
      status: 400,
      body: { errors: { fields: ['Fill in Start'], terms: ['Agree to the terms'] } },
    })
    const fields = [{ label: 'Start', value: 'Week 3' }]
    expect((await viewer.accept(viewer.link, { fields, terms: true })).status).toBe(201)
    expect((await viewer.details()).agree.formfields).toEqual(fields)
  })

  test('a day that there is not is not signed', async () => {
    const viewer = await viewerTest({ rows })
    const setup = { fields: [{ label: 'Start', type: 'date', required: false, options: [] }] }
    await viewer.within
      .updateTable('proposal')
      .set({ agree_setup: JSON.stringify(setup) })
      .execute()
    const accept = (value: string) => viewer.accept(viewer.link, { fields: [{ label: 'Start', value }] })
    for (const wrong of ['2026-02-30', '2026-13-01', '30-02-2026'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await accept(wrong)).toMatchObject({
        status: 400,
        body: { errors: { 'fields.0.value': ['Enter Start as 2026-12-31'] } },
      })
    expect((await accept('2026-02-28')).status).toBe(201)
  })

  test('50 receivers choose and accept at once: one acceptance each, and no choice is lost', async () => {
    const options = Array.from({ length: 50 }, (_, at) => priceRow(`Option ${at}`, at + 1, { selectable: 'check' }))
    const viewer = await viewerTest({ rows: options, receivers: 50 })
    const seen = await viewer.see()
    // A service that is too busy says 503 with nothing done, and is asked again as by the page.
    const answered = async (...asked: Parameters<typeof viewer.ask>): ReturnType<typeof viewer.ask> => {
      const answer = await viewer.ask(...asked)
      return answer.status === 503 ? await answered(...asked) : answer
    }
    const choose = (token: string, at: number) => {
      const choices = [{ row_id: idOf(seen, `Option ${at}`), selected: true }]
      return answered('PUT', '/choices', { version_id: viewer.version_id, choices }, { token })
    }
    await Promise.all(viewer.links.map(choose))
    expect((await viewer.see()).choices.every(({ selected }) => selected)).toBe(true)
    // Each of them presses the button twice, on the page as everybody has it.
    const body = await viewer.acceptance()
    const press = (token: string) => answered('POST', '/accept', body, { token })
    const answers = await Promise.all(viewer.links.flatMap((token) => [press(token), press(token)]))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50)
    expect(await viewer.within.selectFrom('acceptance').select('id').execute()).toHaveLength(50)
    expect(await viewer.details()).toMatchObject({ status: 'won', price_total_original: '1375.00' })
    expect((await viewer.events()).filter((type) => type === 'proposal_won')).toHaveLength(1)
  })
})

test('a hash is verified with its moment and account, and nothing else', async () => {
  const viewer = await viewerTest({ rows })
  const { body } = await viewer.accept()
  const [{ hash } = { hash: '' }] = (body as { acceptances: { hash: string }[] }).acceptances
  const verify = async (hash: string, headers = {}) =>
    viewer.service.fetch(new Request(`https://proffer.test/verify/${hash}`, { headers }))
  expect(await (await verify(hash)).json()).toEqual({
    accepted: true,
    date: '2026-11-21T09:10:11.000000Z',
    account_title: 'installer BV',
  })
  expect(await (await verify('0'.repeat(64))).json()).toEqual({ accepted: false })
  const page = await verify(hash, { Accept: 'text/html' })
  expect([page.status, page.headers.get('Location')]).toEqual([303, `https://app.test/verify#${hash}`])
})

test('declining by one who must sign loses the proposal, and by another tells the seller', async () => {
  const viewer = await viewerTest({ rows, receivers: 2 })
  await viewer.within
    .updateTable('receiver')
    .set({ signature_required: 0 })
    .where('link_token', '=', viewer.link)
    .execute()
  const decline = (token: string) =>
    viewer.ask('POST', '/decline', { version_id: viewer.version_id, reason: 'price', text: '<b>no</b>' }, { token })
  expect((await decline(viewer.link)).body).toEqual({ status: 'open' })
  expect(await decline(viewer.link)).toMatchObject({ status: 409, body: { reason: 'declined' } })
  expect((await decline(viewer.links[1] ?? '')).body).toEqual({ status: 'lost' })
  expect(await viewer.events()).toContain('proposal_lost')
  expect((await viewer.details()).status).toBe('lost')
})
