import { describe, expect, test } from 'vitest'
import { appService } from '#service/testing/app-sender.ts'
import { aProposal } from '#service/testing/builders.ts'
import { viewerTest } from '#service/testing/viewer.ts'
import type { AppProposal } from '#wire/app-proposal.ts'
import type { Problem } from '#wire/problem.ts'
import type { Answer } from '#wire/operation.ts'
import type { getProposalRecord } from '#wire/proposal-record.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import type { ViewedProposal } from '#wire/viewer.ts'

const text = (title: string) => ({ title, html: `<p>${title}</p>` })

/** A proposal with the sections A and B and two price tables. */
async function ordered() {
  const { ask, send, ...service } = await appService()
  const { id } = await aProposal({ ...service, send })
  const tagNow = async () => (await send('GET', `/proposals/${id}/details`)).headers.get('ETag') ?? ''
  const save = async <Body = Proposal>(body: object, tag?: string) =>
    ask<Body>('PUT', `/proposals/${id}/content`, body, { 'If-Match': tag ?? (await tagNow()) })
  const orderOf = async (of = id) =>
    (await ask<Answer<typeof getProposalRecord>>('GET', `/proposals/${of}/record`)).body.details.content.order
  await save({ sections: [text('A'), text('B')] })
  return { ...service, ask, send, id, save, tagNow, orderOf }
}

describe('the order of text and prices', () => {
  test('is none at first: all sections, then all tables', async () => {
    const { orderOf } = await ordered()
    expect(await orderOf()).toBeUndefined()
  })

  test('is saved by itself, and told to the app', async () => {
    const { save, orderOf } = await ordered()
    const { status, body } = await save<AppProposal>({ order: ['section', 1, 'section', 0] })
    expect([status, body.content.order]).toEqual([200, ['section', 1, 'section', 0]])
    expect(await orderOf()).toEqual(['section', 1, 'section', 0])
  })

  test('is no part of the answers of version 2 and version 1, which keep lists and their order', async () => {
    const { save, send, id, account } = await ordered()
    const before = (await send<Proposal>('GET', `/proposals/${id}/details`)).body.content
    await save({ order: [1, 'section', 0, 'section'] })
    expect((await send<Proposal>('GET', `/proposals/${id}/details`)).body.content).toEqual(before)
    const old = await send<Proposal>('GET', `/api/v1/${account}/proposals/${id}/details`)
    expect(Object.keys(old.body.content)).toEqual(['sections', 'pricetables'])
    expect(old.body.content.pricetables.map((table) => table.id)).toEqual(before.pricetables.map((table) => table.id))
  })

  test('is something that somebody else may have changed: the tag of the details is another', async () => {
    const { save, tagNow } = await ordered()
    const tag = await tagNow()
    await save({ order: [0, 'section', 'section', 1] })
    expect(await tagNow()).not.toBe(tag)
    expect((await save({ order: ['section', 'section', 1, 0] }, tag)).status).toBe(412)
  })

  test('names every part once, or is refused', async () => {
    const { save, orderOf } = await ordered()
    for (const order of [
      ['section', 0, 1],
      ['section', 'section', 0, 0],
      ['section', 'section', 0, 1, 2],
      [-1, 0, 'section', 'section'],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, on the same proposal
      const { status, body } = await save<Problem>({ order })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['order']])
    }
    expect(await orderOf()).toBeUndefined()
  })

  test('holds when sections come and go without a word about it, and the plain one is none', async () => {
    const { save, orderOf } = await ordered()
    await save({ order: ['section', 0, 'section', 1] })
    await save({ sections: [text('A'), text('B'), text('C')] })
    expect(await orderOf()).toEqual(['section', 0, 'section', 1, 'section'])
    await save({ sections: [text('A')] })
    expect(await orderOf()).toBeUndefined()
    await save({ sections: [text('A'), text('B')], order: ['section', 0, 'section', 1] })
    await save({ order: ['section', 'section', 0, 1] })
    expect(await orderOf()).toBeUndefined()
  })

  test('goes into a copy, stays with a version that was sent, and comes back with it', async () => {
    const { save, orderOf, ask, send, id, tagNow } = await ordered()
    await save({ order: [0, 'section', 'section', 1] })
    const copy = (await ask<{ id: number }>('POST', `/proposals/${id}/copy`, {})).body
    expect(await orderOf(copy.id)).toEqual([0, 'section', 'section', 1])
    await send('POST', `/proposals/${id}/send`, { send_method: 'self', send_message: 'x' })
    const { version_id } = (await send<Proposal>('GET', `/proposals/${id}/details`)).body
    await save({ order: ['section', 'section', 1, 0] })
    const kept = await ask<AppProposal>('GET', `/proposals/${id}/versions/${version_id}`)
    expect(kept.body.content.order).toEqual([0, 'section', 'section', 1])
    await ask('POST', `/proposals/${id}/versions/${version_id}/restore`, {}, { 'If-Match': await tagNow() })
    expect(await orderOf()).toEqual([0, 'section', 'section', 1])
  })
})

test('the customer reads the order of the version that was sent, and signs it', async () => {
  const { ask, accept, db, ...seller } = await viewerTest({ rows: [{ type: 'price', content: 'Survey', price: 100 }] })
  expect((await ask<ViewedProposal>('GET')).body.order).toBeNull()
  const path = `/api/app/${seller.account}/proposals/${seller.id}/content`
  const { sections } = (await ask<ViewedProposal>('GET')).body
  const order = [0, ...sections.map(() => 'section'), 1]
  expect((await seller.send('PUT', path, { order }, { 'If-Match': '*' })).status).toBe(200)
  expect((await ask<ViewedProposal>('GET')).body.order).toBeNull()
  await seller.send('POST', `/proposals/${seller.id}/send`, { send_method: 'self', send_message: 'x' })
  expect((await ask<ViewedProposal>('GET')).body.order).toEqual(order)
  expect((await accept()).status).toBe(201)
  const { document } = await db.selectFrom('acceptance').select('document').executeTakeFirstOrThrow()
  expect(JSON.parse(document)).toMatchObject({ order })
})
