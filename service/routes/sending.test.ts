import { expect, test } from 'vitest'
import { filledMail } from '#wire/personalisation.ts'
import type { MailTags } from '#wire/mails.ts'
import { aPersonOf, aProposal, detailsOf } from '#service/testing/builders.ts'
import type { Db } from '#service/store/db.ts'
import { addUser, testService } from '#service/testing/test-service.ts'

async function withProposal(fields: object = {}) {
  const service = await testService()
  const made = await aProposal(service, fields)
  const sendIt = (body: object) =>
    service.send<{ errors: object; detail: string }>('POST', `/proposals/${made.id}/send`, body)
  const mails = () => service.within.selectFrom('mail').selectAll().orderBy('id').execute()
  return { ...service, ...made, sendIt, mails }
}

test('a mail waits for each receiver, with their own link and their name in the text', async () => {
  const service = await withProposal()
  const bo = await aPersonOf(service, service.organisation.id, {
    firstname: 'Bo',
    lastname: 'Bos',
    email: 'bo@bos.test',
  })
  await service.send('PATCH', `/proposals/${service.id}`, { contact_people: [service.person.id, bo.id] })
  const { status, body } = await service.sendIt({ send_message_id: service.email_template_id })
  expect({ status, body }).toEqual({ status: 200, body: {} })

  const { receivers, emails, ...seen } = await detailsOf(service, service.id)
  const [an = '', bos = ''] = receivers.map(({ proposal_link }) => proposal_link)
  expect(an).not.toBe(bos)
  expect(await service.mails()).toMatchObject([
    { recipient: 'an@smit.test', state: 'queued', body: `Beste An,\n\n${an}\n\nEva de Wit` },
    { recipient: 'bo@bos.test', state: 'queued', body: `Beste Bo,\n\n${bos}\n\nEva de Wit` },
  ])
  expect(seen.status).toBe('open')
  expect(emails).toMatchObject([
    { to: 'an@smit.test', subject: 'Offerte 2026-0001', state: 'queued', reason: '' },
    { to: 'bo@bos.test' },
  ])
  expect(seen.logs.history.at(-1)).toMatchObject({
    person: 'Eva de Wit',
    action: 'sent the proposal to An Smit and Bo Bos',
  })
})

test('a message without the link gets it, and one without a template is named after the proposal', async () => {
  const service = await withProposal({ name: 'Heat\npump' })
  await service.sendIt({ send_message: 'Hello [contact_fullname], [no_such_tag] [constructor]' })
  const [mail] = await service.mails()
  const { receivers } = await detailsOf(service, service.id)
  expect(mail?.subject).toBe('Heat pump')
  expect(mail?.body).toBe(`Hello An Smit, [no_such_tag] [constructor]\n\n${receivers[0]?.proposal_link}\n`)
})

test('sent by hand, it has its links and no mail', async () => {
  const service = await withProposal()
  await service.sendIt({ send_method: 'self', send_message: 'x' })
  expect(await service.mails()).toEqual([])
  expect(await detailsOf(service, service.id)).toMatchObject({ status: 'open', emails: [] })
})

test('an open proposal is sent again, in the version that was frozen first', async () => {
  const service = await withProposal()
  await service.sendIt({ send_message: 'x' })
  const version = () => service.within.selectFrom('proposal_version').select('sent_at').execute()
  const [first] = await version()
  service.tick()
  expect((await service.sendIt({ send_message: 'x' })).status).toBe(200)
  expect(await service.mails()).toHaveLength(2)
  expect(await version()).toEqual([first])
  expect((await detailsOf(service, service.id)).logs.history.at(-1)?.action).toBe('sent the proposal again to An Smit')
})

test.each(['won', 'lost', 'closed'])('a %s proposal is not sent: 409', async (status) => {
  const service = await withProposal({ status })
  expect((await service.sendIt({ send_message: 'x' })).status).toBe(409)
  expect((await detailsOf(service, service.id)).status).toBe(status)
  expect(await service.mails()).toEqual([])
})

test('without receiver and message every reason is told, and nothing is sent', async () => {
  const service = await withProposal({ contact_people: [] })
  const { status, body } = await service.sendIt({})
  expect(status).toBe(400)
  expect(body.errors).toEqual({
    contact_people: ['There is no receiver. Add one to the proposal'],
    send_message: ['Enter a message, or the id of an email template'],
  })
  expect((await detailsOf(service, service.id)).status).toBe('edit')
})

test('a receiver who lost the email address is named, unless it is sent by hand', async () => {
  const service = await withProposal()
  await service.send('PATCH', `/contacts/${service.person.id}`, { email: '' })
  const { status, body } = await service.sendIt({ send_message: 'x' })
  expect(status).toBe(400)
  expect(body.errors).toEqual({ contact_people: ['An Smit has no email address'] })
  expect((await service.sendIt({ send_method: 'self', send_message: 'x' })).status).toBe(200)
})

test('a receiver who was deleted gets nothing', async () => {
  const service = await withProposal()
  await service.send('DELETE', `/contacts/${service.person.id}`)
  const { status, body } = await service.sendIt({ send_message: 'x' })
  expect(status).toBe(400)
  expect(body.errors).toEqual({ contact_people: ['An Smit is in the trashcan'] })
})

test.each([{ send_message: ' ' }, { send_message_id: 999 }, { send_method: 'post', send_message: 'x' }])(
  '%j is 400',
  async (body) => {
    const { sendIt } = await withProposal()
    expect((await sendIt(body)).status).toBe(400)
  },
)

const hashes = (service: { within: Db }) =>
  service.within.selectFrom('receiver').select('password_hash').orderBy('id').execute()

test("a reset clears the receivers' passwords once the proposal was sent; otherwise they stay", async () => {
  const service = await withProposal()
  await service.sendIt({ send_message: 'x' })
  await service.within.updateTable('receiver').set({ password_hash: 'kept' }).execute()
  await service.sendIt({ send_message: 'x' })
  expect(await hashes(service)).toEqual([{ password_hash: 'kept' }])
  await service.sendIt({ send_message: 'x', password_reset: true })
  expect(await hashes(service)).toEqual([{ password_hash: null }])
})

test('sent by hand counts as sent, also when it went back to edit: the reset clears, and names whose', async () => {
  const service = await withProposal()
  const bo = await aPersonOf(service, service.organisation.id, { firstname: 'Bo', lastname: 'Bos', email: 'b@b.test' })
  await service.send('PATCH', `/proposals/${service.id}`, { contact_people: [service.person.id, bo.id] })
  await service.sendIt({ send_method: 'self', send_message: 'x' })
  await service.within.updateTable('receiver').set({ password_hash: 'kept' }).where('contact_id', '=', bo.id).execute()
  await service.send('PATCH', `/proposals/${service.id}`, { status: 'edit' })
  await service.sendIt({ send_method: 'self', send_message: 'x', password_reset: true })
  expect(await hashes(service)).toEqual([{ password_hash: null }, { password_hash: null }])
  const { logs } = await detailsOf(service, service.id)
  expect(logs.history.at(-1)?.action).toBe('reset the password of Bo Bos')
})

test('a reset at the first sending touches no password, and nothing is said of one', async () => {
  const service = await withProposal()
  await service.within.updateTable('receiver').set({ password_hash: 'kept' }).execute()
  await service.sendIt({ send_message: 'x', password_reset: true })
  expect(await hashes(service)).toEqual([{ password_hash: 'kept' }])
  const { logs } = await detailsOf(service, service.id)
  expect(logs.history.at(-1)?.action).toBe('sent the proposal to An Smit')
})

test('receivers keep their link when the proposal is sent again', async () => {
  const service = await withProposal()
  await service.sendIt({ send_message: 'x' })
  const [first] = (await detailsOf(service, service.id)).receivers
  await service.sendIt({ send_message: 'x', password_reset: true })
  expect((await detailsOf(service, service.id)).receivers[0]?.proposal_link).toBe(first?.proposal_link)
})

test('whoever the proposal is assigned to is answered, not whoever sends it', async () => {
  const service = await withProposal()
  const jo = await addUser(service.within, 'Jo', 'Bakker\nBcc: all')
  await service.send('PATCH', `/proposals/${service.id}`, { account_user_id: jo })
  await service.sendIt({ send_message: 'x' })
  expect(await service.mails()).toMatchObject([{ reply_to: 'jo@installer.test', reply_to_name: 'Jo Bakker Bcc: all' }])
})

async function sentToTwo() {
  const service = await withProposal()
  const bo = await aPersonOf(service, service.organisation.id, { firstname: 'Bo', lastname: 'Bos', email: 'b@b.test' })
  await service.send('PATCH', `/proposals/${service.id}`, { contact_people: [service.person.id, bo.id] })
  await service.sendIt({ send_message: 'x' })
  await service.within.updateTable('receiver').set({ password_hash: 'kept' }).execute()
  return { ...service, bo }
}

test('sent again to one receiver, the others get no mail, keep their password and are not named', async () => {
  const service = await sentToTwo()
  const body = { send_message: 'Again', password_reset: true, contact_people: [service.bo.id] }
  expect((await service.sendIt(body)).status).toBe(200)
  const [, , ...again] = await service.mails()
  expect(again).toMatchObject([{ recipient: 'b@b.test', body: expect.stringContaining('Again') }])
  expect(await hashes(service)).toEqual([{ password_hash: 'kept' }, { password_hash: null }])
  const { logs } = await detailsOf(service, service.id)
  expect(logs.history.slice(-2).map(({ action }) => action)).toEqual([
    'sent the proposal again to Bo Bos',
    'reset the password of Bo Bos',
  ])
})

test('what another receiver lacks is not in the way of one who lacks nothing', async () => {
  const service = await sentToTwo()
  await service.send('PATCH', `/contacts/${service.person.id}`, { email: '' })
  expect((await service.sendIt({ send_message: 'x', contact_people: [service.bo.id] })).status).toBe(200)
})

test('the first time it goes to every receiver: leaving one out is refused, naming them all is not', async () => {
  const service = await withProposal()
  const bo = await aPersonOf(service, service.organisation.id, { firstname: 'Bo', lastname: 'Bos', email: 'b@b.test' })
  const contact_people = [service.person.id, bo.id]
  await service.send('PATCH', `/proposals/${service.id}`, { contact_people })
  const refused = async () => {
    const { status, body } = await service.sendIt({ send_message: 'x', contact_people: [bo.id] })
    return { status, errors: body.errors }
  }
  const faults = ['The first time it goes to every receiver. Leave it out, or add An Smit']
  expect(await refused()).toEqual({ status: 400, errors: { contact_people: faults } })
  // Opened by hand it was not sent either.
  await service.send('PATCH', `/proposals/${service.id}`, { status: 'open' })
  expect(await refused()).toEqual({ status: 400, errors: { contact_people: faults } })
  expect(await service.mails()).toEqual([])
  expect((await service.sendIt({ send_message: 'x', contact_people })).status).toBe(200)
  expect(await service.mails()).toHaveLength(2)
})

test('it goes to nobody who is not its receiver, and not to nobody', async () => {
  const service = await sentToTwo()
  const { errors } = (await service.sendIt({ send_message: 'x', contact_people: [service.bo.id, 999_999] })).body
  expect(errors).toEqual({ 'contact_people.1': ['999999 is not a receiver of this proposal'] })
  const none = await service.sendIt({ send_message: 'x', contact_people: [] })
  expect([none.status, none.body.errors]).toEqual([
    400,
    { contact_people: ['Enter a receiver, or leave it out for all of them'] },
  ])
  expect(await service.mails()).toHaveLength(2)
})

test('before it goes each mail can be shown as it will be: the same tags, filled the same', async () => {
  const service = await withProposal({ name: 'Heat\npump' })
  const { body: tags } = await service.send<MailTags>('GET', `/api/app/installer/proposals/${service.id}/mail-tags`)
  expect(tags).toMatchObject({ from: null, reply_to: { name: 'Eva de Wit' }, receivers: [{ id: service.person.id }] })
  const message = { subject: '', text: 'Dear [contact_salutation], [contact_firstname], [proposal_date] [x]' }
  const shown = filledMail(message, tags.receivers[0]?.values ?? {})
  await service.sendIt({ send_message: message.text })
  const [mail] = await service.mails()
  expect(shown).toEqual({ subject: mail?.subject, text: mail?.body })
})

test('a mail names the day of its sending where the account is', async () => {
  const service = await withProposal()
  await service.within.updateTable('account').set({ time_zone: 'Pacific/Auckland' }).execute()
  service.clock.now = Date.parse('2026-11-21T11:30:00Z')
  await service.sendIt({ send_message: 'Of [proposal_date]' })
  const [mail] = await service.mails()
  expect(mail?.body).toContain('Of 22 november 2026')
})

test('a mail says until when it can be accepted: the days count from its sending, and a date by hand goes first', async () => {
  const service = await withProposal({})
  const path = `/api/app/installer/proposals/${service.id}`
  const text = 'Until [proposal_valid_until]'
  const until = async () => {
    const { body: tags } = await service.send<MailTags>('GET', `${path}/mail-tags`)
    await service.sendIt({ send_message: text })
    const [mail] = (await service.mails()).toReversed()
    expect(mail?.body).toContain(filledMail({ subject: '', text }, tags.receivers[0]?.values ?? {}).text)
    return /Until ?(.*)/.exec(mail?.body ?? '')?.[1]
  }
  expect(await until()).toBe('')
  await service.within
    .updateTable('proposal')
    .set({ agree_setup: JSON.stringify({ valid_days: 30 }) })
    .execute()
  expect(await until()).toBe('21 december 2026')
  await service.send('PATCH', `${path}/acceptance`, { valid_until: '2026-12-05' })
  expect(await until()).toBe('5 december 2026')
})
