import { describe, expect, test } from 'vitest'
import { sellerRows as rows, sellerTest } from '#service/testing/seller.ts'

describe('comments', () => {
  test('of the team stay with the team, and those with the customer are on their page', async () => {
    const seller = await sellerTest()
    await seller.ofProposal('POST', '/comments', { comment: 'Margin is thin', to: 'team' })
    await seller.ofProposal('POST', '/comments', { comment: 'Welcome' })
    expect(await seller.comments()).toMatchObject([
      { comment: 'Margin is thin', to: 'team', type: 'user', unanswered: false },
      { comment: 'Welcome', to: 'customer' },
    ])
    for (const seen of [await seller.see(), await seller.details()])
      expect(seen.comments.map(({ comment }) => comment)).toEqual(['Welcome'])
    expect(await seller.events()).toEqual(expect.arrayContaining(['proposal_noted', 'proposal_commented']))
  })

  test('an answer goes by mail to whoever asked, with the row it is about; unasked it goes to every receiver', async () => {
    const seller = await sellerTest({ rows, receivers: 2 })
    const row_id = await seller.idOf('Pump')
    await seller.ask('POST', '/comments', { comment: 'Which brand?', row_id })
    const [question] = await seller.comments()
    expect(question).toMatchObject({ type: 'client', row_id, about: 'Pump', unanswered: true })
    const answer = { comment: 'A Daikin', answers: question?.id }
    expect((await seller.ofProposal('POST', '/comments', answer)).body).toMatchObject({ row_id, to: 'customer' })
    expect((await seller.comments()).map(({ unanswered }) => unanswered)).toEqual([false, false])
    await seller.ofProposal('POST', '/comments', { comment: 'New date' })
    const recipientsOf = async (comment: string) =>
      (await seller.mails()).filter(({ body }) => body.includes(comment)).map(({ recipient }) => recipient)
    expect(await recipientsOf('A Daikin')).toEqual(['an@smit.test'])
    expect(await recipientsOf('New date')).toEqual(['an@smit.test', 'no1@bos.test'])
    const other = await seller.ofProposal<{ errors: object }>('POST', '/comments', { comment: 'x', answers: 4711 })
    expect(other).toMatchObject({
      status: 400,
      body: { errors: { answers: ['There is no question 4711 of a customer’s'] } },
    })
  })

  test('before it was sent nobody gets a mail', async () => {
    const seller = await sellerTest()
    const { id } = (await seller.send<{ id: number }>('POST', seller.path(`/proposals/${seller.id}/copy`), {})).body
    await seller.send('POST', seller.path(`/proposals/${id}/comments`), { comment: 'Soon' })
    expect(await seller.mails()).toEqual([])
  })
})

describe('what the customer did', () => {
  test('choices stand beside what was sent, signatures and declines with who, when and on what', async () => {
    const seller = await sellerTest({ rows, receivers: 2 })
    await seller.agree({ signers: [{ contact_people_id: seller.people[1]?.id, signature: 'allowed' }] })
    const choices = [{ row_id: await seller.idOf('Wireless'), selected: true }]
    await seller.ask('PUT', '/choices', { version_id: seller.version_id, choices })
    const before = await seller.customer()
    expect(before.choices).toMatchObject({
      changed: { fullname: 'An Smit' },
      frozen: false,
      sent: { price_total: 1414 },
      chosen: { price_total: 1974 },
      rows: [
        { content: 'Wired', changed: true, sent: { selected: true, subtotal: 189 }, chosen: { selected: false } },
        { content: 'Wireless', changed: true, sent: { selected: false }, chosen: { selected: true, subtotal: 749 } },
        { content: 'Hours', changed: false, sent: { quantity: 2, subtotal: 125 } },
      ],
    })
    const second = seller.links[1] ?? ''
    const declined = { version_id: seller.version_id, reason: 'timing', text: 'Next year' }
    await seller.ask('POST', '/decline', declined, { token: second })
    await seller.accept()
    const after = await seller.customer()
    expect(after.acceptances).toMatchObject([
      { fullname: 'An Smit', version_number: 1, signature: { typed: 'An Smit' }, counts: true },
    ])
    expect(after.declines).toMatchObject([{ fullname: 'No1 Bos', reason: 'timing', text: 'Next year', counts: true }])
    expect(after.receivers).toMatchObject([{ state: 'signed' }, { state: 'declined', must_sign: false }])
    expect(after.choices?.frozen).toBe(true)
  })

  test('what signers filled in comes with what was asked of them', async () => {
    const seller = await sellerTest()
    const fields = [{ label: 'Start date', type: 'date', required: true, options: [] }]
    await seller.agree({ fields })
    expect((await seller.customer()).agree_fields).toEqual([])
    await seller.accept(seller.link, { fields: [{ label: 'Start date', value: '2027-01-05' }] })
    expect(await seller.customer()).toMatchObject({
      acceptances: [{ fields: [{ label: 'Start date', value: '2027-01-05' }] }],
      agree_fields: fields,
    })
  })

  test('a proposal taken out of won is signed anew, and what was signed before can still be verified', async () => {
    const seller = await sellerTest()
    await seller.accept()
    const [signed] = (await seller.customer()).acceptances
    await seller.send('PATCH', `/proposals/${seller.id}`, { status: 'open' })
    expect(await seller.customer()).toMatchObject({
      version: { number: 2 },
      acceptances: [{ hash: signed?.hash, counts: false }],
      receivers: [{ state: 'waiting' }],
    })
    expect((await seller.accept()).status).toBe(201)
    expect((await seller.customer()).acceptances.map(({ counts }) => counts)).toEqual([false, true])
    const verified = await seller.service.fetch(new Request(`https://proffer.test/verify/${signed?.hash}`))
    expect(await verified.json()).toMatchObject({ accepted: true })
  })

  test('whoever declined can accept when the seller opens it again', async () => {
    const seller = await sellerTest()
    await seller.ask('POST', '/decline', { version_id: seller.version_id, reason: 'other' })
    expect((await seller.ask('GET')).status).toBe(410)
    await seller.send('PATCH', `/proposals/${seller.id}`, { status: 'open' })
    expect((await seller.accept()).status).toBe(201)
  })

  test.each([
    ['closed', 'proposal_withdrawn'],
    ['edit', 'proposal_withdrawn'],
    ['lost', 'proposal_lost'],
  ])('open pages hear that it was set to %s', async (status, event) => {
    const seller = await sellerTest()
    await seller.send('PATCH', `/proposals/${seller.id}`, { status })
    expect(await seller.events()).toContain(event)
  })
})

describe('the fetch of a link', () => {
  const machines = async ({ customer }: Awaited<ReturnType<typeof sellerTest>>) => (await customer()).machine_visits

  test('is a machine visit, told of with its receiver and counted nowhere', async () => {
    const seller = await sellerTest({ receivers: 2 })
    await seller.service.opened(seller.links[1] ?? '')
    seller.tick(60_000)
    await seller.service.opened(seller.link)
    expect(await machines(seller)).toMatchObject([{ fullname: 'An Smit' }, { fullname: 'No1 Bos' }])
    expect((await seller.details()).logs.summary).toMatchObject({ views: 0, recent_view: null })
    expect(await seller.events()).not.toContain('proposal_viewed')
    expect((await seller.see()).receiver.state).toBe('waiting')
  })

  test('is none when somebody reads the page it brought; the scanner before it stays', async () => {
    const seller = await sellerTest()
    await seller.service.opened(seller.link)
    seller.tick(5000)
    await seller.service.opened(seller.link)
    const [, scanner] = await machines(seller)
    seller.tick(5000)
    await seller.visit()
    expect(await machines(seller)).toEqual([scanner])
  })

  test('leaves nothing where a link leads nowhere, and no more than 50 in an hour', async () => {
    const seller = await sellerTest()
    await seller.service.opened('nowhere')
    for (let at = 0; at < 60; at++) await seller.service.opened(seller.link)
    expect(await machines(seller)).toHaveLength(50)
    seller.tick(60 * 60 * 1000)
    await seller.service.opened(seller.link)
    expect(await machines(seller)).toHaveLength(51)
  })
})
