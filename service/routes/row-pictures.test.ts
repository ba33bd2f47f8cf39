import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { forgetUnusedFiles } from '#service/domain/unused-files.ts'
import { appSender, appService } from '#service/testing/app-sender.ts'
import { aProposal, appDetailsOf, detailsOf } from '#service/testing/builders.ts'
import { aPicture } from '#service/testing/pictures.ts'
import { priceRow, viewerTest } from '#service/testing/viewer.ts'
import { without } from './etag.ts'
import { sender } from '#service/testing/test-service.ts'
import type { AppProposal } from '#wire/app-proposal.ts'
import { unusedFileLife } from '#wire/limits.ts'
import type { Picture } from '#wire/pictures.ts'
import type { AppProduct } from '#wire/product-pictures.ts'

const started = { 'If-Match': '*' }
const noted = (picture: Picture, alt = 'A pump') => ({ src: picture.src, alt })

async function withProposal() {
  const service = await appService()
  const { id } = await aProposal(service)
  const { ask } = service
  const picture = (await ask<Picture>('POST', '/pictures', aPicture)).body
  const save = (rows: object[]) =>
    ask<AppProposal & { errors: object }>(
      'PUT',
      `/proposals/${id}/content`,
      { pricetables: [{ id: 'main', rows }] },
      started,
    )
  const details = async () => appDetailsOf(service, id)
  const rowsOf = ({ content }: Pick<AppProposal, 'content'>) => content.pricetables[0]?.rows ?? []
  return { ...service, id, picture, save, details, rowsOf }
}

describe('of a row', () => {
  test('it is kept with the size of its file, and version 2 knows nothing of it', async () => {
    const service = await withProposal()
    const { picture, save, details, rowsOf, id } = service
    const saved = await save([
      priceRow('Pump', 100, { picture: { ...noted(picture, ' A\n pump '), width: 9, height: 9 } }),
    ])
    const kept = { src: picture.src, alt: 'A pump', width: 1, height: 1 }
    expect(rowsOf(saved.body)).toMatchObject([{ content: 'Pump', picture: kept }])
    expect(rowsOf(await details())).toEqual(rowsOf(saved.body))
    const [row] = (await detailsOf(service, id)).content.pricetables[0]?.rows ?? []
    expect(row).toMatchObject({ content: 'Pump' })
    expect(row).not.toHaveProperty('picture')
    const other = { content: { pricetables: [{ id: 'main', rows: [priceRow('Pump', 1, { picture: kept })] }] } }
    expect((await service.send('PATCH', `/proposals/${id}`, other)).status).toBe(400)
  })

  test('a row that says nothing of its picture keeps it, null takes it away, and a new one has none', async () => {
    const { picture, save, rowsOf } = await withProposal()
    const [first] = rowsOf((await save([priceRow('Pump', 100, { picture: noted(picture) })])).body)
    const id = first?.id
    const again = rowsOf((await save([priceRow('Pump', 120, { id }), priceRow('Pipe', 5)])).body)
    expect(again).toMatchObject([{ price: 120, picture: { src: picture.src } }, { content: 'Pipe' }])
    expect(again[1]).not.toHaveProperty('picture')
    expect(rowsOf((await save([priceRow('Pump', 120, { id, picture: null })])).body)[0]).not.toHaveProperty('picture')
  })

  test('one that the account does not have is a fault at its row', async () => {
    const { save, addAccount, service, picture } = await withProposal()
    const other = await addAccount('other')
    const theirs = await sender(service, other)<Picture>('POST', '/api/app/other/pictures', aPicture)
    const { status, body } = await save([
      priceRow('Pump', 1, { picture: noted(picture) }),
      priceRow('Pipe', 1, { picture: noted(theirs.body) }),
    ])
    expect(status).toBe(400)
    expect(body.errors).toEqual({
      'pricetables.0.rows.1.picture': ['This picture is not kept here any more. Remove it or add it again'],
    })
    expect((await save([priceRow('Pump', 1, { picture: { src: 'https://x.test/a.png', alt: '' } })])).status).toBe(400)
  })

  test('another picture changes what If-Match is held against, in either interface', async () => {
    const { ask, send, id, picture, save } = await withProposal()
    const tag = (await send('GET', `/proposals/${id}/details`)).headers.get('ETag') ?? ''
    expect((await ask('GET', `/proposals/${id}/record`)).headers.get('ETag')).toBe(tag)
    await save([priceRow('Pump', 100, { picture: noted(picture) })])
    expect((await send('PATCH', `/proposals/${id}`, { name: 'Roof' }, { 'If-Match': tag })).status).toBe(412)
  })

  test('a sent version and a copy keep theirs; the file goes 30 days after the last of them', async () => {
    const { ask, send, account, id, picture, save, rowsOf, within, ports, clock, tick } = await withProposal()
    await within
      .updateTable('oauth_token')
      .set({ expires_at: clock.now * 2 })
      .execute()
    const forget = async () => {
      tick(unusedFileLife + 1)
      await forgetUnusedFiles({ ...ports }, clock.now)
      return (await within.selectFrom('file').select('id').execute()).length === 0
    }
    await save([priceRow('Pump', 100, { picture: noted(picture) })])
    const { body: copy } = await ask<{ id: number }>('POST', `/proposals/${id}/copy`, {})
    await save([priceRow('Pump', 100, { picture: null })])
    expect(await forget()).toBe(false)
    const copied = await appDetailsOf({ send, account }, copy.id)
    expect(rowsOf(copied)).toMatchObject([{ picture: { src: picture.src } }])
    await ask('PUT', `/proposals/${copy.id}/content`, { pricetables: [{ id: 'main', rows: [] }] }, started)
    expect(await forget()).toBe(true)
  })

  test('a favorite template hands its rows on with their pictures', async () => {
    const { ask, account, picture, send, template_id, rowsOf } = await withProposal()
    const table = {
      id: 'main',
      settings: { vat_default_percentage: 21 },
      rows: [priceRow('Pump', 100, { picture: noted(picture) })],
    }
    const { body: made } = await ask<{ id: number }>('POST', '/settings/favorite-templates', {
      name: 'Pumps',
      pricetables: [table],
    })
    const proposal = await aProposal({ send, template_id }, { proposal_template_id: made.id })
    const body = await appDetailsOf({ send, account }, proposal.id)
    expect(rowsOf(body)).toMatchObject([{ picture: { src: picture.src, alt: 'A pump', width: 1, height: 1 } }])
    const unknown = { ...table, rows: [priceRow('Pump', 1, { picture: { src: `files/${'a'.repeat(22)}`, alt: '' } })] }
    expect(
      (await ask('PATCH', `/settings/favorite-templates/${made.id}`, { pricetables: [unknown] })).body,
    ).toMatchObject({ errors: { 'pricetables.0.rows.0.picture': [/not kept here any more/] } })
  })

  test('the customer sees it, and is told when it changed', async () => {
    const viewer = await viewerTest({ rows: [priceRow('Pump', 100)] })
    const ask = appSender(viewer)
    const picture = (await ask<Picture>('POST', '/pictures', aPicture)).body
    const before = (await viewer.details()).content.pricetables[0]?.rows ?? []
    await viewer.visit()
    viewer.tick(1000)
    const rows = before.map((row) => ({
      ...without(row, 'subtotal'),
      ...(row.content === 'Pump' && { picture: noted(picture) }),
    }))
    await ask('PUT', `/proposals/${viewer.id}/content`, { pricetables: [{ id: 'main', rows }] }, started)
    await viewer.sendIt()
    const seen = await viewer.see()
    const pump = seen.tables[0]?.rows.find(({ content }) => content === 'Pump')
    expect(pump).toMatchObject({ picture: { ...picture, alt: 'A pump' } })
    expect(seen.changes?.list).toMatchObject([{ part: 'row', kind: 'changed' }])
  })
})

describe('of a product', () => {
  test('it is listed for the app alone, replaced, and gone with null', async () => {
    const { ask, send, picture } = await withProposal()
    const { body: made } = await send<{ product_id: number }>('POST', '/products', { name: 'Pump' })
    const set = async (body: object) => ask<AppProduct>('PUT', `/products/${made.product_id}/picture`, body)
    const kept = { ...picture, alt: 'A pump' }
    const { body: product } = await set({ picture: noted(picture) })
    expect(product).toMatchObject({ name: 'Pump', picture: kept })
    const path = `/product-directories/${product.directory_id}/products`
    expect((await ask('GET', path)).body).toMatchObject([{ picture: kept }])
    const [listed] = (await send<object[]>('GET', path)).body
    expect(listed).not.toHaveProperty('picture')
    expect((await ask('GET', `/products/${made.product_id}`)).body).toMatchObject({ picture: kept })
    expect((await set({ picture: { src: `files/${'a'.repeat(22)}`, alt: '' } })).status).toBe(400)
    expect((await set({ picture: null })).body).not.toHaveProperty('picture')
  })
})

test('beside a row stands a form of 192 pixels; what has none gives the next larger', async () => {
  const { ask, service } = await withProposal()
  const drawn = sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 99, sigma: 30 },
    },
  })
  const sent = new Uint8Array(await drawn.jpeg().toBuffer())
  const form = async (src: string) => {
    const answer = await service.fetch(new Request(`https://proffer.test/${src}`))
    return sharp(await answer.arrayBuffer()).metadata()
  }
  const { src } = (await ask<Picture>('POST', '/pictures', sent)).body
  expect(await form(`${src}/thumb`)).toMatchObject({ format: 'jpeg', width: 192, height: 128 })
  const tiny = (await ask<Picture>('POST', '/pictures', aPicture)).body
  expect(await form(`${tiny.src}/thumb`)).toMatchObject({ width: 1 })
})
