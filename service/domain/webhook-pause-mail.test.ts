import { expect, test } from 'vitest'
import { pauseMail } from './webhook-pause-mail.ts'

const pause = {
  language: 'en' as const,
  locale: 'en-GB',
  account: 'Van Vliet',
  name: 'The ERP',
  address: 'https://erp.test/hook',
  at: Date.parse('2026-11-21T09:10:11Z'),
  tries: 10,
  status: 503,
  error: '',
  link: 'https://app.test/webhooks/7',
}

test.each([
  ['nl', 'nl-NL', 'Webhook gepauzeerd: The ERP', '21 november 2026'],
  ['de', 'nl-NL', 'Webhook pausiert: The ERP', '21. November 2026'],
  ['en', 'en-GB', 'Webhook paused: The ERP', '21 November 2026'],
  ['en', 'de-AT', 'Webhook paused: The ERP', 'November 21, 2026'],
] as const)(
  'in %s, of an account in %s, its words and its date are of the reader’s language',
  (language, locale, subject, day) => {
    const mail = pauseMail({ ...pause, language, locale })
    expect(mail.subject).toBe(subject)
    for (const part of [day, '503', '10', pause.address, pause.link]) expect(mail.body).toContain(part)
  },
)

test('without an answer it says why none came, and no name breaks the subject', () => {
  const mail = pauseMail({ ...pause, status: undefined, error: 'No whole answer within 5 s', name: 'A\r\nBcc: x' })
  expect(mail.body).toContain('No whole answer within 5 s')
  expect(mail.subject).toBe('Webhook paused: A Bcc: x')
})
