import { inVersion, type Version } from './versions.ts'

/** Two product directories, one VAT group, and the products of a directory. */
export async function withDirectory(version: Version) {
  const service = await inVersion(version)
  await service.done('POST', '/product-directories', { name: 'Pumps' })
  await service.done('POST', '/product-directories', { name: 'Roofs' })
  const directories = await service.done<[{ id: number }, { id: number }]>('GET', '/product-directories')
  const [vat] = await service.done<[{ id: number }]>('GET', '/settings/vat-groups')
  const [directory_id, other] = directories.map(({ id }) => id)
  const listed = async (id = directory_id) => service.done<object[]>('GET', `/product-directories/${id}/products`)
  return { ...service, directory_id, other, vat_id: vat.id, listed }
}
export type Directory = Awaited<ReturnType<typeof withDirectory>>
