import { expect, test } from 'vitest'
import { forgetUnusedFiles } from '#service/domain/unused-files.ts'
import { appService } from '#service/testing/app-sender.ts'
import { aProposal, detailsOf } from '#service/testing/builders.ts'
import { aPicture } from '#service/testing/pictures.ts'
import { unusedFileLife } from '#wire/limits.ts'
import type { Picture } from '#wire/pictures.ts'
import type { Problem } from '#wire/problem.ts'
import type { DesignTemplateSettings } from '#wire/settings-designs.ts'
import type { ViewedProposal } from '#wire/viewer.ts'

async function withDesign() {
  const service = await appService()
  await service.within
    .updateTable('oauth_token')
    .set({ expires_at: service.clock.now * 2 })
    .execute()
  const { body: picture } = await service.ask<Picture>('POST', '/pictures', aPicture)
  const address = `/settings/design-templates/${service.design_template_id}`
  const change = (body: object) => service.ask<Problem>('PATCH', address, body)
  const seen = async () => {
    const { body } = await service.ask<DesignTemplateSettings[]>('GET', '/settings/designs')
    return body.find(({ id }) => id === service.design_template_id)
  }
  return { service, picture, change, seen }
}

test('one that only names a font is set in the nearest family, without cover and lines', async () => {
  const { seen } = await withDesign()
  expect(await seen()).toMatchObject({
    fonts: { heading: 'source-serif', text: 'source-serif' },
    cover: false,
    cover_picture: null,
    header: '',
    footer: '',
  })
})

test('holds a cover, two fonts and lines of a page; version 2 tells none of it but the name of the font', async () => {
  const { service, picture, change, seen } = await withDesign()
  const look = {
    cover: true,
    cover_picture: { ...picture, width: 1, height: 1, alt: 'A roof' },
    fonts: { heading: 'lora', text: 'inter' },
    header: '[account_name]',
    footer: 'KvK 30123456 · [page] van [pages]',
  }
  expect((await change(look)).status).toBe(200)
  // The size is the file's, whatever was sent.
  expect(await seen()).toMatchObject({ ...look, cover_picture: { ...picture, alt: 'A roof' }, font: 'Inter' })
  const { body } = await service.send<object[]>('GET', '/settings/design-templates')
  expect(body).toEqual([
    { id: service.design_template_id, name: 'Plain', colors: ['#123456'], font: 'Inter', logo_url: '' },
  ])
})

test('what is not sent stays: a cover that is switched off keeps its picture', async () => {
  const { picture, change, seen } = await withDesign()
  await change({ cover: true, cover_picture: { ...picture, alt: '' }, header: 'Van Vliet' })
  await change({ cover: false })
  expect(await seen()).toMatchObject({ cover: false, cover_picture: picture, header: 'Van Vliet' })
  await change({ cover_picture: null })
  expect(await seen()).toMatchObject({ cover_picture: null })
})

test('a colour that cannot be read on paper is refused with the nearest that can be', async () => {
  const { change } = await withDesign()
  const { status, body } = await change({ colors: ['#ffcc00', '#ffffff', '#999999'] })
  expect(status).toBe(400)
  expect(body.errors).toEqual({
    'colors.0': ['Its contrast on paper is 1.4; text needs 4.5. The nearest that can be read is #8c7000'],
    'colors.2': ['Its contrast on paper is 2.8; text needs 4.5. The nearest that can be read is #737373'],
  })
  // The second is a ground, and grounds are pale.
  expect((await change({ colors: ['#8c7000', '#ffffff', '#737373'] })).status).toBe(200)
})

test.each([
  ['header', { header: 'Dear [contact_firstname]' }, 'There is no tag [contact_firstname] for pages'],
  ['footer', { footer: 'one\ntwo' }, 'Use one line'],
  ['footer', { footer: 'x'.repeat(121) }, 'Use at most 120 characters'],
])('at %s, %j is refused', async (path, body, message) => {
  const { change } = await withDesign()
  expect(await change(body)).toMatchObject({ status: 400, body: { errors: { [path]: [message] } } })
})

test('a picture that the account does not have is refused', async () => {
  const { change } = await withDesign()
  const unknown = { src: `files/${'a'.repeat(22)}`, alt: '', width: 1, height: 1 }
  const message = 'The picture is not kept here any more. Remove it or add it again'
  for (const cover_picture of [unknown, { ...unknown, src: 'https://evil.test/x.png' }])
    expect(await change({ cover_picture })).toMatchObject({
      status: 400,
      body: { errors: { cover_picture: [message] } },
    })
})

test('its picture stays as long as the design shows it, and goes 30 days after', async () => {
  const { service, picture, change } = await withDesign()
  const forgotten = async () => {
    service.tick(unusedFileLife + 1)
    await forgetUnusedFiles({ ...service.ports }, service.clock.now)
    return (await service.within.selectFrom('file').select('id').execute()).length === 0
  }
  await change({ cover_picture: { ...picture, alt: '' } })
  await change({ name: 'Plainer' })
  expect(await forgotten()).toBe(false)
  await change({ cover_picture: null })
  expect(await forgotten()).toBe(true)
})

test('the customer gets cover, fonts and lines, tags filled in but those that count pages', async () => {
  const { service, picture, change } = await withDesign()
  await change({
    cover: true,
    cover_picture: { ...picture, alt: 'A roof' },
    fonts: { heading: 'bitter', text: 'source-sans' },
    header: '[proposal_nr]',
    footer: '[account_name], [page] of [pages]',
  })
  const { id } = await aProposal(service)
  await service.send('POST', `/proposals/${id}/send`, { send_message: 'Hello' })
  const { receivers, proposal_nr } = await detailsOf(service, id)
  const token = receivers[0]?.proposal_link.split('/').at(-1)
  const answer = await service.service.fetch(new Request(`https://proffer.test/viewer/${token}`))
  const { design, account } = (await answer.json()) as ViewedProposal
  expect(design).toMatchObject({
    cover: { picture: { ...picture, alt: 'A roof' } },
    fonts: { heading: 'bitter', text: 'source-sans' },
    header: proposal_nr,
    footer: `${account.title}, [page] of [pages]`,
  })
  await change({ cover: false })
  const later = await service.service.fetch(new Request(`https://proffer.test/viewer/${token}`))
  expect(((await later.json()) as ViewedProposal).design?.cover).toBeNull()
})
