import { describe, expect, test } from 'vitest'
import { sellerTest } from '#service/testing/seller.ts'
import type { ViewedProposal } from '#wire/viewer.ts'

describe('the seller on the customer’s page', () => {
  test('has an address that is kept nowhere, nor told again for the same Idempotency-Key', async () => {
    const seller = await sellerTest()
    const ask = () =>
      seller.send<{ url: string | null }>(
        'POST',
        `/api/app/${seller.account}/proposals/${seller.id}/preview`,
        {},
        {
          'Idempotency-Key': 'look',
        },
      )
    const { body } = await ask()
    const token = body.url?.split('/').at(-1) ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await ask()).body).toMatchObject({ url: null })
    for (const table of ['given_answer', 'viewer_preview'] as const)
      expect(JSON.stringify(await seller.within.selectFrom(table).selectAll().execute())).not.toContain(token)
  })

  test('sees a draft as a receiver would, counts nowhere and can do nothing', async () => {
    const seller = await sellerTest()
    await seller.agree({ password: true })
    await seller.send('PATCH', `/proposals/${seller.id}`, { price_total: 99 })
    const page = await seller.open({ version: 'draft' })
    expect(await page.see()).toMatchObject({
      preview: true,
      rehearsal: false,
      proposal: { version_number: 2 },
      prices: { price_total: 99 },
    })
    expect(await (await seller.open({})).see()).toMatchObject({ proposal: { version_number: 1 } })
    await page.ask('POST', '/visits', { visit_id: crypto.randomUUID(), seconds: 9 })
    expect((await seller.details()).logs.summary.views).toBe(0)
    const version_id = (await page.see()).proposal.version_id
    for (const [method, path, body] of [
      ['PUT', '/choices', { version_id, choices: [] }],
      ['POST', '/comments', { comment: 'x' }],
      ['POST', '/decline', { version_id, reason: 'other' }],
      ['POST', '/password', { password: 'long enough' }],
    ] as const)
      expect(await page.ask(method, path, body), path).toMatchObject({ status: 403, body: { reason: 'preview' } })
    seller.tick(24 * 60 * 60 * 1000)
    expect((await page.ask('GET')).status).toBe(404)
  })

  test('sees nothing any more once they are signed out everywhere', async () => {
    const seller = await sellerTest()
    const page = await seller.open({})
    expect((await page.ask('GET')).status).toBe(200)
    await seller.settings('POST', `/users/${seller.userId}/sign-out`)
    expect((await page.ask('GET')).status).toBe(404)
  })

  test('reads its own address where a text has the receiver’s link, with which one accepts', async () => {
    const seller = await sellerTest()
    const sections = [{ title: 'Sign', html: '<p>[proposal_link]</p>' }]
    await seller.ofProposal('PUT', '/content', { sections }, { 'If-Match': '*' })
    await seller.sendIt()
    expect(JSON.stringify(await seller.see())).toContain(`/view/${seller.link}`)
    for (const kind of ['preview', 'rehearsal']) {
      const page = await seller.open({ kind })
      const seen = JSON.stringify(await page.see())
      expect(seen).toContain(`/view/${page.token}`)
      expect(seen).not.toContain(seller.link)
    }
  })

  test('rehearses all of it to the last step, and nothing of it is kept', async () => {
    const seller = await sellerTest()
    const kept = async () => ({
      details: { ...(await seller.details()), logs: null },
      events: await seller.events(),
      mails: await seller.mails(),
      customer: await seller.customer(),
    })
    const page = await seller.open({ kind: 'rehearsal' })
    const before = await kept()
    const seen = await page.see()
    expect(seen).toMatchObject({ preview: false, rehearsal: true })
    const version_id = seen.proposal.version_id
    const choices = [{ row_id: await seller.idOf('Wireless'), selected: true }]
    const chosen = await page.ask<ViewedProposal>('PUT', '/choices', { version_id, choices })
    expect(chosen.body.prices.price_total).toBe(1974)
    expect((await page.see()).prices.price_total).toBe(1974)
    await page.ask('POST', '/comments', { comment: 'Does this work?' })
    const body = { version_id, choices_at: chosen.body.choices_at, name: 'Eva', signature: { typed: 'Eva' } }
    expect((await page.ask('POST', '/accept', { ...body, choices_at: seen.choices_at })).status).toBe(409)
    expect((await page.ask('POST', '/accept', body)).status).toBe(201)
    expect(await page.see()).toMatchObject({
      rehearsal: true,
      proposal: { status: 'won' },
      comments: [{ comment: 'Does this work?' }],
      acceptances: [{ name: 'Eva' }],
    })
    expect((await page.ask('POST', '/accept', body)).status).toBe(409)
    expect(await kept()).toEqual(before)
  })

  test('a rehearsal begins anew when the customer has gone on meanwhile', async () => {
    const seller = await sellerTest()
    const page = await seller.open({ kind: 'rehearsal' })
    const choices = [{ row_id: await seller.idOf('Wireless'), selected: true }]
    await page.ask('PUT', '/choices', { version_id: seller.version_id, choices })
    await seller.accept()
    expect(await page.see()).toMatchObject({ proposal: { status: 'won' }, prices: { price_total: 1414 } })
  })

  test('as somebody who does not receive it, or of a version never sent, is refused', async () => {
    const seller = await sellerTest()
    expect((await seller.ofProposal('POST', '/preview', { contact_people_id: 4711 })).status).toBe(400)
    const { id } = (await seller.send<{ id: number }>('POST', seller.path(`/proposals/${seller.id}/copy`), {})).body
    expect((await seller.send('POST', seller.path(`/proposals/${id}/preview`), {})).status).toBe(409)
  })
})
