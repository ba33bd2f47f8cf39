import { expect, test } from 'vitest'
import { sweep } from '#service/domain/sweep.ts'
import { forgetUnusedFiles } from '#service/domain/unused-files.ts'
import { appService } from '#service/testing/app-sender.ts'
import { aPicture } from '#service/testing/pictures.ts'
import { addToken, addUser, sender } from '#service/testing/test-service.ts'
import { priceRow } from '#service/testing/viewer.ts'
import type { Block, BlockItem } from '#wire/blocks.ts'
import { unusedFileLife } from '#wire/limits.ts'
import { pictureHtml, type Picture } from '#wire/pictures.ts'

const terms = {
  name: 'Payment terms',
  section: { title: 'Payment', html: '<p>Net <b>30</b> days</p>' },
}

async function withBlocks() {
  const service = await appService()
  await service.within
    .updateTable('oauth_token')
    .set({ expires_at: service.clock.now * 2 })
    .execute()
  const { ask } = service
  const save = (body: object) => ask<{ id: number; errors: object }>('POST', '/blocks', body)
  const listed = async () => (await ask<BlockItem[]>('GET', '/blocks')).body
  const read = async (id: number) => (await ask<Block>('GET', `/blocks/${id}`)).body
  /** Asks as somebody with this role. */
  const as = async (role: 'reader' | 'seller') => {
    const user = await addUser(service.within, role === 'reader' ? 'Ria' : 'Bo', 'Smit', { role })
    const send = sender(service.service, { account: service.account, token: await addToken(service.within, user) })
    return <Body = unknown>(method: string, path: string, body?: unknown) =>
      send<Body>(method, `/api/app/${service.account}${path}`, body)
  }
  return { ...service, save, listed, read, as }
}

test('a section is kept cleaned, and listed by name with how it begins', async () => {
  const { save, listed, read } = await withBlocks()
  const { body } = await save(terms)
  await save({ ...terms, name: 'About us', section: { title: '', html: '<script>x</script><p>Since 1987</p>' } })
  expect(await listed()).toMatchObject([
    { name: 'About us', kind: 'section', about: 'Since 1987', owner: 'Eva de Wit', own: true },
    { name: 'Payment terms', about: 'Payment Net 30 days' },
  ])
  expect(await read(body.id)).toMatchObject({
    section: { title: 'Payment', html: '<p>Net <strong>30</strong> days</p>' },
    rows: [],
  })
})

test('rows are kept with all they say but their unique id, and tags in texts stay tags', async () => {
  const { save, read } = await withBlocks()
  const rows = [
    { type: 'title', content: 'Mounting' },
    priceRow('Hours', 80, { quantity: 4, selectable: 'check', unique_id: 'x' }),
  ]
  const { body } = await save({ name: 'Mounting', rows })
  expect(await read(body.id)).toMatchObject({
    section: null,
    about: 'Mounting, Hours',
    rows: [
      { type: 'title', content: 'Mounting' },
      { type: 'price', content: 'Hours', quantity: 4, price: 80, selectable: 'check', unique_id: '' },
    ],
  })
  const tagged = { ...terms, section: { title: '[proposal_name]', html: '<p>Dear [contact_firstname]</p>' } }
  expect(await read((await save(tagged)).body.id)).toMatchObject({ section: tagged.section })
})

test('without rows, with too many, or with a picture the account does not have, it is refused', async () => {
  const { save } = await withBlocks()
  const row = priceRow('Hours', 80)
  for (const rows of [[], Array.from({ length: 201 }, () => row)])
    expect((await save({ name: 'Rows', rows })).status).toBe(400)
  expect((await save({ ...terms, rows: [row] })).status).toBe(400)
  expect((await save({ name: 'Nothing' })).status).toBe(400)
  const html = pictureHtml({ src: `files/${'a'.repeat(22)}`, alt: '', width: 1, height: 1 })
  expect((await save({ ...terms, section: { title: '', html } })).status).toBe(400)
  const picture = { src: `files/${'a'.repeat(22)}`, alt: '' }
  expect((await save({ name: 'Rows', rows: [{ ...row, picture }] })).status).toBe(400)
})

test('a seller saves and uses; renames and deletes their own, an admin all; a reader looks', async () => {
  const { save, ask, as, listed } = await withBlocks()
  const { body: admins } = await save(terms)
  const seller = await as('seller')
  const { body: own } = await seller<{ id: number }>('POST', '/blocks', { ...terms, name: 'Mine' })
  expect((await seller<BlockItem[]>('GET', '/blocks')).body).toMatchObject([
    { name: 'Mine', own: true },
    { name: 'Payment terms', own: false },
  ])
  expect((await seller('PATCH', `/blocks/${admins.id}`, { name: 'X' })).status).toBe(403)
  expect((await seller('DELETE', `/blocks/${admins.id}`)).status).toBe(403)
  expect((await seller('PATCH', `/blocks/${own.id}`, { name: 'Ours' })).status).toBe(200)
  const reader = await as('reader')
  expect((await reader('GET', `/blocks/${own.id}`)).status).toBe(200)
  expect((await reader('POST', '/blocks', terms)).status).toBe(403)
  expect((await ask('DELETE', `/blocks/${own.id}`)).status).toBe(200)
  expect((await listed()).map(({ name }) => name)).toEqual(['Payment terms'])
})

test('a deleted one comes back for 30 days; its pictures are kept as long as it is', async () => {
  const { save, ask, listed, within, ports, clock, tick } = await withBlocks()
  const picture = (await ask<Picture>('POST', '/pictures', aPicture)).body
  const section = { title: '', html: pictureHtml({ ...picture, alt: 'A pump' }) }
  const { body } = await save({ ...terms, section })
  const remove = () => ask('DELETE', `/blocks/${body.id}`)
  await remove()
  expect((await ask('GET', `/blocks/${body.id}`)).status).toBe(404)
  expect((await ask('POST', `/blocks/${body.id}/restore`)).status).toBe(200)
  expect(await listed()).toHaveLength(1)
  const left = async () => {
    tick(unusedFileLife + 1)
    await forgetUnusedFiles({ ...ports }, clock.now)
    return (await within.selectFrom('file').select('id').execute()).length
  }
  expect(await left()).toBe(1)
  await remove()
  expect(await left()).toBe(1)
  await sweep(ports, clock.now)
  expect((await ask('POST', `/blocks/${body.id}/restore`)).status).toBe(404)
  expect(await left()).toBe(0)
})

test('another account’s block is none', async () => {
  const { save, addAccount, service } = await withBlocks()
  const { body } = await save(terms)
  const other = await addAccount('other')
  expect((await sender(service, other)('GET', `/api/app/other/blocks/${body.id}`)).status).toBe(404)
})
