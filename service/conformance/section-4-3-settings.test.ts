import { expect, test } from 'vitest'
import { anOrganisation } from '#service/testing/builders.ts'
import { inBoth, inVersion } from './testing/versions.ts'

const lists = [
  { row: 'Design templates list', path: '/settings/design-templates', first: { name: 'Plain', colors: ['#123456'] } },
  {
    row: 'Email templates list',
    path: '/settings/email-templates',
    first: { name: 'Send', subject: 'Offerte [proposal_nr]' },
  },
  { row: 'Text / Language templates list', path: '/settings/text-templates', first: { name: 'Dutch', language: 'nl' } },
  { row: 'VAT (tax) groups list', path: '/settings/vat-groups', first: { name: 'Hoog', percentage: 21 } },
]

test.each(inBoth(lists))(
  '4.3 Operations · $row: takes no input and answers an array, in $version',
  async ({ version, path, first }) => {
    const { done } = await inVersion(version)
    expect((await done<object[]>('GET', path))[0]).toMatchObject({ id: expect.any(Number), ...first })
  },
)

test('4.3 Operations · Tags list: answers an array, in v2 alone', async () => {
  const service = await inVersion('v2')
  await anOrganisation(service, { tags: ['Roof'] })
  expect(await service.done('GET', '/settings/tags')).toEqual([{ id: expect.any(Number), name: 'Roof' }])
  expect((await service.ask('GET', `/api/v1/${service.account}/settings/tags`)).status).toBe(404)
})
