import { expect, test } from 'vitest'
import { forgetUnusedFiles } from '#service/domain/unused-files.ts'
import { appService } from '#service/testing/app-sender.ts'
import { aProposal } from '#service/testing/builders.ts'
import { aPicture } from '#service/testing/pictures.ts'
import { unusedFileLife } from '#wire/limits.ts'
import { pictureHtml, type Picture } from '#wire/pictures.ts'
import type { Proposal } from '#wire/proposal-details.ts'

async function withPicture() {
  const service = await appService()
  await service.within
    .updateTable('oauth_token')
    .set({ expires_at: service.clock.now * 2 })
    .execute()
  const { body: picture } = await service.ask<Picture>('POST', '/pictures', aPicture)
  const { id } = await aProposal(service)
  const save = (html: string) =>
    service.ask<Proposal & { errors: object }>(
      'PUT',
      `/proposals/${id}/content`,
      { sections: [{ title: 'Plan', html }] },
      { 'If-Match': '*' },
    )
  const forget = async () => {
    service.tick(unusedFileLife + 1)
    await forgetUnusedFiles({ ...service.ports }, service.clock.now)
    return (await service.within.selectFrom('file').select('id').execute()).length === 0
  }
  return { service, picture, id, save, forget }
}

test('a section keeps a picture of the account, at the size it is kept at', async () => {
  const { picture, save } = await withPicture()
  const { status, body } = await save(`<p>Before</p><img src="https://app.test/${picture.src}" alt="Pump" width="999">`)
  expect(status).toBe(200)
  expect(body.content.sections[0]?.html).toBe(`<p>Before</p>${pictureHtml({ ...picture, alt: 'Pump' })}`)
})

test('what the account does not have is refused at its section, another account’s picture alike', async () => {
  const { service, save } = await withPicture()
  const other = await service.addAccount('other')
  const asOther = { ...other, send: service.send }
  const unknown = pictureHtml({ src: `files/${'a'.repeat(22)}`, alt: '', width: 1, height: 1 })
  const theirs = await service.service.fetch(
    new Request('https://proffer.test/api/app/other/pictures', {
      method: 'POST',
      headers: { Authorization: `Bearer ${asOther.token}` },
      body: aPicture,
    }),
  )
  const foreign = pictureHtml({ ...((await theirs.json()) as Picture), alt: '' })
  for (const html of [unknown, foreign])
    expect(await save(html)).toMatchObject({
      status: 400,
      body: { errors: { 'sections.0.html': ['A picture is not kept here any more. Remove it or add it again'] } },
    })
})

test('a picture stays as long as any version shows it, and goes 30 days after the last one stopped', async () => {
  const { picture, save, forget } = await withPicture()
  await save(pictureHtml({ ...picture, alt: '' }))
  expect(await forget()).toBe(false)
  await save('<p>Without</p>')
  expect(await forget()).toBe(true)
})

test('what was sent with a picture keeps it, whatever the next version says', async () => {
  const { service, id, picture, save, forget } = await withPicture()
  await save(pictureHtml({ ...picture, alt: '' }))
  await service.send('POST', `/proposals/${id}/send`, { send_message: 'Hello' })
  await save('<p>Without</p>')
  expect(await forget()).toBe(false)
})

test('a text template brings its pictures into proposals, and keeps them as long as it is', async () => {
  const { service, picture, forget } = await withPicture()
  const html = pictureHtml({ ...picture, alt: 'Pump' })
  const text = { name: 'Plan', language: 'en', sections: [{ title: 'Plan', html }] }
  const { body } = await service.ask<{ id: number }>('POST', '/settings/text-templates', text)
  expect((await service.ask<typeof text>('GET', `/settings/text-templates/${body.id}`)).body.sections).toEqual(
    text.sections,
  )
  expect(await forget()).toBe(false)
  const proposal = await aProposal(service, { text_template_id: body.id })
  const details = await service.send<Proposal>('GET', `/proposals/${proposal.id}/details`)
  expect(details.body.content.sections[0]?.html).toBe(html)
  await service.ask('PATCH', `/settings/text-templates/${body.id}`, { sections: [] })
  expect(await forget()).toBe(false)
})

test('a copy of a proposal keeps the pictures by itself', async () => {
  const { service, id, picture, save, forget } = await withPicture()
  await save(pictureHtml({ ...picture, alt: '' }))
  await service.ask('POST', `/proposals/${id}/copy`, {})
  await save('<p>Without</p>')
  expect(await forget()).toBe(false)
})

test('a new proposal marks the pictures of its template as used, once a day and not each time', async () => {
  const { service, picture } = await withPicture()
  const sections = [{ title: 'Plan', html: pictureHtml({ ...picture, alt: '' }) }]
  const text = { name: 'Plan', language: 'en', sections }
  const { body } = await service.ask<{ id: number }>('POST', '/settings/text-templates', text)
  const before = service.clock.now
  const usedAfter = async (pause: number) => {
    service.tick(pause)
    await aProposal(service, { text_template_id: body.id })
    return (await service.within.selectFrom('file').select('used_at').executeTakeFirstOrThrow()).used_at
  }
  expect(await usedAfter(unusedFileLife / 60)).toBe(before)
  expect(await usedAfter(unusedFileLife / 60)).toBe(service.clock.now)
})
