import { expect, test } from 'vitest'
import { aPersonOf, aProposal, detailsOf } from '#service/testing/builders.ts'
import { testService } from '#service/testing/test-service.ts'

test('details are read in one statement, beside those that say who asks', async () => {
  const service = await testService()
  const { id } = await aProposal(service)
  const { queries, send } = service
  queries.length = 0
  await send('GET', '/hello')
  const whoAsks = queries.length
  queries.length = 0
  await send('GET', `/proposals/${id}/details`)
  expect(queries).toHaveLength(whoAsks + 1)
})

test('what a proposal has several of comes in its order, with every sign it was written with', async () => {
  const service = await testService()
  const { id, organisation, person } = await aProposal(service)
  const second = await aPersonOf(service, organisation.id, { firstname: 'Bo', lastname: '"B" \\ Smit' })
  await service.send('PATCH', `/proposals/${id}`, { contact_people: [second.id, person.id] })
  const written = ['"So" \\ it is', 'Ωμέγα 🏠\n\tnew line', 'third']
  const ofCustomer = { proposal_id: id, contact_id: person.id, audience: 'customer' as const }
  for (const [at, comment] of written.entries())
    await service.within
      .insertInto('comment')
      .values({ ...ofCustomer, comment, created_at: 10 - at })
      .execute()

  const { comments, receivers } = await detailsOf(service, id)
  expect(comments.map(({ comment }) => comment)).toEqual(written.toReversed())
  expect(receivers.map(({ fullname }) => fullname)).toEqual(['Bo "B" \\ Smit', 'An Smit'])
})

test('what the team wrote among themselves is not in the details', async () => {
  const service = await testService()
  const { id } = await aProposal(service)
  await service.within
    .insertInto('comment')
    .values({ proposal_id: id, account_user_id: 1, comment: 'Among us', created_at: 1, audience: 'team' })
    .execute()
  expect((await detailsOf(service, id)).comments).toEqual([])
})
