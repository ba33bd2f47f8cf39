import { describe, expect, test } from 'vitest'
import { forgetUnusedFiles } from '#service/domain/unused-files.ts'
import { appSender, appService } from '#service/testing/app-sender.ts'
import { aPdf } from '#service/testing/attachments.ts'
import { aProposal } from '#service/testing/builders.ts'
import { addToken, addUser, sender } from '#service/testing/test-service.ts'
import { viewerTest } from '#service/testing/viewer.ts'
import type { ProposalAttachments, UploadedAttachment } from '#wire/attachments.ts'
import { maxAccountFileBytes, maxAttachmentBytes, maxAttachments, unusedFileLife } from '#wire/limits.ts'
import type { Timeline } from '#wire/timeline.ts'

const started = { 'If-Match': '*' }

async function withProposal() {
  const service = await appService()
  await service.within
    .updateTable('oauth_token')
    .set({ expires_at: service.clock.now * 2 })
    .execute()
  const { id } = await aProposal(service)
  const upload = (bytes: Uint8Array = aPdf()) =>
    service.ask<UploadedAttachment & { detail: string }>('POST', '/attachments', bytes)
  const attach = (attachments: object[], more: object = {}) =>
    service.ask<ProposalAttachments & { detail: string; errors: object }>(
      'PUT',
      `/proposals/${id}/attachments`,
      { attachments, ...more },
      started,
    )
  const listed = async (of = id) =>
    (await service.ask<ProposalAttachments>('GET', `/proposals/${of}/attachments`)).body.attachments
  return { ...service, id, upload, attach, listed }
}

describe('taking in', () => {
  test('a PDF is kept as it is; the same file again is the same one', async () => {
    const { upload } = await withProposal()
    const first = await upload()
    expect(first).toMatchObject({ status: 201, body: { file: /^[\w-]{22}$/, size: aPdf().byteLength } })
    expect((await upload()).body).toEqual(first.body)
    expect((await upload(aPdf('another'))).body.file).not.toBe(first.body.file)
  })

  test.each([
    ['a picture', new Uint8Array([137, 80, 78, 71]), 'This is no PDF. Save the document as a PDF and attach that.'],
    ['nothing', new Uint8Array(), 'This is no PDF. Save the document as a PDF and attach that.'],
    ['half of one', aPdf().subarray(0, 12), 'The PDF breaks off. Save it again, then attach it once more.'],
  ])('%s is refused by its bytes', async (_, bytes, detail) => {
    const { upload } = await withProposal()
    const { status, body } = await upload(bytes)
    expect({ status, detail: body.detail }).toEqual({ status: 400, detail })
  })

  test('more than 20 MB is 413, and an account that is full is told so', async () => {
    const { upload, within, clock } = await withProposal()
    expect(await upload(new Uint8Array(maxAttachmentBytes + 1))).toMatchObject({
      status: 413,
      body: { detail: 'Send a file of at most 20 MB.' },
    })
    const full = { hash: 'x', size: maxAccountFileBytes, bytes: null, stored_as: 'x', used_at: clock.now }
    await within.insertInto('file_content').values(full).execute()
    expect((await upload()).status).toBe(409)
  })

  test('an attachment is at no address that pictures have', async () => {
    const { upload, service } = await withProposal()
    const { file } = (await upload()).body
    expect((await service.fetch(new Request(`https://proffer.test/files/${file}`))).status).toBe(404)
  })
})

describe('of a proposal', () => {
  test('they are listed in the order they were given, each with its name and size', async () => {
    const { upload, attach, listed } = await withProposal()
    const [one, two] = [(await upload(aPdf('one'))).body, (await upload(aPdf('two'))).body]
    const wanted = [
      { file: two.file, name: 'Two.pdf' },
      { file: one.file, name: 'One' },
    ]
    expect((await attach(wanted)).body.attachments).toEqual([
      { ...two, name: 'Two.pdf' },
      { ...one, name: 'One' },
    ])
    expect((await listed()).map(({ name }) => name)).toEqual(['Two.pdf', 'One'])
    expect((await attach([])).body.attachments).toEqual([])
  })

  test('what the account does not have, is there twice or is too much is refused at its path', async () => {
    const { upload, attach, addAccount, service } = await withProposal()
    const { file } = (await upload()).body
    const other = await addAccount('other')
    const theirs = await sender(service, other)<UploadedAttachment>('POST', '/api/app/other/attachments', aPdf('x'))
    const foreign = await attach([
      { file, name: 'A' },
      { file: theirs.body.file, name: 'B' },
    ])
    expect(foreign).toMatchObject({
      status: 400,
      body: { errors: { 'attachments.1.file': [/not kept here any more/] } },
    })
    expect(
      (
        await attach([
          { file, name: 'A' },
          { file, name: 'B' },
        ])
      ).status,
    ).toBe(400)
    const many = Array.from({ length: maxAttachments + 1 }, (_, at) => ({
      file: String(at).padStart(22, 'a'),
      name: 'A',
    }))
    expect(await attach(many)).toMatchObject({ status: 400, body: { errors: { attachments: [/at most 20/] } } })
  })

  test('whoever has not seen the list as it is changes nothing of it', async () => {
    const { ask, id, upload } = await withProposal()
    const { file } = (await upload()).body
    const path = `/proposals/${id}/attachments`
    const etag = (await ask('GET', path)).headers.get('ETag') ?? ''
    const write = (name: string) => ask('PUT', path, { attachments: [{ file, name }] }, { 'If-Match': etag })
    expect((await write('One')).status).toBe(200)
    expect((await write('Two')).status).toBe(412)
    expect((await ask('PUT', path, { attachments: [] })).status).toBe(400)
  })

  test('what was sent keeps its own, and saving text or prices keeps them', async () => {
    const { send, ask, id, upload, attach, listed } = await withProposal()
    const { file } = (await upload()).body
    await attach([{ file, name: 'Sheet' }])
    await ask('PUT', `/proposals/${id}/content`, { sections: [{ title: 'Plan', html: '' }] }, started)
    expect(await listed()).toHaveLength(1)
    await send('POST', `/proposals/${id}/send`, { send_message: 'Hello' })
    await attach([])
    expect(await listed()).toEqual([])
    const [, sent] = (await ask<{ id: number }[]>('GET', `/proposals/${id}/versions`)).body
    await ask('POST', `/proposals/${id}/versions/${sent?.id}/restore`, {}, started)
    expect(await listed()).toMatchObject([{ name: 'Sheet' }])
    const { body: copy } = await ask<{ id: number }>('POST', `/proposals/${id}/copy`, {})
    expect(await listed(copy.id)).toMatchObject([{ name: 'Sheet' }])
  })

  test('one that was lost is changed only when it is opened again', async () => {
    const { send, id, upload, attach } = await withProposal()
    const { file } = (await upload()).body
    await send('PATCH', `/proposals/${id}`, { status: 'lost' })
    expect((await attach([{ file, name: 'A' }])).status).toBe(409)
    expect((await attach([{ file, name: 'A' }], { reopen: true })).status).toBe(200)
  })

  test('the account’s users get the file back, saved and never run', async () => {
    const { id, upload, attach, service, account, token, within, ask } = await withProposal()
    const { file } = (await upload()).body
    await attach([{ file, name: 'Blatt für Sie.PDF' }])
    const address = `https://proffer.test/api/app/${account}/proposals/${id}/attachments/${file}`
    const read = async (bearer: string) =>
      service.fetch(new Request(address, { headers: { Authorization: `Bearer ${bearer}` } }))
    const answer = await read(token)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Blatt%20f%C3%BCr%20Sie.pdf",
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(aPdf())
    const reader = await addToken(within, await addUser(within, 'Ria', 'Smit', { role: 'reader' }))
    expect((await read(reader)).status).toBe(200)
    const { file: loose } = (await upload(aPdf('loose'))).body
    expect((await ask('GET', `/proposals/${id}/attachments/${loose}`)).status).toBe(404)
  })

  test('a file is kept as long as a version or a favorite template has it, and 30 days more', async () => {
    const { upload, attach, ask, send, template_id, within, ports, clock, tick } = await withProposal()
    const forget = async () => {
      tick(unusedFileLife + 1)
      await forgetUnusedFiles({ ...ports }, clock.now)
      return (await within.selectFrom('file').select('id').execute()).length === 0
    }
    const { file } = (await upload()).body
    await attach([{ file, name: 'A' }])
    const template = { name: 'Solar', attachments: [{ file, name: 'Terms.pdf' }] }
    const { body: favorite } = await ask<{ id: number }>('POST', '/settings/favorite-templates', template)
    await attach([])
    expect(await forget()).toBe(false)
    const made = await aProposal({ send, template_id }, { proposal_template_id: favorite.id })
    await ask('PATCH', `/settings/favorite-templates/${favorite.id}`, { attachments: [] })
    expect(await forget()).toBe(false)
    const path = `/proposals/${made.id}/attachments`
    expect((await ask<ProposalAttachments>('GET', path)).body.attachments).toMatchObject([{ name: 'Terms.pdf' }])
    await ask('PUT', path, { attachments: [] }, started)
    expect(await forget()).toBe(true)
  })

  test('a favorite template tells what it brings', async () => {
    const { upload, ask } = await withProposal()
    const { file, size } = (await upload()).body
    const template = { name: 'Solar', attachments: [{ file, name: 'Terms.pdf' }] }
    const { body } = await ask<{ id: number }>('POST', '/settings/favorite-templates', template)
    const read = await ask('GET', `/settings/favorite-templates/${body.id}`)
    expect(read.body).toMatchObject({ attachments: [{ file, name: 'Terms.pdf', size }] })
    const unknown = { attachments: [{ file: 'a'.repeat(22), name: 'X' }] }
    expect((await ask('PATCH', `/settings/favorite-templates/${body.id}`, unknown)).status).toBe(400)
  })
})

describe('on the customer’s page', () => {
  const sent = async () => {
    const viewer = await viewerTest({ receivers: 2 })
    const file = await viewer.attach('Sheet.pdf')
    await viewer.sendIt()
    const fetched = (path: string, token = viewer.link) =>
      viewer.service.fetch(new Request(`https://proffer.test/viewer/${token}/attachments/${path}`), {
        address: '203.0.113.7',
      })
    const timeline = async (query = '') =>
      (await appSender(viewer)<Timeline>('GET', `/proposals/${viewer.id}/timeline${query}`)).body.entries
    return { ...viewer, file, fetched, timeline }
  }

  test('each receiver sees the names and sizes of what was sent, and gets the file', async () => {
    const { see, links, file, fetched, attach } = await sent()
    await attach('Draft.pdf')
    for (const link of links) {
      expect((await see(link)).attachments).toEqual([{ file, name: 'Sheet.pdf', size: aPdf('Sheet.pdf').byteLength }])
      const answer = await fetched(file, link)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''Sheet.pdf")
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(aPdf('Sheet.pdf'))
    }
  })

  test('a file of another proposal, of the draft or of nobody is as little there as an unknown link', async () => {
    const { file, fetched, attach } = await sent()
    const draft = await attach('Draft.pdf')
    for (const path of [draft, 'a'.repeat(22), 'x', '%00']) expect((await fetched(path)).status).toBe(404)
    expect((await fetched(file, 'x'.repeat(43))).status).toBe(404)
    expect((await fetched(`${file}?visit=x`)).status).toBe(400)
  })

  test('it counts in the visit it was asked for in, per receiver, once that is told of; until then a machine asked', async () => {
    const { file, fetched, visit, timeline, links, people } = await sent()
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
    await fetched(`${file}?visit=${one}`)
    await fetched(`${file}?visit=${one}`)
    await fetched(file)
    expect(await timeline('?filter=visits')).toEqual([])
    expect(await timeline('?filter=visits&machines=true')).toMatchObject([{ kind: 'machine', downloads: 2 }])
    await visit({ visit_id: one })
    await visit({ visit_id: two }, links[1])
    await fetched(`${file}?visit=${two}`, links[1])
    const entries = (await timeline('?filter=visits&machines=true')).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(entries).toMatchObject([
      { kind: 'visit', contact_people_id: people[0]?.id, downloads: [{ name: 'Sheet.pdf', times: 2 }] },
      { kind: 'visit', contact_people_id: people[1]?.id, downloads: [{ name: 'Sheet.pdf', times: 1 }] },
    ])
  })

  test('whoever read the version before is told what came, went and has another name', async () => {
    const { see, visit, attach, sendIt, file, id, account, send, tick } = await sent()
    const gone = await attach('Plan.pdf')
    await sendIt()
    await visit()
    const added = await attach('Terms.pdf')
    const attachments = [
      { file, name: 'Data sheet.pdf' },
      { file: added, name: 'Terms.pdf' },
    ]
    tick(1000)
    await appSender({ account, send })('PUT', `/proposals/${id}/attachments`, { attachments }, started)
    await sendIt()
    expect((await see()).changes?.list).toEqual([
      { part: 'attachment', file, name: 'Data sheet.pdf', kind: 'changed', before: { name: 'Sheet.pdf' } },
      { part: 'attachment', file: added, name: 'Terms.pdf', kind: 'added', before: null },
      { part: 'attachment', file: gone, name: 'Plan.pdf', kind: 'removed', before: { name: 'Plan.pdf' } },
    ])
  })

  test('scanners that make up visits fill nothing', async () => {
    const { file, fetched, timeline } = await sent()
    for (let at = 0; at < 60; at++) await fetched(`${file}?visit=${crypto.randomUUID()}`)
    expect((await timeline('?filter=visits&machines=true')).length).toBeLessThanOrEqual(50)
  })

  test('what was signed covers what went along, by its hash', async () => {
    const { accept, within } = await sent()
    expect((await accept()).status).toBe(201)
    const { document } = await within.selectFrom('acceptance').select('document').executeTakeFirstOrThrow()
    const { hash } = await within.selectFrom('file_content').select('hash').executeTakeFirstOrThrow()
    expect(JSON.parse(document)).toMatchObject({ attachments: [{ name: 'Sheet.pdf', hash }] })
  })

  test('the mail names them, and the look at it before does the same', async () => {
    const { send, id, within, account } = await sent()
    await send('POST', `/proposals/${id}/send`, { send_message: 'Hello' })
    const { body } = await within.selectFrom('mail').select('body').executeTakeFirstOrThrow()
    expect(body).toMatch(/\n\nBij deze offerte: Sheet\.pdf \(1\u00a0kB\)\n$/)
    const tags = await appSender({ account, send })<{ receivers: { values: object }[] }>(
      'GET',
      `/proposals/${id}/mail-tags`,
    )
    expect(tags.body.receivers[0]?.values).toMatchObject({
      proposal_attachments: 'Bij deze offerte: Sheet.pdf (1\u00a0kB)',
    })
  })

  test('their sizes are written in the language of the proposal, whatever that of the account is', async () => {
    const { send, id, within, account, attach } = await sent()
    await within.updateTable('account').set({ locale: 'nl-NL' }).execute()
    await within.updateTable('proposal').set({ language: 'en' }).where('id', '=', id).execute()
    await attach('Plan.pdf', `Plan${'n'.repeat(1.5 * 1024 * 1024)}`)
    const tags = await appSender({ account, send })<{ receivers: { values: { proposal_attachments: string } }[] }>(
      'GET',
      `/proposals/${id}/mail-tags`,
    )
    expect(tags.body.receivers[0]?.values.proposal_attachments).toContain('Plan.pdf (1.5\u00a0MB)')
  })
})
