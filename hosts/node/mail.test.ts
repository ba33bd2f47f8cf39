import { afterEach, expect, test } from 'vitest'
import type { OutgoingMail } from '#service/mail-ports.ts'
import type { LogEntry } from '#service/ports.ts'
import { mailTest } from '#service/testing/mails.ts'
import { smtpMailer } from './mail.ts'
import type { SmtpServer } from './mail-settings.ts'
import { freePort } from './testing/free-port.ts'
import { selfSigned } from './testing/https-receiver.ts'
import { headerIn, smtpReceiver } from './testing/smtp-receiver.ts'

const certificate = selfSigned()
const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

async function receiver(options: Parameters<typeof smtpReceiver>[0] = {}) {
  const made = await smtpReceiver(options)
  opened.push(made.close)
  return made
}

function mailerTo(server: Partial<SmtpServer> & { port: number }, ca?: string) {
  const log: LogEntry[] = []
  const settings = { server: { host: 'localhost', secure: false, ...server }, from: mail.from, retrySeconds: [60] }
  const mailer = smtpMailer(settings, { log: (entry) => void log.push(entry), ...(ca !== undefined && { ca }) })
  opened.push(() => mailer.close(Promise.resolve()))
  const send = (changes: Partial<OutgoingMail> = {}, signal = AbortSignal.timeout(5000)) =>
    mailer.send({ ...mail, ...changes }, signal)
  return { ...mailer, send, log }
}

const mail: OutgoingMail = {
  messageId: '<abc@app.test>',
  from: { name: 'Offers', address: 'offers@service.test' },
  replyTo: { name: 'Eva de Wit', address: 'eva@installer.test' },
  to: 'an@smit.test',
  subject: 'Heat pump',
  text: 'Hello An,\n\nhttps://app.test/view/x\n.\nEva',
  html: '<!doctype html><html lang="nl"><p>Hello An,</p></html>',
  attachments: [],
}

test('250: accepted, as plain text and as HTML with the headers it was given', async () => {
  const there = await receiver()
  expect(await mailerTo(there).send()).toEqual({ outcome: 'accepted' })
  const [got = { from: '', to: [], source: '' }] = there.received
  expect(got).toMatchObject({ from: 'offers@service.test', to: ['an@smit.test'] })
  expect(headerIn(got, 'From')).toBe('Offers <offers@service.test>')
  expect(headerIn(got, 'Reply-To')).toBe('Eva de Wit <eva@installer.test>')
  expect(headerIn(got, 'To')).toBe('an@smit.test')
  expect(headerIn(got, 'Subject')).toBe('Heat pump')
  expect(headerIn(got, 'Message-ID')).toBe('<abc@app.test>')
  const [, boundary = '-'] =
    /^multipart\/alternative; boundary="([^"]+)"$/.exec(headerIn(got, 'Content-Type') ?? '') ?? []
  // The plain text first: a program that knows both shows the last.
  const [, plain = '', rich = '', end] = got.source.split(`--${boundary}`)
  expect(plain).toContain('Content-Type: text/plain; charset=utf-8')
  expect(plain).toContain('\r\n\r\nHello An,\r\n\r\nhttps://app.test/view/x\r\n.\r\nEva\r\n')
  expect(rich).toContain('Content-Type: text/html; charset=utf-8')
  expect(rich).toContain(mail.html)
  expect(end?.trim()).toBe('--')
  expect(got.source).not.toMatch(/^(?:X-Mailer|Bcc):/im)
})

test('a document goes along by its name, and arrives byte by byte', async () => {
  const there = await receiver()
  const bytes = Uint8Array.from({ length: 3000 }, (_, at) => at % 256)
  const attachments = [{ name: '2026-1 Dak & goot €.pdf', type: 'application/pdf', bytes }]
  expect(await mailerTo(there).send({ attachments })).toEqual({ outcome: 'accepted' })
  const source = there.received[0]?.source ?? ''
  expect(source).toContain('Content-Type: application/pdf')
  expect(source).toMatch(
    /Content-Disposition: attachment;\s+filename\*0\*=utf-8''2026-1%20Dak%20%26%20goot%20%E2%82%AC\.pdf/i,
  )
  const [, encoded = ''] = /Content-Disposition: attachment[^]*?\r\n\r\n([\w+/=\r\n]+)/.exec(source) ?? []
  expect(Buffer.from(encoded, 'base64').equals(bytes)).toBe(true)
})

test('letters of every language arrive, in headers and text', async () => {
  const there = await receiver()
  const replyTo = { name: 'Zoë, "Çelik"', address: 'zoe@installer.test' }
  await mailerTo(there).send({ subject: 'Warmtepomp à ü 漢', replyTo, text: '€ 漢' })
  const [got = { from: '', to: [], source: '' }] = there.received
  expect(headerIn(got, 'Subject')).toMatch(/^=\?UTF-8\?/i)
  expect(headerIn(got, 'Reply-To')).toMatch(/^=\?UTF-8\?\S+ <zoe@installer\.test>$/i)
  expect(got.source).toContain(Buffer.from('€ 漢').toString('base64'))
})

test('one connection carries one mail after the other', async () => {
  const there = await receiver()
  const { send } = mailerTo(there)
  for (const messageId of ['<1@a.test>', '<2@a.test>', '<3@a.test>']) await send({ messageId })
  expect(there.received.map((got) => headerIn(got, 'Message-ID'))).toEqual(['<1@a.test>', '<2@a.test>', '<3@a.test>'])
  expect(there.connections()).toBe(1)
})

test.each([
  { code: 550, text: '5.1.1 No such user', outcome: 'refused' },
  { code: 552, text: '5.3.4 Too big', outcome: 'refused' },
  { code: 554, text: '5.7.1 Looks like spam', outcome: 'refused' },
  { code: 503, text: 'Bad sequence', outcome: 'retry' },
  { code: 451, text: '4.7.1 Greylisted', outcome: 'retry' },
  { code: 452, text: '4.2.2 Mailbox full', outcome: 'retry' },
])('$code is $outcome, to the receiver as after the text, in the words of the server', async (reply) => {
  const said = () => ({ code: reply.code, text: reply.text })
  for (const there of [await receiver({ atRecipient: said }), await receiver({ atEnd: said })]) {
    const { send, log } = mailerTo(there)
    expect(await send()).toEqual({ outcome: reply.outcome, reason: `${reply.code} ${reply.text}` })
    expect(log).toMatchObject([{ level: 'warn', message: 'mail refused by its server', mail: '<abc@app.test>' }])
    there.answers.atRecipient = there.answers.atEnd = undefined
    expect(await send()).toEqual({ outcome: 'accepted' })
  }
})

test('what a server says of a receiver is logged without their address', async () => {
  const said = () => ({ code: 550, text: '5.1.1 <klaas.jansen@customer.example>: User unknown' })
  const { send, log } = mailerTo(await receiver({ atRecipient: said }))
  await send()
  expect(JSON.stringify(log)).toContain('5.1.1 <…>: User unknown')
  expect(JSON.stringify(log)).not.toContain('customer.example')
})

test('no server: again later, and the address of the server stays in the log', async () => {
  const port = await freePort()
  const { send, log } = mailerTo({ port })
  expect(await send()).toEqual({ outcome: 'retry', reason: 'The mail server cannot be reached' })
  expect(log).toMatchObject([{ level: 'warn', error: expect.stringContaining(String(port)) }])
})

test('421, which ends the connection: again later', async () => {
  const there = await receiver({ atRecipient: () => ({ code: 421, text: 'Shutting down' }) })
  expect(await mailerTo(there).send()).toEqual({
    outcome: 'retry',
    reason: 'The connection to the mail server broke',
  })
})

test('a server that takes too long: again later', async () => {
  const abort = new AbortController()
  const there = await receiver({
    atEnd: () => {
      abort.abort()
      return new Promise<undefined>(() => {})
    },
  })
  const reason = 'The mail server did not answer in time'
  expect(await mailerTo(there).send({}, abort.signal)).toEqual({ outcome: 'retry', reason })
  there.answers.atEnd = undefined
  expect(await mailerTo(there).send()).toEqual({ outcome: 'accepted' })
})

test('a server that hangs up in the middle: again later, and not at once by itself', async () => {
  const there = await receiver({
    atEnd: () => {
      there.hangUp()
      return undefined
    },
  })
  const reason = 'The connection to the mail server broke'
  expect(await mailerTo(there).send()).toEqual({ outcome: 'retry', reason })
  expect(there.received).toHaveLength(1)
})

test('a server that left an idle connection is dialled again, and the mail goes', async () => {
  const there = await receiver()
  const { send } = mailerTo(there)
  expect(await send()).toEqual({ outcome: 'accepted' })
  there.hangUp()
  expect(await send()).toEqual({ outcome: 'accepted' })
  expect(there.received).toHaveLength(2)
})

test('a wrong password is for who runs the service to mend: again later, and in no log', async () => {
  const onAuth: NonNullable<Parameters<typeof smtpReceiver>[0]>['options'] = {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username }) : done(new Error('Wrong')),
  }
  const there = await receiver({ options: onAuth })
  const wrong = mailerTo({ ...there, user: { name: 'offers', password: 'secret-word' } })
  expect(await wrong.send()).toEqual({ outcome: 'retry', reason: 'The mail server does not let this service in' })
  expect(JSON.stringify(wrong.log)).not.toContain('secret-word')
  const right = mailerTo({ ...there, user: { name: 'offers', password: 'right' } })
  expect(await right.send()).toEqual({ outcome: 'accepted' })
})

test.each([true, false])(
  'certificates are verified, with smtps:// and with STARTTLS (from the start: %s)',
  async (secure) => {
    const { key, cert } = certificate
    const there = await receiver({ options: { secure, key, cert, disabledCommands: [] } })
    const doubting = mailerTo({ ...there, secure })
    expect(await doubting.send()).toMatchObject({ outcome: 'retry' })
    expect(JSON.stringify(doubting.log)).toMatch(/self-signed|certificate/)
    expect(await mailerTo({ ...there, secure }, cert).send()).toEqual({ outcome: 'accepted' })
    const other = mailerTo({ ...there, secure, host: '127.0.0.1' }, selfSigned('DNS:elsewhere.test').cert)
    expect(await other.send()).toMatchObject({ outcome: 'retry' })
    expect(there.received).toHaveLength(1)
  },
)

test('closing lets the mail on its way end', async () => {
  const answer = Promise.withResolvers<undefined>()
  const reached = Promise.withResolvers<void>()
  const there = await receiver({
    atEnd: () => {
      reached.resolve()
      return answer.promise
    },
  })
  const { send, close } = mailerTo(there)
  const sending = send()
  await reached.promise
  const closing = close(sending)
  answer.resolve(undefined)
  expect(await sending).toEqual({ outcome: 'accepted' })
  await closing
  expect(await send()).toMatchObject({ outcome: 'retry' })
})

test('451, then no server, then 250: one mail, one Message-ID, and the proposal shows how it stands', async () => {
  const setup = await mailTest()
  const there = await receiver({ atEnd: () => ({ code: 451, text: 'Later' }) })
  const through = (port: number) => {
    const { from, retrySeconds, send } = mailerTo({ port })
    return { ...setup.ports, mail: { from, retrySeconds: [...retrySeconds, 60], send } }
  }
  const state = async () => (await setup.details()).emails.map(({ state, reason }) => [state, reason])

  await setup.deliver(through(there.port))
  expect(await state()).toEqual([['queued', '451 Later']])
  setup.tick(60_000)
  await setup.deliver(through(await freePort()))
  expect(await state()).toEqual([['queued', 'The mail server cannot be reached']])
  setup.tick(60_000)
  there.answers.atEnd = undefined
  await setup.deliver(through(there.port))
  expect(await state()).toEqual([['sent', '']])
  const ids = there.received.map((got) => headerIn(got, 'Message-ID'))
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('a subject with a line break never reaches the server', async () => {
  const setup = await mailTest()
  const there = await receiver()
  await setup.within.updateTable('mail').set({ subject: 'Heat\r\nBcc: all@a.test' }).execute()
  await setup.deliver({ ...setup.ports, mail: mailerTo(there) })
  expect(there.connections()).toBe(0)
})
