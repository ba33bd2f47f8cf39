import { expect, test } from 'vitest'
import { aPersonOf, aProposal } from '#service/testing/builders.ts'
import { problem } from '#wire/problem.ts'
import { withDirectory } from './testing/directories.ts'
import { inVersion, versions, type Refusal } from './testing/versions.ts'

test.each(versions)(
  '7 Errors · product directory with products: deleting it fails with 409, in %s',
  async (version) => {
    const { ask, done, directory_id, listed } = await withDirectory(version)
    await done('POST', '/products', { name: 'Pump', directory_id })
    const { status, body } = await ask('DELETE', `/product-directories/${directory_id}`)
    expect(status).toBe(409)
    expect(problem.parse(body)).toMatchObject({ status: 409, detail: expect.any(String) })
    expect(await listed()).toHaveLength(1)
  },
)

test.each(versions)(
  '7 Errors · recipients without an email: are named with 400, on create and on update, in %s',
  async (version) => {
    const service = await inVersion(version)
    const { id, organisation } = await aProposal(service)
    const silent = await aPersonOf(service, organisation.id, { email: '' })
    const [contact, people] = version === 'v1' ? ['company_id', 'company_contacts'] : ['contact_id', 'contact_people']
    const body = {
      [contact]: organisation.id,
      proposal_template_id: service.template_id,
      name: 'x',
      [people]: [silent.id],
    }
    for (const refused of [
      await service.ask<Refusal>('POST', '/proposals', body),
      await service.ask<Refusal>('PATCH', `/proposals/${id}`, { [people]: [silent.id] }),
    ])
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, [`${people}.0`]])
  },
)

test.each(versions)(
  '7 Errors · custom field values missing: are no error, also where the field is required, in %s',
  async (version) => {
    const service = await inVersion(version)
    const { id } = await aProposal(service)
    expect((await service.ask('PATCH', `/proposals/${id}`, { name: 'Roof' })).status).toBe(200)
    expect((await service.ask('POST', `/proposals/${id}/send`, { send_message: 'Hello' })).status).toBe(200)
  },
)
