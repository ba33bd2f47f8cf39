import { expect, test } from 'vitest'
import { appSender, appService } from '#service/testing/app-sender.ts'
import { aProposal, detailsOf } from '#service/testing/builders.ts'
import { sender } from '#service/testing/test-service.ts'
import type { MailItem } from '#wire/mails.ts'

/** Two proposals, the first of them sent twice. */
async function withMails() {
  const service = await appService()
  const first = await aProposal(service, { name: 'Roof' })
  const second = await aProposal(service, { name: 'Wall' })
  for (const id of [first.id, second.id, first.id]) {
    service.tick()
    await service.send('POST', `/proposals/${id}/send`, { send_message_id: service.email_template_id })
  }
  const mails = async (query = '') => (await service.ask<MailItem[]>('GET', `/mails${query}`)).body
  return { ...service, first, second, mails }
}

test('what was sent is listed, the newest first, with its state', async () => {
  const { ask, mails, first } = await withMails()
  const listed = await mails()
  expect(listed.map(({ proposal }) => proposal?.name)).toEqual(['Roof', 'Wall', 'Roof'])
  expect(listed[0]).toEqual({
    id: listed[0]?.id,
    proposal: { id: first.id, name: 'Roof', proposal_nr: '2026-0001' },
    to: 'an@smit.test',
    subject: 'Offerte 2026-0001',
    date: '2026-11-21T09:10:14.000000Z',
    state: 'queued',
    reason: '',
  })
  expect((await ask('GET', '/mails')).headers.get('X-Total-Count')).toBe('3')
})

test('they are filtered by proposal and by state', async () => {
  const { ask, mails, second, within } = await withMails()
  expect(await mails(`?proposal_id=${second.id}`)).toMatchObject([{ proposal: { id: second.id } }])
  await within
    .updateTable('mail')
    .set({ state: 'failed', reason: '550 No such user' })
    .where('proposal_id', '=', second.id)
    .execute()
  expect(await mails('?state=failed')).toMatchObject([{ proposal: { id: second.id }, reason: '550 No such user' }])
  expect(await mails(`?state=queued&proposal_id=${second.id}`)).toEqual([])
  expect(await mails('?proposal_id=999999')).toEqual([])
  expect((await ask('GET', '/mails?state=lost')).status).toBe(400)
})

test("a mail is seen with its text, in which the receiver's link stands", async () => {
  const service = await withMails()
  const [newest] = await service.mails()
  const { receivers } = await detailsOf(service, service.first.id)
  const { body } = await service.ask<{ message: string }>('GET', `/mails/${newest?.id}`)
  expect(body).toMatchObject({ ...newest, message: expect.stringContaining(receivers[0]?.proposal_link ?? '-') })
})

test('of a proposal in the trashcan they stay to be seen', async () => {
  const service = await withMails()
  await service.send('DELETE', `/proposals/${service.first.id}`)
  expect(await service.mails()).toHaveLength(3)
})

test("another account's cannot be told from none", async () => {
  const service = await withMails()
  const [newest] = await service.mails()
  const theirs = appSender({ send: sender(service.service, await service.addAccount('other')), account: 'other' })
  expect((await theirs('GET', '/mails')).body).toEqual([])
  expect((await theirs('GET', `/mails?proposal_id=${service.first.id}`)).body).toEqual([])
  expect((await theirs('GET', `/mails/${newest?.id}`)).status).toBe(404)
})
