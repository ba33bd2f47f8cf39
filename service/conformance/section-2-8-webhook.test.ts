import { expect, test } from 'vitest'
import { inBoth, inVersion, versions, type Version } from './testing/versions.ts'

async function withWebhook(version: Version) {
  const service = await inVersion(version)
  const { webhook_id: id } = await service.done<{ webhook_id: number }>('POST', '/webhooks', {
    payload_url: 'https://erp.test/hook',
    payload_content_type: 'json',
    active: true,
    events: ['proposal_won', 'proposal_lost'],
  })
  service.tick()
  const details = async () => service.done<Record<string, unknown>>('GET', `/webhooks/${id}`)
  return { ...service, id, path: `/webhooks/${id}`, details }
}

const dates = {
  v1: ['2026-11-21 09:10:11', '2026-11-21 09:10:12'],
  v2: ['2026-11-21T09:10:11.000000Z', '2026-11-21T09:10:12.000000Z'],
}

test.each(versions)('2.8 Webhook · id: is an integer, in %s', async (version) => {
  const { id, details } = await withWebhook(version)
  expect(Number.isInteger(id)).toBe(true)
  expect(await details()).toMatchObject({ id })
})

test.each(
  inBoth([
    { row: 'payload_url', from: 'https://erp.test/hook', to: 'https://other.test/hook?a=b' },
    { row: 'payload_content_type', from: 'json', to: 'xform' },
    { row: 'active', from: true, to: false },
    { row: 'events', from: ['proposal_won', 'proposal_lost'], to: ['product_created'] },
  ]),
)('2.8 Webhook · $row: is kept on create and update, in $version', async ({ version, row, from, to }) => {
  const { done, path, details } = await withWebhook(version)
  expect(await details()).toHaveProperty(row, from)
  await done('PATCH', path, { [row]: to })
  expect(await details()).toHaveProperty(row, to)
})

test.each(
  inBoth([
    { row: 'payload_url', value: 'http://erp.test/hook' },
    { row: 'payload_content_type', value: 'xml' },
    { row: 'active', value: 'often' },
    { row: 'events', value: ['proposal_eaten'] },
  ]),
)('2.8 Webhook · $row: that does not fit is refused, in $version', async ({ version, row, value }) => {
  const { ask, path } = await withWebhook(version)
  expect((await ask('PATCH', path, { [row]: value })).status).toBe(400)
  expect((await ask('POST', '/webhooks', { payload_url: 'https://erp.test/', [row]: value })).status).toBe(400)
})

test.each([
  ['v1', 1],
  ['v2', 2],
] as const)('2.8 Webhook · api_version: of one made in %s is %i', async (version, api_version) => {
  expect(await (await withWebhook(version)).details()).toMatchObject({ api_version })
})

test.each(versions)('2.8 Webhook · date_created: is when it was made, as %s writes it', async (version) => {
  expect(await (await withWebhook(version)).details()).toMatchObject({ date_created: dates[version][0] })
})

test.each(versions)('2.8 Webhook · date_modified: is when it was last changed, as %s writes it', async (version) => {
  const { done, path, details } = await withWebhook(version)
  await done('PATCH', path, { events: ['all'] })
  expect(await details()).toMatchObject({ date_modified: dates[version][1] })
})

test.each(versions)(
  '2.8 Webhook · date_failed: is null until a delivery has failed for good, and then when, as %s writes it',
  async (version) => {
    const { details, within, clock } = await withWebhook(version)
    expect(await details()).toMatchObject({ date_failed: null })
    await within.updateTable('webhook').set({ failed_at: clock.now }).execute()
    expect(await details()).toMatchObject({ date_failed: dates[version][1] })
  },
)
