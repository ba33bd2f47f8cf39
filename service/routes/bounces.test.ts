import { describe, expect, test } from 'vitest'
import { dsn, feedback, mailgun, postmark, ses, sns } from '#service/bounces/testing/samples.ts'
import { bounceTest, mailgunKey, secret } from '#service/testing/bounces.ts'
import { mailTest } from '#service/testing/mails.ts'
import { placesOf } from '#service/testing/planted-person.ts'

describe('a mail has bounced', () => {
  test.each([
    ['a notification of a mail server', dsn, { fault: 'unknown_address', reason: /^550 5\.1\.1 <an@smit\.test>/ }],
    ['Postmark', postmark, { fault: 'unknown_address', reason: /does not exist/ }],
    [
      'Mailgun',
      (about: Parameters<typeof mailgun>[0]) => mailgun(about, mailgunKey),
      { fault: 'mailbox_full', reason: /over its quota/ },
    ],
    [
      'Amazon SES by SNS',
      (about: Parameters<typeof ses>[0]) => sns(ses(about), { Signature: 'good' }),
      { fault: 'unknown_address', reason: /user unknown/ },
    ],
    ['a reader’s complaint', feedback, { fault: 'complaint', reason: /^$/ }],
    [
      'a complaint by Postmark',
      (about: Parameters<typeof postmark>[0]) =>
        postmark(about, { RecordType: 'SpamComplaint', Type: 'SpamComplaint' }),
      { fault: 'complaint', reason: /^$/ },
    ],
    [
      'a complaint by SES',
      (about: Parameters<typeof ses>[0]) =>
        sns(
          ses(about, {
            notificationType: 'Complaint',
            complaint: { complainedRecipients: [{ emailAddress: about.to }] },
          }),
          { Signature: 'good' },
        ),
      { fault: 'complaint', reason: /^$/ },
    ],
  ])('by %s: with its reason, in the history, and its sender is told', async (_, sample, { fault, reason }) => {
    const { about, post, mail, told, details } = await bounceTest()
    expect(await post(await sample(about))).toEqual({ status: 200, text: '{"status":"200 OK"}' })
    expect(await mail()).toMatchObject({ state: 'bounced', fault })
    expect((await mail())?.reason).toMatch(reason)
    expect(await told()).toEqual(['Niet aangekomen bij An Smit: Heat pump'])
    expect((await details()).logs.history.at(-1)?.action).toMatch(/^could not mail the proposal to an@smit\.test/)
  })

  test('once, however often it is reported', async () => {
    const { about, post, mail, told, details } = await bounceTest()
    for (let times = 0; times < 3; times += 1) await post(postmark(about))
    await Promise.all([post(dsn(about)), post(postmark(about))])
    expect(await told()).toHaveLength(1)
    expect((await details()).logs.history.filter(({ action }) => action.startsWith('could not'))).toHaveLength(1)
    expect((await mail())?.fault).toBe('unknown_address')
  })

  test('until whoever it went to is erased: then there is nothing to see to', async () => {
    const { about, post, send, account, person } = await bounceTest()
    const app = `/api/app/${account}`
    const needs = async () => (await send<{ counts: { bounced: number } }>('GET', `${app}/needs`)).body.counts.bounced
    await post(dsn(about))
    expect(await needs()).toBe(1)
    await send('POST', `${app}/people/${person.id}/erasure`)
    expect(await needs()).toBe(0)
    const { body } = await send('GET', `${app}/proposals?status=open`)
    expect(body).toMatchObject([{ date_bounced: null }])
  })

  test('also where the report names no mail, when only one went to that address lately', async () => {
    const { about, post, mail, sendIt, deliver, mails } = await bounceTest()
    const unnamed = dsn(about, { original: false })
    await sendIt()
    await deliver()
    await post(unnamed)
    expect((await mails()).map(({ state }) => state)).toEqual(['sent', 'sent'])
    await post(postmark(about))
    await post(unnamed)
    expect((await mails()).slice(0, 2).map(({ state }) => state)).toEqual(['bounced', 'bounced'])
    expect((await mail())?.state).toBe('bounced')
  })
})

test.each([
  ['a server that tries again', dsn, { action: 'delayed', status: '4.2.2', code: '452 4.2.2 Mailbox full' }],
  ['Postmark', postmark, { Type: 'SoftBounce', Details: '452 4.2.2 Mailbox full' }],
  [
    'Mailgun',
    (about: Parameters<typeof mailgun>[0], more: object) => mailgun(about, mailgunKey, more),
    { severity: 'temporary', 'delivery-status': { code: 452, message: 'Mailbox full' } },
  ],
])('what may still arrive is noted: %s', async (_, sample: (about: never, more: never) => unknown, more) => {
  const { about, post, mail, told } = await bounceTest()
  await post(await sample(about as never, more as never))
  const stored = await mail()
  expect(stored).toMatchObject({ state: 'sent', fault: '' })
  expect(stored?.reason).toContain('Mailbox full')
  expect(await told()).toEqual([])
})

test.each([
  ['did not arrive', {}, 'bounced'],
  ['may still arrive', { action: 'delayed', status: '4.2.2', code: '452 4.2.2 <an@smit.test> is full' }, 'sent'],
])('that a mail %s brings back no address of somebody who was erased', async (_, more, state) => {
  const { about, post, mail, db, send, account, person } = await bounceTest()
  expect((await send('POST', `/api/app/${account}/people/${person.id}/erasure`)).status).toBe(200)
  expect((await post(dsn(about, more))).status).toBe(200)
  expect(await mail()).toMatchObject({ state, reason: '', recipient: '' })
  expect(await placesOf(db, ['an@smit.test'])).toEqual([])
})

test('what is no bounce changes nothing', async () => {
  const { about, post, mails } = await bounceTest()
  const before = await mails()
  const others = [
    postmark(about, { RecordType: 'Open' }),
    postmark(about, { Type: 'AutoResponder' }),
    await mailgun(about, mailgunKey, { event: 'delivered' }),
    sns(ses(about, { notificationType: 'Delivery' }), { Signature: 'good' }),
    sns('hello', { Signature: 'good' }),
    dsn(about, { action: 'delivered', status: '2.0.0', code: '250 ok' }),
    'From: a@b.test\r\n\r\nHello',
    '',
    '[]',
    '{"a":1}',
  ]
  for (const body of others) expect((await post(body)).status).toBe(200)
  expect(await mails()).toEqual(before)
})

describe('who reports', () => {
  test('must know the secret: in the address, as a password, or as a signature of the body', async () => {
    const { about, post, mails } = await bounceTest()
    const body = JSON.stringify(postmark(about))
    const encode = (text: string) => new TextEncoder().encode(text)
    const hmac = { name: 'HMAC', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('raw', encode(secret), hmac, false, ['sign'])
    const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(body)))
    const signature = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const refused: Record<string, string>[] = [
      { query: '' },
      { query: '?token=' },
      { query: '?token=another-secret-here' },
      { query: '', authorization: `Basic ${btoa('x:wrong')}` },
      { query: '', authorization: 'Basic ???' },
      { query: '', 'x-signature': `sha256=${signature.replace(/^./, (c) => (c === '0' ? '1' : '0'))}` },
    ]
    for (const wrong of refused) expect((await post(body, wrong)).status).toBe(401)
    expect((await mails()).map(({ state }) => state)).toEqual(['sent'])
    const taken: Record<string, string>[] = [
      { query: '', 'x-signature': `sha256=${signature}` },
      { query: '', authorization: `Basic ${btoa(`proffer:${secret}`)}` },
    ]
    for (const right of taken) expect((await post(body, right)).status).toBe(200)
    expect((await mails())[0]?.state).toBe('bounced')
  })

  test('is Mailgun by its own signature alone, which must be right', async () => {
    const { about, post, mail } = await bounceTest()
    expect((await post(await mailgun(about, 'another key'), { query: '' })).status).toBe(401)
    expect((await mail())?.state).toBe('sent')
    expect((await post(await mailgun(about, mailgunKey), { query: '' })).status).toBe(200)
    expect((await mail())?.state).toBe('bounced')
  })

  test('is Amazon only with its signature, by a certificate of its own', async () => {
    const { about, post, mail, confirmed } = await bounceTest()
    const wrong = [
      sns(ses(about), { Signature: 'bad' }),
      sns(ses(about), { Signature: 'good', SigningCertURL: 'https://evil.test/x.pem' }),
      sns(ses(about), { Signature: 'good', SigningCertURL: 'https://sns.eu-west-1.amazonaws.com.evil.test/x.pem' }),
      sns(ses(about), { Signature: 'good', SigningCertURL: 'http://sns.eu-west-1.amazonaws.com/x.pem' }),
      sns(ses(about), { Signature: 'good', SigningCertURL: 'https://a@sns.eu-west-1.amazonaws.com/x.pem' }),
    ]
    for (const body of wrong) expect((await post(body)).status).toBe(401)
    expect((await mail())?.state).toBe('sent')
    const subscription = { Type: 'SubscriptionConfirmation', Token: 't', Signature: 'good' }
    for (const SubscribeURL of [
      'https://evil.test/',
      'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription',
    ])
      expect((await post(sns('', { ...subscription, SubscribeURL }))).status).toBe(200)
    expect(confirmed).toEqual(['https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription'])
  })

  test('learns nothing of which mails there are', async () => {
    const { about, post } = await bounceTest()
    const known = await post(postmark(about))
    expect(await post(postmark({ messageId: '<nobody@app.test>', to: 'nobody@x.test' }))).toEqual(known)
  })

  test('is refused what is too large or too deep, and answered whatever else is posted', async () => {
    const { post } = await bounceTest()
    expect((await post('x'.repeat(1024 * 1024 + 1))).status).toBe(413)
    expect((await post('['.repeat(100_000))).status).toBe(400)
    for (const body of [
      '{',
      '{"signature":1}',
      '\u0000',
      'Content-Type: multipart/report\r\n\r\n--',
      '{"Type":"Notification"}',
    ])
      expect((await post(body)).status).toBe(200)
  })
})

test('without a secret nobody reports anything', async () => {
  const { service } = await mailTest()
  const answer = await service.fetch(new Request('https://proffer.test/mail/bounces', { method: 'POST', body: '{}' }))
  expect(answer.status).toBe(404)
})
