import { createHash } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { appSender } from '#service/testing/app-sender.ts'
import { anOrganisation, aPersonOf } from '#service/testing/builders.ts'
import { colleague } from '#service/testing/firm.ts'
import { sender } from '#service/testing/test-service.ts'
import { priceRow, viewerTest } from '#service/testing/viewer.ts'

const rows = [priceRow('Pump', 1000), priceRow('Margin', 333.33, { hide_price: true })]

type Viewer = Awaited<ReturnType<typeof viewerTest>>

const fetched = async ({ service, token }: Viewer, path: string, headers: Record<string, string> = {}) => {
  const answer = await service.fetch(new Request(`https://proffer.test${path}`, { headers }), {
    address: '203.0.113.7',
  })
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()), token }
}
const asReceiver = (viewer: Viewer) => fetched(viewer, `/viewer/${viewer.link}/document.pdf`)
const requestOf = ({ link }: Viewer, signal?: AbortSignal) =>
  new Request(`https://proffer.test/viewer/${link}/document.pdf`, signal && { signal })
const asUser = (viewer: Viewer, query = '') =>
  fetched(viewer, `/api/app/${viewer.account}/proposals/${viewer.id}/document.pdf${query}`, {
    Authorization: `Bearer ${viewer.token}`,
  })
const textOf = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('the document of a proposal', () => {
  test('a receiver gets what they see, named after the proposal, and nothing that is hidden', async () => {
    const viewer = await viewerTest({ rows })
    const { status, headers, bytes } = await asReceiver(viewer)
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('application/pdf')
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    const { proposal_nr, name } = await viewer.details()
    expect(headers.get('Content-Disposition')).toBe(
      `inline; filename*=UTF-8''${proposal_nr}%20${encodeURIComponent(name)}.pdf`,
    )
    const text = await textOf(bytes)
    expect(text).toContain('1.000,00')
    expect(text).not.toContain('333')
  })

  test('a user gets it as a receiver sees it, and the one being written when asked', async () => {
    const viewer = await viewerTest({ rows })
    await viewer.send('PATCH', `/proposals/${viewer.id}`, { name: 'Another name' })
    expect(await textOf((await asUser(viewer)).bytes)).toContain('1.000,00')
    await viewer.send('PATCH', `/proposals/${viewer.id}`, { price_total: 99 })
    expect(await textOf((await asUser(viewer)).bytes)).not.toContain('99,00')
    expect(await textOf((await asUser(viewer, '?version=draft')).bytes)).toContain('99,00')
  })

  test('a user gets that of a lost one too, which its receivers no longer read', async () => {
    const viewer = await viewerTest({ rows })
    await viewer.send('PATCH', `/proposals/${viewer.id}`, { status: 'lost' })
    expect((await asReceiver(viewer)).status).toBe(410)
    expect((await asUser(viewer)).status).toBe(200)
  })

  test('who may only read gets no link of a receiver by it, as in the details', async () => {
    const viewer = await viewerTest({ rows })
    const path = `/api/app/${viewer.account}/proposals/${viewer.id}/content`
    const sections = [{ title: 'Sign', html: '<p>[proposal_link]</p>' }]
    await viewer.send('PUT', path, { sections }, { 'If-Match': '*' })
    await viewer.sendIt()
    const read = async () => (await textOf((await asUser(viewer)).bytes)).replace(/\s/g, '')
    expect(await read()).toContain(viewer.link)
    await viewer.within.updateTable('account_user').set({ role: 'reader' }).execute()
    expect(await read()).not.toContain(viewer.link)
  })

  test.each([
    ['?version=old', 400],
    ['?contact_people_id=99999', 400],
    ['?other=1', 400],
  ])('of %s it is %i', async (query, status) => {
    expect((await asUser(await viewerTest({ rows }), query)).status).toBe(status)
  })

  test('it is as closed as the proposal: password, trash, other accounts', async () => {
    const viewer = await viewerTest({ rows })
    await viewer.within.updateTable('proposal').set({ asks_password: 1 }).execute()
    expect((await asReceiver(viewer)).status).toBe(403)
    const other = await viewer.addAccount('other')
    const path = `/api/app/other/proposals/${viewer.id}/document.pdf`
    expect((await sender(viewer.service, other)('GET', path)).status).toBe(404)
    await viewer.send('DELETE', `/proposals/${viewer.id}`)
    expect((await asReceiver(viewer)).status).toBe(404)
    expect((await asUser(viewer)).status).toBe(410)
  })
})

describe('many documents at a time', () => {
  test('who asks for more than the service takes on is told to come back, and others get theirs', async () => {
    const viewer = await viewerTest({ rows })
    const { readFont } = viewer.ports
    // None is written before all that one may have waiting are there, and the rest was refused.
    const { promise: isRefused, resolve: refuse } = Promise.withResolvers<void>()
    viewer.ports.readFont = (file) => isRefused.then(() => readFont(file))
    let count = 0
    const many = Array.from({ length: 12 }, async () => {
      const answer = await asReceiver(viewer)
      if (answer.status === 503 && (count += 1) === 6) refuse()
      return answer
    })
    const other = asUser(viewer)
    const answers = await Promise.all(many)
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(refused).toHaveLength(6)
    for (const { headers, bytes } of refused) {
      expect(headers.get('Retry-After')).toBe('5')
      expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ code: 'unavailable' })
    }
    expect((await other).status).toBe(200)
    expect((await asReceiver(viewer)).status).toBe(200)
    expect(viewer.log.filter(({ level }) => level === 'error')).toEqual([])
  })

  test('of whom nobody waits any more none is written', async () => {
    const viewer = await viewerTest({ rows })
    const gone = new AbortController()
    const many = Array.from({ length: 5 }, () => viewer.service.fetch(requestOf(viewer, gone.signal)))
    gone.abort('The client has gone')
    const statuses = (await Promise.all(many)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(4)
    expect((await asReceiver(viewer)).status).toBe(200)
    expect(viewer.log.filter(({ level }) => level === 'error')).toEqual([])
  })
})

describe('a signed document', () => {
  test('is verified by its own hash, with the moment of the last signature; another file is not', async () => {
    const viewer = await viewerTest({ rows })
    await viewer.accept()
    const { bytes } = await asReceiver(viewer)
    const verify = async (hash: string) =>
      JSON.parse(new TextDecoder().decode((await fetched(viewer, `/verify/${hash}`)).bytes))
    expect(await verify(hashOf(bytes))).toEqual({
      accepted: true,
      date: '2026-11-21T09:10:11.000000Z',
      account_title: 'installer BV',
    })
    const changed = bytes.slice()
    changed[changed.length - 20] = 1 + (changed[changed.length - 20] ?? 0)
    expect(await verify(hashOf(changed))).toEqual({ accepted: false })
  })

  test('is kept by its hash once, however often it is fetched, and that of an unsigned one not at all', async () => {
    const viewer = await viewerTest({ rows })
    await asReceiver(viewer)
    expect(await viewer.within.selectFrom('issued_document').selectAll().execute()).toEqual([])
    await viewer.accept()
    await asReceiver(viewer)
    await asReceiver(viewer)
    expect((await viewer.within.selectFrom('issued_document').selectAll().execute()).length).toBe(1)
  })

  test('names who opened it and chose in it, also one who is no receiver any more', async () => {
    const viewer = await viewerTest({ rows: [priceRow('Floor', 120, { selectable: 'check' })], receivers: 2 })
    const [, second = ''] = viewer.links
    await viewer.visit({}, second)
    const { proposal, choices } = await viewer.see()
    const ticked = choices.map(({ row_id }) => ({ row_id, selected: true }))
    await viewer.ask('PUT', '/choices', { version_id: proposal.version_id, choices: ticked }, { token: second })
    await viewer.send('PATCH', `/proposals/${viewer.id}`, { contact_people: [viewer.person.id] })
    expect((await viewer.accept()).status).toBe(201)
    const text = await textOf((await asReceiver(viewer)).bytes)
    expect(text.match(/No1 Bos (opende|maakte)/g)).toEqual(['No1 Bos opende', 'No1 Bos maakte'])
  })

  test('names them to a seller who sees only their own too, whose contact they are no more', async () => {
    const viewer = await viewerTest({ rows })
    const bo = await colleague(viewer, 'Bo')
    await viewer.visit()
    const { id: other } = await anOrganisation(viewer)
    const { id: receiver } = await aPersonOf(viewer, other, {
      firstname: 'Cas',
      lastname: 'Vos',
      email: 'cas@vos.test',
    })
    const moved = { contact_id: other, contact_people: [receiver], account_user_id: bo.userId }
    expect((await viewer.send('PATCH', `/proposals/${viewer.id}`, moved)).status).toBe(200)
    await appSender(viewer)('PATCH', '/account', { sellers_see: 'own' })
    const [cas] = (await viewer.details()).receivers
    const link = cas?.proposal_link.split('/').at(-1)
    expect((await viewer.accept(link)).status).toBe(201)
    expect((await bo.send('GET', `/contacts/${viewer.person.id}`)).status).toBe(404)
    expect(await textOf((await asUser({ ...viewer, token: bo.token })).bytes)).toContain('An Smit opende')
  })

  test('names who sent it, also once it is somebody else’s', async () => {
    const viewer = await viewerTest({ rows })
    const bo = await colleague(viewer, 'Bo')
    const content = `/api/app/${viewer.account}/proposals/${viewer.id}/content`
    await bo.send('PUT', content, { sections: [{ title: 'More', html: '<p>More</p>' }] }, { 'If-Match': '*' })
    viewer.tick()
    const sending = { send_method: 'self', send_message: 'x' }
    expect((await bo.send('POST', `/proposals/${viewer.id}/send`, sending)).status).toBe(200)
    const cas = await colleague(viewer, 'Cas')
    await viewer.send('PATCH', `/proposals/${viewer.id}`, { account_user_id: cas.userId })
    await viewer.accept()
    const text = await textOf((await asReceiver(viewer)).bytes)
    expect(text.match(/\S+ \S+ verstuurde versie \d/g)).toEqual(['Bo Bakker verstuurde versie 2'])
  })

  test('holds the hash that covers all signatures', async () => {
    const viewer = await viewerTest({ rows })
    await viewer.accept()
    const { acceptances } = await viewer.see()
    const text = await textOf((await asReceiver(viewer)).bytes)
    expect(text.replace(/\s/g, '')).toContain(acceptances.at(-1)?.hash)
  })
})
