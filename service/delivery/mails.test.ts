import { describe, expect, test } from 'vitest'
import type { MailAnswer } from '#service/mail-ports.ts'
import { aPersonOf, aProposal, detailsOf } from '#service/testing/builders.ts'
import { atEveryStatement, dyingAt } from '#service/testing/dying.ts'
import { firm } from '#service/testing/firm.ts'
import { mailTest } from '#service/testing/mails.ts'
import { sender } from '#service/testing/test-service.ts'
import { deliverMails } from './mails.ts'

const leaseFor = 180_000
const later = (reason = 'later'): MailAnswer => ({ outcome: 'retry', reason })
const never = (reason = 'never'): MailAnswer => ({ outcome: 'refused', reason })

test('a queued mail is handed over once: from the service, with the user to answer to', async () => {
  const { deliver, handed, mails, details } = await mailTest()
  expect(await deliver()).toBe(1)
  const { receivers, emails } = await details()
  expect(handed).toEqual([
    {
      messageId: expect.stringMatching(/^<[\w-]{22}@app\.test>$/),
      from: { name: 'Offers', address: 'offers@service.test' },
      replyTo: { name: 'Eva de Wit', address: 'eva@installer.test' },
      to: 'an@smit.test',
      subject: 'Heat pump',
      text: `Hello An\n\n${receivers[0]?.proposal_link}\n`,
      html: expect.stringContaining(`href="${receivers[0]?.proposal_link}"`),
      attachments: [],
    },
  ])
  expect(emails).toMatchObject([{ state: 'sent', reason: '' }])
  expect(await mails()).toMatchObject([{ next_try_at: null, lease_until: null, lease_key: null, tries: 1 }])
  expect(await deliver()).toBe(0)
})

test('each receiver and each sending has a Message-ID of its own', async () => {
  const { deliver, handed, send, organisation, person, id, sendIt, ...service } = await mailTest()
  const bo = await aPersonOf({ send }, organisation.id, { firstname: 'Bo', lastname: 'Bos', email: 'bo@bos.test' })
  await send('PATCH', `/proposals/${id}`, { contact_people: [person.id, bo.id] })
  service.tick()
  await sendIt()
  await deliver()
  expect(handed).toHaveLength(3)
  expect(new Set(handed.map(({ messageId }) => messageId)).size).toBe(3)
})

test('after a 4xx it is tried again with growing gaps and the same Message-ID, and stays queued meanwhile', async () => {
  const { deliver, handed, answer, tick, details } = await mailTest()
  answer(() => later('451 try later'))
  expect(await deliver()).toBe(1)
  for (const seconds of [60, 300, 1800, 7200, 21_600, 43_200]) {
    expect((await details()).emails).toMatchObject([{ state: 'queued', reason: '451 try later' }])
    tick(seconds * 1000 - 1)
    expect(await deliver()).toBe(0)
    tick(1)
    expect(await deliver()).toBe(1)
  }
  answer(() => ({ outcome: 'accepted' }))
  tick(43_200_000)
  expect(await deliver()).toBe(1)
  expect(new Set(handed.map(({ messageId, text }) => messageId + text)).size).toBe(1)
  expect((await details()).emails).toMatchObject([{ state: 'sent', reason: '' }])
})

test('when the last try is not taken either, it has failed, and the proposal says so', async () => {
  const { answer, tick, details, mails, ports, deliver } = await mailTest()
  answer(() => later('The mail server cannot be reached'))
  const impatient = { ...ports, mail: { ...ports.mail, retrySeconds: [1] } }
  await deliver(impatient)
  tick(1000)
  await deliver(impatient)
  const { emails, logs } = await details()
  expect(emails).toMatchObject([{ state: 'failed', reason: 'The mail server cannot be reached' }])
  expect(await mails()).toMatchObject([{ fault: 'unreachable' }])
  expect(logs.history.at(-1)).toMatchObject({
    person: 'Eva de Wit',
    type: 'user',
    action: 'could not mail the proposal to an@smit.test: The mail server cannot be reached',
  })
  tick(1_000_000_000)
  expect(await deliver()).toBe(0)
})

test('after a 5xx it has bounced at once, with its reason, and its sender is told', async () => {
  const { answer, tick, details, deliver, mails } = await mailTest()
  answer(({ to }) => (to === 'an@smit.test' ? never('550 5.1.1 No such user') : { outcome: 'accepted' }))
  expect(await deliver()).toBe(2)
  const { emails, logs } = await details()
  expect(emails).toMatchObject([{ state: 'bounced', reason: '550 5.1.1 No such user' }, { state: 'sent' }])
  const [bounced, told] = await mails()
  expect(bounced).toMatchObject({ fault: 'unknown_address', next_try_at: null })
  expect(told?.subject).toBe('Niet aangekomen bij An Smit: Heat pump')
  expect(told?.body).toContain('Het adres bestaat niet.')
  expect(logs.history.at(-1)?.action).toBe('could not mail the proposal to an@smit.test: 550 5.1.1 No such user')
  tick(1_000_000_000)
  expect(await deliver()).toBe(0)
})

test.each([
  { subject: 'Heat\r\nBcc: all@a.test', reason: 'Subject contains a line break or NUL' },
  { subject: 'Heat\nBcc: all@a.test', reason: 'Subject contains a line break or NUL' },
  { subject: 'Heat\rBcc: all@a.test', reason: 'Subject contains a line break or NUL' },
  { reply_to_name: 'Eva\nBcc: all@a.test', reason: 'Reply-To contains a line break or NUL' },
  { message_id: '<1@a.test>\r\nBcc: all@a.test', reason: 'Message-ID contains a line break or NUL' },
  { reply_to: 'eva@a.test\r\nBcc: all@a.test', reason: 'Reply-To is not an email address' },
  { reply_to: '', reason: 'Reply-To is not an email address' },
  { recipient: 'an@a.test\r\nRCPT TO:<all@a.test>', reason: 'To is not an email address' },
  { recipient: 'an@a.test, all@a.test', reason: 'To is not an email address' },
  { recipient: 'An <an@a.test>', reason: 'To is not an email address' },
  { recipient: 'an@a.test>', reason: 'To is not an email address' },
])('a mail with $reason is not handed over: %j', async ({ reason, ...columns }) => {
  const { within, deliver, handed, details } = await mailTest()
  await within.updateTable('mail').set(columns).execute()
  expect(await deliver()).toBe(1)
  expect(handed).toEqual([])
  expect((await details()).emails).toMatchObject([{ state: 'failed', reason: `${reason}, so it was not sent` }])
})

test.each(['\r', '\n', '\0'])('the name of the service is a header too: %j is refused', async (character) => {
  const { ports, deliver, handed, mails } = await mailTest()
  const from = { name: `Offers${character}X`, address: 'offers@service.test' }
  await deliver({ ...ports, mail: { ...ports.mail, from } })
  expect(handed).toEqual([])
  expect(await mails()).toMatchObject([{ state: 'failed' }])
})

test('the text is sent as it is, whatever is in it', async () => {
  const { within, deliver, handed } = await mailTest()
  await within.updateTable('mail').set({ body: 'a\r\n.\r\nQUIT\r\n<b>' }).execute()
  await deliver()
  expect(handed).toMatchObject([{ text: 'a\r\n.\r\nQUIT\r\n<b>' }])
})

test('a mail whose proposal went to the trashcan waits, and goes when the proposal is taken out in time', async () => {
  const { send, id, deliver, handed, mails, tick, within } = await mailTest()
  await send('DELETE', `/proposals/${id}`)
  await deliver()
  expect(handed).toEqual([])
  expect(await mails()).toMatchObject([{ state: 'queued', reason: 'The proposal is in the trashcan' }])
  await within.updateTable('proposal').set({ deleted_at: null }).execute()
  tick(60_000)
  await deliver()
  expect(handed).toHaveLength(1)
})

test('a mail whose proposal stays in the trashcan is never sent', async () => {
  const { send, id, deliver, handed, mails, tick } = await mailTest()
  await send('DELETE', `/proposals/${id}`)
  for (let tries = 0; tries <= 10; tries += 1) {
    await deliver()
    tick(86_400_000)
  }
  expect(handed).toEqual([])
  expect(await mails()).toMatchObject([{ state: 'failed', next_try_at: null }])
})

test('a mail to somebody who is no receiver any more is not sent', async () => {
  const { send, id, deliver, handed, details } = await mailTest()
  await send('PATCH', `/proposals/${id}`, { contact_people: [] })
  expect(await deliver()).toBe(0)
  expect(handed).toEqual([])
  expect((await details()).emails).toMatchObject([{ state: 'failed', reason: 'No longer a receiver of the proposal' }])
})

test.each([
  [later(), { state: 'failed', reason: 'No longer a receiver of the proposal', next_try_at: null }],
  [{ outcome: 'accepted' } as const, { state: 'sent', reason: '', next_try_at: null }],
])('one that is on its way when its receiver goes is told how it went: %j', async (outcome, kept) => {
  const { send, id, deliver, answer, mails, tick } = await mailTest()
  answer(async () => {
    await send('PATCH', `/proposals/${id}`, { contact_people: [] })
    return outcome
  })
  await deliver()
  expect(await mails()).toMatchObject([kept])
  tick(1_000_000_000)
  expect(await deliver()).toBe(0)
})

describe('what waits for a retry goes no more to an address that was changed', () => {
  type Setup = Awaited<ReturnType<typeof mailTest>>
  const email = 'ann@smit.test'
  const changes: [string, (setup: Setup) => Promise<{ status: number }>][] = [
    ['a contact', ({ send, person }) => send('PATCH', `/contacts/${person.id}`, { email })],
    [
      'a person',
      ({ send, organisation: { id }, person }) => send('PUT', `/contacts/${id}/people/${person.id}`, { email }),
    ],
    [
      'a person by version 1',
      ({ send, account, organisation: { id }, person }) =>
        send('PATCH', `/api/v1/${account}/companies/${id}/people/${person.id}`, { email }),
    ],
    [
      'many at once',
      ({ send, account, person }) =>
        send('POST', `/api/app/${account}/contacts/batch`, {
          acts: [{ act: 'update', id: person.id, contact: { email } }],
        }),
    ],
    ['a contact, to none', ({ send, person }) => send('PATCH', `/contacts/${person.id}`, { email: '' })],
  ]
  test.each(changes)('as %s', async (_, change) => {
    const setup = await mailTest()
    const { answer, deliver, handed, tick, details, mails, within, id } = setup
    answer(() => later('451 try later'))
    await deliver()
    tick(1000)
    expect((await change(setup)).status).toBe(200)
    tick(86_400_000)
    expect(await deliver()).toBe(0)
    expect(handed).toHaveLength(1)
    expect((await details()).emails).toMatchObject([{ state: 'failed', reason: 'The address was changed' }])
    const [mail] = await mails()
    // Nothing has reached them: the proposal is among those whose mail was lost.
    const proposal = within.selectFrom('proposal').select('lost_at').where('id', '=', id)
    expect(await proposal.executeTakeFirst()).toEqual({ lost_at: mail?.modified_at })
    expect(mail?.modified_at).toBeGreaterThan(mail?.created_at ?? 0)
  })

  test('and sent again, it goes to the new one alone; what was sent and what others get stays', async () => {
    const { answer, deliver, handed, tick, send, person, id, organisation, sendIt, mails, within } = await mailTest()
    await deliver()
    const bo = await aPersonOf({ send }, organisation.id, { firstname: 'Bo', lastname: 'Bos', email: 'bo@bos.test' })
    await send('PATCH', `/proposals/${id}`, { contact_people: [person.id, bo.id] })
    answer(() => later())
    tick(1000)
    await sendIt()
    await deliver()
    await send('PATCH', `/contacts/${person.id}`, { email })
    answer(() => ({ outcome: 'accepted' }))
    await sendIt()
    tick(86_400_000)
    handed.length = 0
    await deliver()
    expect(handed.map(({ to }) => to).toSorted()).toEqual([email, 'bo@bos.test', 'bo@bos.test'].toSorted())
    expect((await mails()).map(({ recipient, state }) => [recipient, state])).toEqual([
      ['an@smit.test', 'sent'],
      ['an@smit.test', 'failed'],
      ['bo@bos.test', 'sent'],
      [email, 'sent'],
      ['bo@bos.test', 'sent'],
    ])
    expect(await within.selectFrom('proposal').select('lost_at').execute()).toEqual([{ lost_at: null }])
  })

  test('also of a colleague’s proposal that whoever changed it does not see', async () => {
    const { admin, bo } = await firm()
    const { id, person, organisation } = await aProposal(admin)
    await admin.send('POST', `/proposals/${id}/send`, { send_message: 'Hello' })
    const own = { contact_id: organisation.id, contact_people: [person.id], proposal_template_id: bo.template_id }
    await admin.send('POST', '/proposals', { ...own, name: 'Roof', account_user_id: bo.userId })
    expect((await bo.send('PATCH', `/contacts/${person.id}`, { email })).status).toBe(200)
    expect((await detailsOf(admin, id)).emails).toMatchObject([{ state: 'failed', reason: 'The address was changed' }])
  })
})

test('two workers never hand over one mail twice within its lease', async () => {
  const { ports, handed, sendIt, tick } = await mailTest()
  for (let sent = 1; sent < 12; sent += 1) await sendIt()
  const claimed = await Promise.all([1, 2, 3].map(() => deliverMails(ports)))
  expect(claimed.reduce((one, other) => one + other)).toBe(12)
  expect(new Set(handed.map(({ messageId }) => messageId)).size).toBe(12)
  tick(leaseFor)
  expect(await deliverMails(ports)).toBe(0)
})

test('a mail that a worker holds is left alone until the lease ends; who comes too late changes nothing', async () => {
  const { ports, handed, answer, tick, deliver, mails } = await mailTest()
  const slow = Promise.withResolvers<MailAnswer>()
  answer(() => slow.promise)
  const first = deliverMails(ports)
  while (handed.length === 0) await new Promise((resolve) => setImmediate(resolve))
  answer(() => ({ outcome: 'accepted' }))
  tick(leaseFor - 1)
  expect(await deliver()).toBe(0)
  tick(1)
  expect(await deliver()).toBe(1)
  slow.resolve(never())
  await first
  expect(await mails()).toMatchObject([{ state: 'sent', tries: 1 }])
})

test.each([{ outcome: 'accepted' } as const, later(), never()])(
  'wherever the process dies while the mail server says %j, another goes on with the same Message-ID',
  async (outcome) => {
    const crashes = await atEveryStatement(async (at) => {
      const setup = await mailTest()
      setup.answer(() => outcome)
      const dying = dyingAt(setup.ports.db, at)
      await deliverMails({ ...setup.ports, db: dying.db }).catch(() => 0)
      const before = setup.handed.length

      setup.answer(() => ({ outcome: 'accepted' }))
      setup.tick(leaseFor)
      await setup.deliver()
      const isOver = outcome.outcome !== 'retry' && !dying.hasDied()
      const isRefused = isOver && outcome.outcome === 'refused'
      const toReceiver = setup.handed.filter(({ to }) => to === 'an@smit.test')
      expect(toReceiver.length).toBe(isOver ? 1 : before + 1)
      expect(new Set(toReceiver.map(({ messageId, text }) => messageId + text)).size).toBe(1)
      // Its sender is told of the bounce once.
      const told = isRefused ? [{ state: 'sent' }] : []
      const own = { state: isRefused ? 'bounced' : 'sent', lease_key: null }
      expect(await setup.mails()).toMatchObject([own, ...told])
      expect((await setup.details()).logs.history).toHaveLength(isRefused ? 3 : 2)
      return dying.hasDied()
    })
    expect(crashes).toBeGreaterThan(2)
  },
)

test('mails of every account are handed over, and what fails is told in its own', async () => {
  const ours = await mailTest()
  const account = await ours.addAccount('bakker')
  const theirs = { ...account, send: sender(ours.service, account) }
  const { id } = await aProposal(theirs)
  await theirs.send('POST', `/proposals/${id}/send`, { send_message: 'Hello' })
  ours.answer(() => never())
  expect(await ours.deliver()).toBe(4)
  const failed = ['sent the proposal to An Smit', 'could not mail the proposal to an@smit.test: never']
  for (const { logs, emails } of [await ours.details(), await detailsOf(theirs, id)]) {
    expect(emails).toMatchObject([{ state: 'bounced' }, { state: 'bounced' }])
    expect(logs.history.slice(-2).map(({ action }) => action)).toEqual(failed)
  }
})

test('a mailer that breaks costs no mail: it is tried again when the lease has ended', async () => {
  const { deliver, answer, log, tick, mails } = await mailTest()
  answer(() => Promise.reject(new Error('broken')))
  await deliver()
  expect(log).toMatchObject([{ level: 'error', message: 'mail could not be sent or stored' }])
  answer(() => ({ outcome: 'accepted' }))
  tick(leaseFor)
  await deliver()
  expect(await mails()).toMatchObject([{ state: 'sent' }])
})
