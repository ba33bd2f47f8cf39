// What mail servers and mail services post of a mail, written after their documentation.

export type About = { messageId: string; to: string }

const bare = (id: string) => id.replace(/^<|>$/g, '')

/** RFC 3464, as Postfix writes it. */
export const dsn = (
  { messageId, to }: About,
  {
    action = 'failed',
    status = '5.1.1',
    code = `550 5.1.1 <${to}>: Recipient address rejected: User unknown`,
    original = true,
  } = {},
) =>
  [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.service.test (Mail Delivery System)',
    'To: offers@service.test',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="4Xy.1764/mx.service.test"',
    '',
    '--4Xy.1764/mx.service.test',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host mx.service.test.',
    '',
    '--4Xy.1764/mx.service.test',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.service.test',
    'X-Postfix-Queue-ID: 4Xy1764',
    'Arrival-Date: Sat, 21 Nov 2026 10:10:14 +0100 (CET)',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Original-Recipient: rfc822;${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.smit.test',
    `Diagnostic-Code: smtp; ${code}`,
    '    in reply to RCPT TO command',
    '',
    ...(original
      ? [
          '--4Xy.1764/mx.service.test',
          'Content-Description: Undelivered Message Headers',
          'Content-Type: text/rfc822-headers',
          '',
          `Message-ID: ${messageId}`,
          `To: ${to}`,
          'Subject: Offerte 2026-0001',
          '',
        ]
      : []),
    '--4Xy.1764/mx.service.test--',
    '',
  ].join('\r\n')

/** RFC 5965: the reader pressed "this is spam". */
export const feedback = ({ messageId, to }: About) =>
  [
    'From: <abuse@provider.test>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'This is an email abuse report.',
    '--part',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'User-Agent: Provider/1.0',
    `Original-Rcpt-To: <${to}>`,
    '',
    '--part',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: ${messageId}`,
    `To: ${to}`,
    'Subject: Offerte',
    '',
    'Hello',
    '--part--',
    '',
  ].join('\r\n')

export const postmark = ({ messageId, to }: About, more: object = {}) => ({
  RecordType: 'Bounce',
  MessageStream: 'outbound',
  ID: 692560173,
  Type: 'HardBounce',
  TypeCode: 1,
  Name: 'Hard bounce',
  MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
  Metadata: { mail: bare(messageId) },
  Description: 'The server was unable to deliver your message (ex: unknown user, mailbox not found).',
  Details: 'smtp;550 5.1.1 The email account that you tried to reach does not exist.',
  Email: to,
  From: 'offers@service.test',
  BouncedAt: '2026-11-21T09:10:20Z',
  DumpAvailable: true,
  Inactive: true,
  CanActivate: true,
  ...more,
})

export const mailgun = async ({ messageId, to }: About, key: string, more: object = {}) => {
  const [timestamp, token] = ['1795252220', 'c0dc9a2f1bd3cb3ca3b7cd5d7e58c6bd5c6fbc9ae2f1d6b7a3']
  const encode = (text: string) => new TextEncoder().encode(text)
  const imported = await crypto.subtle.importKey('raw', encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', imported, encode(timestamp + token)))
  const signature = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return {
    signature: { timestamp, token, signature },
    'event-data': {
      id: 'G9Bn5sl1TC6nu79C8C0bwg',
      event: 'failed',
      severity: 'permanent',
      reason: 'bounce',
      timestamp: 1795252220.378,
      recipient: to,
      message: { headers: { to, 'message-id': bare(messageId), from: 'offers@service.test', subject: 'Offerte' } },
      'delivery-status': {
        code: 552,
        message: 'The mailbox is over its quota',
        description: '',
        'enhanced-code': '5.2.2',
      },
      ...more,
    },
  }
}

export const ses = ({ messageId, to }: About, more: object = {}) => ({
  notificationType: 'Bounce',
  bounce: {
    feedbackId: '0100017a',
    bounceType: 'Permanent',
    bounceSubType: 'General',
    bouncedRecipients: [
      { emailAddress: to, action: 'failed', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' },
    ],
    timestamp: '2026-11-21T09:10:20.000Z',
  },
  mail: {
    timestamp: '2026-11-21T09:10:14.000Z',
    messageId: '0100017a1b2c3d4e-ses',
    source: 'offers@service.test',
    destination: [to],
    headersTruncated: false,
    headers: [
      { name: 'From', value: 'offers@service.test' },
      { name: 'X-Proffer-Mail', value: messageId },
    ],
    commonHeaders: { from: ['offers@service.test'], messageId: '<0100017a1b2c3d4e@email.amazonses.com>' },
  },
  ...more,
})

/** As SNS wraps it, not signed yet. */
export const sns = (message: unknown, more: object = {}) => ({
  Type: 'Notification',
  MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
  TopicArn: 'arn:aws:sns:eu-west-1:123456789012:bounces',
  Message: JSON.stringify(message),
  Timestamp: '2026-11-21T09:10:21.000Z',
  SignatureVersion: '2',
  Signature: '',
  SigningCertURL: 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0123.pem',
  ...more,
})
