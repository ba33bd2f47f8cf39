import { expect, test } from 'vitest'
import { inBoth, inVersion, versions, type Version } from './testing/versions.ts'

async function withFavorite(version: Version) {
  const service = await inVersion(version)
  const path = `/favorites/proposals/${service.template_id}`
  const [listed] = await service.done<[object]>('GET', '/favorites/proposals')
  return { ...service, listed, details: await service.done<object>('GET', path) }
}

const favorite = [
  { row: 'type', expected: () => 'proposal' },
  { row: 'config_language_id', expected: ({ text_template_id }: { text_template_id: number }) => text_template_id },
  { row: 'proposal_tpl_id', expected: ({ template_id }: { template_id: number }) => template_id },
]

test.each(inBoth(favorite))(
  '2.9 Favorite template · $row: deprecated, is still present, in $version',
  async ({ version, row, expected }) => {
    const service = await withFavorite(version)
    expect(service.listed).toHaveProperty(row, expected(service))
    expect(service.details).toHaveProperty(row, expected(service))
  },
)

test.each(versions)(
  '2.9 Favorite template · custom fields: those it uses are in its details, in %s',
  async (version) => {
    expect((await withFavorite(version)).details).toMatchObject({
      custom_fields: [
        { name: 'reference', label: 'Reference', required: true, type: 'text' },
        { name: 'intro', label: 'Introduction', required: false, type: 'html' },
      ],
    })
  },
)
