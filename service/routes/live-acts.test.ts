import { expect, test } from 'vitest'
import { sellerRows as rows, sellerTest } from '#service/testing/seller.ts'
import { addUser } from '#service/testing/test-service.ts'

type Seller = Awaited<ReturnType<typeof sellerTest>>

/** What open screens were told of customers, as the stream says it. */
const told = async ({ within }: Seller) => {
  const events = await within
    .selectFrom('event')
    .select(['type', 'told'])
    .where('told', '!=', '')
    .orderBy('id')
    .execute()
  return events.map(({ type, told }) => ({ type, ...(JSON.parse(told) as object) }))
}
const minute = 60_000

test('open screens are told who opened it and for the which time of the day, and at most every 30 s that they read on', async () => {
  const seller = await sellerTest()
  const visit_id = crypto.randomUUID()
  await seller.visit({ visit_id, seconds: 5 })
  const start = { person: 'An Smit', proposal: 'Heat pump' }
  expect(await told(seller)).toEqual([{ type: 'customer_opened', act: 'opened', ...start, times: 1 }])
  for (const seconds of [20, 35, 50, 65]) {
    seller.tick(15_000)
    await seller.visit({ visit_id, seconds })
  }
  expect((await told(seller)).slice(1)).toEqual([
    { type: 'customer_reading', act: 'reading', ...start },
    { type: 'customer_reading', act: 'reading', ...start },
  ])
  seller.tick(minute)
  await seller.visit({ seconds: 5 })
  expect((await told(seller)).at(-1)).toMatchObject({ act: 'opened', times: 2 })
})

test('open screens are told of questions, choices, signatures and declines', async () => {
  const seller = await sellerTest({ rows, receivers: 2 })
  await seller.agree({ signers: [{ contact_people_id: seller.people[1]?.id, signature: 'allowed' }] })
  await seller.ask('POST', '/comments', { comment: 'When?' })
  const choices = [{ row_id: await seller.idOf('Wireless'), selected: true }]
  await seller.ask('PUT', '/choices', { version_id: seller.version_id, choices })
  const declined = { version_id: seller.version_id, reason: 'timing' }
  await seller.ask('POST', '/decline', declined, { token: seller.links[1] ?? '' })
  await seller.accept()
  expect((await told(seller)).map(({ type }) => type)).toEqual([
    'customer_asked',
    'customer_chose',
    'customer_declined',
    'customer_signed',
  ])
})

test('a colleague who is named in a note is told of it, by mail too; nobody is told of themselves', async () => {
  const seller = await sellerTest()
  const bo = await addUser(seller.within, 'Bo', 'Bos')
  const note = { comment: 'Ask @Bo', to: 'team', mentions: [bo, seller.userId] }
  const { body } = await seller.ofProposal<{ mentions: object[] }>('POST', '/comments', note)
  expect(body.mentions).toEqual([
    { id: bo, name: 'Bo Bos' },
    { id: seller.userId, name: 'Eva de Wit' },
  ])
  expect(await told(seller)).toEqual([
    { type: 'proposal_mentioned', act: 'mentioned', person: 'Eva de Wit', proposal: 'Heat pump', users: [bo] },
  ])
  const mails = (await seller.mails()).filter(({ subject }) => subject.startsWith('Eva de Wit'))
  expect(mails.map(({ recipient }) => recipient)).toEqual(['bo@installer.test'])
  expect(mails[0]?.body).toContain('> Ask @Bo')
})

test('who is named must be an active user, and in a note of the team', async () => {
  const seller = await sellerTest()
  const written = async (body: object) => (await seller.ofProposal('POST', '/comments', { comment: 'x', ...body })).body
  expect(await written({ to: 'team', mentions: [4711] })).toMatchObject({
    errors: { mentions: ['There is no active user 4711'] },
  })
  expect(await written({ to: 'customer', mentions: [seller.userId] })).toMatchObject({
    errors: { mentions: ['Mention colleagues in a note of the team only'] },
  })
})

test('of machines, and of the seller who looks or rehearses, nothing is told', async () => {
  const seller = await sellerTest({ rows })
  await seller.service.opened(seller.link)
  await seller.visit({ human: false, seconds: 5 })
  for (const kind of ['preview', 'rehearsal']) {
    const looks = await seller.open({ kind, version: 'sent' })
    await looks.ask('POST', '/visits', { visit_id: crypto.randomUUID(), seconds: 60, human: true })
    await looks.ask('POST', '/comments', { comment: 'When?' })
  }
  expect(await told(seller)).toEqual([])
})
