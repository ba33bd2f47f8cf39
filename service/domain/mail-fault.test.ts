import { expect, test } from 'vitest'
import { faultIn } from './mail-fault.ts'

test.each([
  ['550 5.1.1 <b@x.example>: Recipient address rejected', 'unknown_address'],
  ['550 5.1.2 Bad destination system', 'unknown_domain'],
  ['552 5.2.2 Over quota', 'mailbox_full'],
  ['552 5.3.4 Too big', 'too_large'],
  ['554 5.7.1 Looks like spam', 'rejected'],
  ['550 Requested action not taken: mailbox unavailable', 'unknown_address'],
  ['smtp; 550-5.1.1 The email account that you tried to reach does not exist', 'unknown_address'],
  ['550', 'unknown_address'],
  ['554 Transaction failed', 'other'],
  ['from 10.5.1.1 no answer', 'other'],
  ['', 'other'],
])('%j is %s', (words, fault) => {
  expect(faultIn(words)).toBe(fault)
})
