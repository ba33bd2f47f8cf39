import { expect, test } from 'vitest'
import { noticeGap } from '#service/domain/owner-notices.ts'
import { viewerTest } from '#service/testing/viewer.ts'
import type { Timeline } from '#wire/timeline.ts'

type Signature = 'required' | 'allowed' | 'none'

/** A proposal that was sent to two, and what each of them may or must do. */
async function signing(...signatures: [Signature, Signature]) {
  const viewer = await viewerTest({ receivers: 2 })
  const { send, account, id, people, within } = viewer
  const app = <Body>(method: string, path: string, body?: unknown) =>
    send<Body>(method, `/api/app/${account}${path}`, body)
  const signers = people.map((person, at) => ({ contact_people_id: person.id, signature: signatures[at] }))
  expect((await app('PATCH', `/proposals/${id}/acceptance`, { signers })).status).toBe(200)
  const told = async () => {
    const { entries } = (await app<Timeline>('GET', `/proposals/${id}/timeline`)).body
    const mails = await within.selectFrom('mail').select(['recipient', 'body']).execute()
    return {
      entries: entries.filter((entry) => entry.kind === 'act' && entry.act === 'nobody_signs'),
      mails: mails.filter(({ body }) => /gewist|erased/.test(body)),
    }
  }
  const erase = async (at: number) => {
    expect((await app('POST', `/people/${people[at]?.id}/erasure`)).status).toBe(200)
  }
  return { ...viewer, app, told, erase }
}

test('where the last who had to sign is erased, owner and timeline are told that nobody is left', async () => {
  const { accept, links, erase, told, details, tick } = await signing('required', 'required')
  expect((await accept(links[0])).status).toBe(201)
  tick(noticeGap)
  await erase(1)
  const { entries, mails } = await told()
  expect(entries).toMatchObject([{ by: 'user', person: 'Eva de Wit' }])
  expect(mails).toMatchObject([{ recipient: 'eva@installer.test' }])
  // To win it is for the seller to decide: one signature is not what was asked for.
  expect((await details()).status).toBe('open')
})

test('where the only one who may sign is erased, before anybody did, it is told too', async () => {
  const { erase, told } = await signing('none', 'required')
  await erase(1)
  expect((await told()).entries).toHaveLength(1)
})

test.each<[string, [Signature, Signature]]>([
  ['somebody else still has to sign', ['required', 'required']],
  ['somebody else still may', ['allowed', 'required']],
  ['whoever was erased had nothing to sign', ['required', 'none']],
])('nothing is told where %s', async (_, signatures) => {
  const { erase, told } = await signing(...signatures)
  await erase(1)
  expect(await told()).toEqual({ entries: [], mails: [] })
})

test('nothing is told where whoever is erased has signed, or the proposal is not open', async () => {
  const signed = await signing('none', 'required')
  await signed.accept(signed.links[1])
  await signed.erase(1)
  expect((await signed.told()).entries).toEqual([])

  const lost = await signing('none', 'required')
  await lost.send('PATCH', `/proposals/${lost.id}`, { status: 'lost' })
  await lost.erase(1)
  expect((await lost.told()).entries).toEqual([])
})
