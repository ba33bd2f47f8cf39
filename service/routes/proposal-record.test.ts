import { describe, expect, test } from 'vitest'
import { anOrganisation, aPersonOf, aProposal } from '#service/testing/builders.ts'
import { sellerRows as rows, sellerTest } from '#service/testing/seller.ts'
import { testService } from '#service/testing/test-service.ts'
import type { Answer } from '#wire/operation.ts'
import type { getProposalRecord } from '#wire/proposal-record.ts'

type Opened = Answer<typeof getProposalRecord>

describe('what a record opens with', () => {
  test('is what details, customer, timeline and attachments answer by themselves, with the ETag of the details', async () => {
    const seller = await sellerTest({ rows, receivers: 2 })
    await seller.attach()
    await seller.visit({ seconds: 10 })
    await seller.ask('POST', '/comments', { comment: 'When?' })
    const { body, headers } = await seller.ofProposal<Opened>('GET', '/record')
    const details = await seller.send('GET', `/proposals/${seller.id}/details`)
    const { loss_reason, sent, ...alone } = body.details
    expect(alone).toEqual(details.body)
    expect(loss_reason).toBeNull()
    expect(sent).toEqual({ id: body.customer.version?.id, number: 1 })
    expect(body.customer).toEqual(await seller.customer())
    expect(body.timeline).toEqual((await seller.ofProposal('GET', '/timeline')).body)
    expect(body.attachments).toEqual((await seller.ofProposal('GET', '/attachments')).body)
    expect(headers.get('etag')).toBe(details.headers.get('etag'))
    expect(headers.get('etag')).not.toBeNull()
  })

  test('tells with every save which version the customer has', async () => {
    const seller = await sellerTest({ rows })
    const opened = await seller.ofProposal<Opened>('GET', '/record')
    const first = opened.body.details.sent
    const saved = await seller.ofProposal<Opened['details']>(
      'PUT',
      '/content',
      { sections: [{ title: 'Roof', html: '<p>Flat.</p>' }] },
      { 'If-Match': opened.headers.get('etag') ?? '' },
    )
    expect(saved.body.sent).toEqual(first)
    await seller.sendIt()
    const { body } = await seller.ofProposal<Opened>('GET', '/record')
    expect(body.details.sent).toEqual({ id: saved.body.version_id, number: 2 })
  })

  test('of a draft has nothing of a customer yet', async () => {
    const service = await testService()
    const { id } = await aProposal(service)
    const { body } = await service.send<Opened>('GET', `/api/app/${service.account}/proposals/${id}/record`)
    expect(body.details.sent).toBeNull()
    expect(body.customer).toMatchObject({ version: null, choices: null, receivers: [{ line: { state: 'unsent' } }] })
    expect(body.timeline.follow_up).toMatchObject({ steps: [] })
  })

  test('says how each receiver is addressed, which their texts are filled with', async () => {
    const service = await testService()
    const organisation = await anOrganisation(service)
    const names = { firstname: 'Heleen', lastname: 'Demir', salutation: 'mevrouw Demir' }
    const heleen = await aPersonOf(service, organisation.id, names)
    const { id } = await aProposal(service, { contact_id: organisation.id, contact_people: [heleen.id] })
    const { body } = await service.send<Opened>('GET', `/api/app/${service.account}/proposals/${id}/record`)
    expect(body.customer.receivers).toMatchObject([{ firstname: 'Heleen', salutation: 'mevrouw Demir' }])
  })
})
