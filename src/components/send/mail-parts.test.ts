import { expect, test } from 'vitest'
import { filledMail } from '#wire/personalisation.ts'
import { filledParts, mailParts } from './mail-parts.ts'

const values = {
  contact_firstname: 'An',
  proposal_name: 'Heat\npump',
  proposal_nr: '2026-0001',
  proposal_link: 'https://app.test/p/1',
  user_phone: '',
}

test.each([
  { subject: '', text: 'Dear [contact_firstname],\n\nHere it is.\n' },
  { subject: 'Offer [proposal_nr] for [contact_firstname] now', text: '[proposal_link] is it' },
  { subject: '[proposal_name]', text: 'As agreed [sic], [constructor]' },
])('the pieces of %j are the mail that goes, with attachments and without', (mail) => {
  const joined = (parts: { text: string }[]) => parts.map(({ text }) => text).join('')
  for (const all of [values, { ...values, proposal_attachments: 'With this proposal: Sheet.pdf (1 kB)' }]) {
    const { subject, text } = mailParts(mail, all)
    const sent = filledMail(mail, all)
    expect(joined(subject)).toBe(sent.subject)
    expect(joined(text)).toBe(sent.text.trimEnd())
  }
})

test('what goes along is named below the link', () => {
  const mail = { subject: '', text: 'Hello' }
  const all = { ...values, proposal_attachments: 'With this proposal: Sheet.pdf (1 kB)' }
  expect(filledMail(mail, all).text).toBe('Hello\n\nhttps://app.test/p/1\n\nWith this proposal: Sheet.pdf (1 kB)\n')
})

test('what was filled in says from which tag, and what nothing fills is marked', () => {
  expect(filledParts('Dear [contact_firstname], call [user_phone] or [custom_x]', values)).toEqual([
    { text: 'Dear ' },
    { text: 'An', tag: '[contact_firstname]' },
    { text: ', call ' },
    { text: '[user_phone]', tag: '[user_phone]', open: true },
    { text: ' or ' },
    { text: '[custom_x]', tag: '[custom_x]', open: true },
  ])
})
