import { expect, test } from 'vitest'
import { engine } from '#service/testing/database.ts'
import { aProposal } from '#service/testing/builders.ts'
import { planOf } from '#service/testing/plan.ts'
import { testService } from '#service/testing/test-service.ts'
import { selectListed } from './proposal-search.ts'

test.skipIf(engine !== 'sqlite').each([3, 60, 300])(
  'rows of %i proposals are fetched by their ids, however many others the account has',
  async (count) => {
    const { within, db, queries } = await testService()
    await selectListed(
      within,
      Array.from({ length: count }, (_, at) => at + 1),
    )
    const asked = queries.findLast((query) => query.includes('contact_fullname')) ?? ''
    expect(await planOf(db, asked)).toContainEqual(expect.stringMatching(/^SEARCH proposal .*rowid=\?/))
  },
)

test.skipIf(engine !== 'sqlite').each([
  ['/proposals/open', 'contact_fullname'],
  ['/proposals/1/details', 'fields_of_template'],
])('%s reads receivers in their order, and puts none in order itself', async (path, known) => {
  const service = await testService()
  await aProposal(service)
  await service.send('GET', path)
  const asked = service.queries.findLast((query) => query.includes(known)) ?? ''
  const plan = await planOf(service.db, asked)
  const at = plan.findIndex((step) => step.startsWith('SEARCH receiver'))
  expect(plan.slice(at, at + 3)).toEqual([
    expect.stringContaining('receivers_in_order'),
    expect.stringContaining('SEARCH person'),
    expect.not.stringContaining('ORDER BY'),
  ])
})

test('what is in the trashcan is no row of a list', async () => {
  const service = await testService()
  const [kept, trashed] = [await aProposal(service), await aProposal(service)]
  await service.send('DELETE', `/proposals/${trashed.id}`)
  expect((await selectListed(service.within, [kept.id, trashed.id])).map(({ id }) => id)).toEqual([kept.id])
})
