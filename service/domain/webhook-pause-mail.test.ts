import { expect, test } from 'vitest'
import { pauseMail } from './webhook-pause-mail.ts'

const pause = {
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
  ['nl-NL', 'Webhook gepauzeerd: The ERP', '21 november 2026'],
  ['de-DE', 'Webhook pausiert: The ERP', '21. November 2026'],
  ['en-GB', 'Webhook paused: The ERP', '21 November 2026'],
  ['fr-FR', 'Webhook paused: The ERP', '21 novembre 2026'],
])('an account in %s reads it in its language, else in English', (locale, subject, day) => {
  const mail = pauseMail({ ...pause, locale })
  expect(mail.subject).toBe(subject)
  for (const part of [day, '503', '10', pause.address, pause.link]) expect(mail.body).toContain(part)
})

test('without an answer it says why none came, and no name breaks the subject', () => {
  const mail = pauseMail({ ...pause, status: undefined, error: 'No whole answer within 5 s', name: 'A\r\nBcc: x' })
  expect(mail.body).toContain('No whole answer within 5 s')
  expect(mail.subject).toBe('Webhook paused: A Bcc: x')
})
