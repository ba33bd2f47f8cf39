import { expect, test } from 'vitest'
import { deliverDue } from '#service/delivery/deliver-due.ts'
import type { WebhookRequest } from '#service/ports.ts'
import { anOrganisation } from '#service/testing/builders.ts'
import { answer } from '#service/testing/webhooks.ts'
import { inVersion, versions, type Version } from './testing/versions.ts'

/** A service that delivers at once, tries once, and keeps what it posted. */
async function delivering(version: Version, status = 200) {
  const service = await inVersion(version)
  const posted: WebhookRequest[] = []
  const network = {
    ...service.ports.network,
    deliver: async (request: WebhookRequest) => {
      posted.push(request)
      return answer(status)
    },
  }
  const hook = async (fields: object) => {
    const body = { payload_url: 'https://erp.test/hook', ...fields }
    return (await service.done<{ webhook_id: number }>('POST', '/webhooks', body)).webhook_id
  }
  const happen = async () => {
    const { id } = await anOrganisation(service)
    await service.done('DELETE', version === 'v1' ? `/companies/${id}` : `/contacts/${id}`)
    while ((await deliverDue({ ...service.ports, network })) > 0);
    return posted.map(({ body }) => body).toSorted()
  }
  return { ...service, posted, hook, happen }
}

const created = { v1: 'company_created', v2: 'contact_created' }

test.each(versions)('6 Events · events: those it lists are posted and no others, in %s', async (version) => {
  const { hook, happen } = await delivering(version)
  await hook({ events: [created[version]] })
  const [body = '', ...more] = await happen()
  expect(JSON.parse(body)).toMatchObject({ type: created[version], data: { name: 'Van Dijk Bouw' } })
  expect(more).toEqual([])
})

test.each(versions)('6 Events · active: nothing is posted while it is false, in %s', async (version) => {
  const { hook, happen } = await delivering(version)
  await hook({ active: false })
  expect(await happen()).toEqual([])
})

test.each(versions)(
  '6 Events · payload_url: is where data is posted, and must be a full https URL, in %s',
  async (version) => {
    const { hook, happen, posted, ask } = await delivering(version)
    await hook({ payload_url: 'https://erp.test/in?key=7' })
    await happen()
    expect(new Set(posted.map(({ url }) => url))).toEqual(new Set(['https://erp.test/in?key=7']))
    for (const payload_url of ['http://erp.test/', 'erp.test/hook', '/hook', 'https://', 'ftp://erp.test/'])
      expect((await ask('POST', '/webhooks', { payload_url })).status).toBe(400)
  },
)

test.each([
  ['json', 'application/json', /^\{"type":/],
  ['xform', 'application/x-www-form-urlencoded', /^payload=%7B/],
])('6 Events · payload_content_type: %s is posted as %s', async (payload_content_type, type, begins) => {
  const { hook, happen, posted } = await delivering('v2')
  await hook({ payload_content_type })
  expect((await happen())[0]).toMatch(begins)
  expect(posted[0]?.headers).toContainEqual(expect.objectContaining({ value: expect.stringContaining(type) }))
})

test.each(versions)(
  '6 Events · date_failed: is recorded when a delivery has failed for good, in %s',
  async (version) => {
    const { hook, happen, done } = await delivering(version, 500)
    const id = await hook({})
    expect(await done('GET', `/webhooks/${id}`)).toMatchObject({ active: true, date_failed: null })
    await happen()
    expect(await done('GET', `/webhooks/${id}`)).toMatchObject({
      active: false,
      date_failed: expect.stringContaining('2026-11-21'),
    })
  },
)

test.each([
  ['v1', 1, '2026-11-21 09:10:11'],
  ['v2', 2, '2026-11-21T09:10:11.000000Z'],
] as const)(
  '6 Events · api_version: of %s is %i, and the payload has the format of that version',
  async (version, api_version, date) => {
    const { hook, happen, done } = await delivering(version)
    const id = await hook({ events: [created[version]] })
    expect(await done('GET', `/webhooks/${id}`)).toMatchObject({ api_version })
    expect(JSON.parse((await happen())[0] ?? '')).toMatchObject({ type: created[version], date_created: date })
  },
)
