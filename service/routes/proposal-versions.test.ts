import { describe, expect, test } from 'vitest'
import { appService } from '#service/testing/app-sender.ts'
import { aProposal, appDetailsOf, detailsOf } from '#service/testing/builders.ts'
import type { ProposalVersionItem } from '#wire/proposal-versions.ts'
import type { Proposal } from '#wire/proposal-details.ts'

const row = (content: string, price: number, more: object = {}) => ({ type: 'price', content, price, ...more })

async function drafted(fields: object = {}) {
  const service = await appService()
  const made = await aProposal(service, fields)
  const path = `/proposals/${made.id}`
  const anything = { 'If-Match': '*' }
  return {
    ...service,
    ...made,
    sendIt: () => service.send('POST', `${path}/send`, { send_method: 'self', send_message: 'Hello' }),
    save: (rows: object[]) =>
      service.ask<Proposal>('PUT', `${path}/content`, { pricetables: [{ id: 'main', rows }] }, anything),
    versions: async () => (await service.ask<ProposalVersionItem[]>('GET', `${path}/versions`)).body,
    restore: (version: number, body: object = {}, headers: Record<string, string> = anything) =>
      service.ask<Proposal>('POST', `${path}/versions/${version}/restore`, body, headers),
  }
}

/** Sent with a total of 95 set by hand, then given other rows and no such total: that makes a second version. */
async function twoVersions() {
  const service = await drafted({ price_total: 95 })
  await service.sendIt()
  service.tick()
  await service.save([row('Tap', 25)])
  await service.send('PATCH', `/proposals/${service.id}`, { price_total: null })
  const [second, first] = await service.versions()
  if (!first || !second) throw new Error('There are two versions')
  return { ...service, first, second }
}

describe('versions', () => {
  test('are told with when and by whom they were made, what they come to, and which one the customer sees', async () => {
    const { first, second, version_id } = await twoVersions()
    expect(second).toMatchObject({
      number: 2,
      current: true,
      seen_by_customer: false,
      date_created: '2026-11-21T09:10:12.000000Z',
      date_sent: null,
      person: 'Eva de Wit',
      price_total_original: '25.00',
      price_total_override: null,
    })
    expect(first).toMatchObject({
      id: version_id,
      number: 1,
      current: false,
      seen_by_customer: true,
      date_sent: '2026-11-21T09:10:11.000000Z',
      person: 'Eva de Wit',
      price_total_original: '100.00',
      price_total_override: '95.00',
    })
  })

  test('the customer sees the newest as soon as it is sent', async () => {
    const { sendIt, versions } = await twoVersions()
    await sendIt()
    expect((await versions()).map((version) => version.seen_by_customer)).toEqual([true, false])
  })

  test('none is seen before the first is sent', async () => {
    const { versions } = await drafted()
    expect(await versions()).toMatchObject([{ number: 1, current: true, seen_by_customer: false }])
  })

  test('of a copy begin anew, by whoever copied', async () => {
    const { ask, id } = await twoVersions()
    const { body: copy } = await ask<{ id: number }>('POST', `/proposals/${id}/copy`, {})
    const { body } = await ask<ProposalVersionItem[]>('GET', `/proposals/${copy.id}/versions`)
    expect(body).toMatchObject([{ number: 1, seen_by_customer: false, person: 'Eva de Wit' }])
  })

  test('are seen with their sections and price tables, as they were sent', async () => {
    const service = await twoVersions()
    const { id, first, second } = service
    const { body: sent } = await service.ask<Proposal>('GET', `/proposals/${id}/versions/${first.id}`)
    expect(sent).toMatchObject({
      ...first,
      content: { pricetables: [{ rows: [{ content: 'Survey' }] }, { rows: [] }] },
    })
    const { body: now } = await service.ask<Proposal>('GET', `/proposals/${id}/versions/${second.id}`)
    expect(now.content).toEqual((await detailsOf(service, id)).content)
  })

  test('one of another proposal is none of this one: 404', async () => {
    const service = await twoVersions()
    const other = await aProposal(service)
    expect((await service.ask('GET', `/proposals/${service.id}/versions/${other.version_id}`)).status).toBe(404)
    expect((await service.restore(other.version_id)).status).toBe(404)
  })
})

describe('restoring a version', () => {
  test('makes its content and its total those that are worked on, and keeps every version that was sent', async () => {
    const { restore, versions, first, second, ask, ...service } = await twoVersions()
    const { status, body } = await restore(first.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ version_id: second.id, price_total_original: '100.00', price_total_override: '95.00' })
    const { body: seen } = await ask<Proposal>('GET', `/proposals/${service.id}/versions/${first.id}`)
    expect(body.content).toEqual(seen.content)
    expect((await versions())[1]).toEqual(first)
    expect(body.logs.history.at(-1)).toMatchObject({ action: 'restored version 1' })
    expect((await service.send('GET', '/proposals/open?query=survey')).body).toMatchObject([{ id: service.id }])
  })

  test('begins the next version when the newest was sent', async () => {
    const { restore, versions, sendIt, first, second } = await twoVersions()
    await sendIt()
    expect((await restore(first.id)).body.version_id).not.toBe(second.id)
    expect(await versions()).toMatchObject([
      { number: 3, current: true, seen_by_customer: false, price_total_override: '95.00' },
      { number: 2, current: false, seen_by_customer: true, price_total_original: '25.00' },
      { number: 1 },
    ])
  })

  test('gives no id to another row than the one that had it', async () => {
    const { restore, save, first } = await twoVersions()
    await restore(first.id)
    const { body } = await save([row('Survey', 100, { id: 1 }), row('Basin', 80)])
    expect(body.content.pricetables[0]?.rows.map(({ id }) => id)).toEqual([1, 3])
  })

  test('that is worked on already changes nothing', async () => {
    const { restore, second, ...service } = await twoVersions()
    const before = await appDetailsOf(service, service.id)
    service.tick()
    expect((await restore(second.id)).body).toEqual(before)
  })

  test('starts from details: without If-Match it is 400, with an older one 412, and the answer has the next', async () => {
    const { restore, send, first, id } = await twoVersions()
    expect((await restore(first.id, {}, {})).status).toBe(400)
    expect((await restore(first.id, {}, { 'If-Match': '"x"' })).status).toBe(412)
    const { headers } = await restore(first.id)
    expect(headers.get('ETag')).toBe((await send('GET', `/proposals/${id}/details`)).headers.get('ETag'))
  })

  test('of a won proposal asks first, since its acceptance would go', async () => {
    const { restore, send, first, id } = await twoVersions()
    await send('PATCH', `/proposals/${id}`, { status: 'won' })
    expect((await restore(first.id)).status).toBe(409)
    expect((await restore(first.id, { reopen: true })).body).toMatchObject({ status: 'open', date_won: null })
  })
})
