import { describe, expect, test } from 'vitest'
import { sellerTest } from '#service/testing/seller.ts'
import type { OpenQuestion } from '#wire/questions.ts'

type Seller = Awaited<ReturnType<typeof sellerTest>>

const asks = (seller: Seller, comment: string, token = seller.link) =>
  seller.ask<{ id: number }>('POST', '/comments', { comment }, { token }).then(({ body }) => body.id)
const questions = async (seller: Seller) => (await seller.send<OpenQuestion[]>('GET', seller.path('/questions'))).body
const count = async (seller: Seller) =>
  (await seller.send<{ questions: number }>('GET', seller.path('/summary'))).body.questions
const words = async (seller: Seller) => (await questions(seller)).map(({ comment }) => comment)
const answer = (seller: Seller, body: object) => seller.ofProposal('POST', '/comments', { comment: 'Yes', ...body })
const putAside = (seller: Seller, id: number, unanswered = false) =>
  seller.ofProposal<{ unanswered: boolean; settled: boolean }>('PATCH', `/comments/${id}`, { unanswered })

describe('a question of a customer’s', () => {
  test('waits until it is answered; the summary counts what the list shows, the longest waiting first', async () => {
    const seller = await sellerTest({ receivers: 2 })
    const first = await asks(seller, 'When?')
    seller.tick(1000)
    await asks(seller, 'Which colour?', seller.links[1])
    expect(await questions(seller)).toMatchObject([
      { id: first, comment: 'When?', fullname: 'An Smit', about: '', proposal: { id: seller.id, name: 'Heat pump' } },
      { comment: 'Which colour?', fullname: 'No1 Bos' },
    ])
    expect(await count(seller)).toBe(2)
    await answer(seller, { answers: first })
    expect(await words(seller)).toEqual(['Which colour?'])
    expect(await count(seller)).toBe(1)
  })

  test('is answered by a message to everybody who asked, and not by a note of the team', async () => {
    const seller = await sellerTest()
    await asks(seller, 'When?')
    await asks(seller, 'Where?')
    await answer(seller, { to: 'team' })
    expect(await count(seller)).toBe(2)
    await answer(seller, {})
    expect(await count(seller)).toBe(0)
  })

  test('can be put aside as needing no answer, and taken up again', async () => {
    const seller = await sellerTest()
    const id = await asks(seller, 'Thanks!')
    expect((await putAside(seller, id)).body).toMatchObject({ unanswered: false, settled: true })
    expect(await questions(seller)).toEqual([])
    expect(await seller.events()).toContain('proposal_settled')
    expect((await seller.see()).comments).toMatchObject([{ comment: 'Thanks!' }])
    expect((await putAside(seller, id, true)).body).toMatchObject({ unanswered: true, settled: false })
    expect(await words(seller)).toEqual(['Thanks!'])
  })

  test('asks for nothing where the proposal is lost, closed or in the trashcan', async () => {
    const seller = await sellerTest()
    await asks(seller, 'When?')
    for (const status of ['lost', 'closed']) {
      await seller.send('PATCH', `/proposals/${seller.id}`, { status })
      expect([await count(seller), await questions(seller)]).toEqual([0, []])
    }
    await seller.send('PATCH', `/proposals/${seller.id}`, { status: 'open' })
    expect(await count(seller)).toBe(1)
    await seller.send('DELETE', `/proposals/${seller.id}`)
    expect(await count(seller)).toBe(0)
  })

  test('keeps what it was asked about under the name it had then', async () => {
    const seller = await sellerTest()
    const row_id = await seller.idOf('Pump')
    await seller.ask('POST', '/comments', { comment: 'Which brand?', row_id })
    expect(await questions(seller)).toMatchObject([{ about: 'Pump' }])
  })
})

test('only a question can be put aside, and only on its own proposal', async () => {
  const seller = await sellerTest()
  const note = await seller.ofProposal<{ id: number }>('POST', '/comments', { comment: 'Margin is thin', to: 'team' })
  expect(await putAside(seller, note.body.id)).toMatchObject({
    status: 400,
    body: { errors: { unanswered: ['Only a question of a customer’s waits for an answer'] } },
  })
  expect((await putAside(seller, 4711)).status).toBe(404)
})
