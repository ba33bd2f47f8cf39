import { expect, test } from 'vitest'
import { inVersion, versions, type Version } from './testing/versions.ts'

const body = { payload_url: 'https://erp.test/hook', payload_content_type: 'json', active: true, events: ['all'] }

async function withWebhook(version: Version) {
  const service = await inVersion(version)
  const { webhook_id } = await service.done<{ webhook_id: number }>('POST', '/webhooks', body)
  return { ...service, webhook_id, path: `/webhooks/${webhook_id}` }
}

test.each(versions)('4.6 Operations · Webhooks list: is an array of webhooks, in %s', async (version) => {
  const { done, webhook_id } = await withWebhook(version)
  expect(await done('GET', '/webhooks')).toMatchObject([{ id: webhook_id, ...body }])
})

test.each(versions)('4.6 Operations · Create webhook: answers webhook_id, an integer, in %s', async (version) => {
  const { ask } = await inVersion(version)
  const made = await ask('POST', '/webhooks', body)
  expect([made.status, made.body]).toEqual([201, { webhook_id: expect.any(Number) }])
})

test.each(versions)('4.6 Operations · Webhook details: answers the webhook, in %s', async (version) => {
  const { done, path, webhook_id } = await withWebhook(version)
  expect(await done('GET', path)).toMatchObject({ id: webhook_id, ...body })
})

test.each(versions)(
  '4.6 Operations · Update webhook: answers the status line and keeps what is not supplied, in %s',
  async (version) => {
    const { ask, done, path } = await withWebhook(version)
    const before = await done<object>('GET', path)
    for (const method of ['PATCH', 'PUT'])
      expect((await ask(method, path, { active: false })).body).toEqual({ status: '200 OK' })
    expect(await done('GET', path)).toEqual({ ...before, active: false })
  },
)

test.each(versions)('4.6 Operations · Delete webhook: answers plain text, and it is gone, in %s', async (version) => {
  const { ask, path } = await withWebhook(version)
  const { status, headers } = await ask('DELETE', path)
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect((await ask('GET', path)).status).toBe(404)
})
