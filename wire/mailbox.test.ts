import { expect, test } from 'vitest'
import { isMailbox, optionalEmail } from './mailbox.ts'

const label = (letters: number) => 'x'.repeat(letters)

test.each([
  ['eva@bakker.example', 'plain'],
  ["o'neil+offers@bakker.example", 'with what mailboxes hold beside letters'],
  ['first.last@sub-domain.bakker.example', 'with parts'],
  ['jürgen@müller.example', 'in letters of any script'],
  ['eva@xn--mller-kva.example', 'with a domain in its ASCII form'],
  [` eva@bakker.example `, 'with spaces around it, which are not part of it'],
  [`${label(64)}@bakker.example`, 'long'],
])('mail can go to %j: %s', (given) => {
  expect(isMailbox(given)).toBe(true)
})

test.each([
  ['', 'nothing'],
  ['eva', 'no domain'],
  ['@bakker.example', 'nobody'],
  ['eva@', 'nowhere'],
  ['eva@localhost', 'no domain that mail leaves for'],
  ['a,b@x.test', 'two, to a mail server'],
  ['a;b@x.test', 'two, to a mail program'],
  ['<b>', 'a tag'],
  ['<b@x.test>', 'in brackets'],
  ['Eva <eva@x.test>', 'with a name'],
  ['"eva"@x.test', 'in quotes'],
  ['eva(at work)@x.test', 'with a remark'],
  ['a b@x.test', 'with a space'],
  ['eva@x .test', 'with a space behind the @'],
  ['eva@@x.test', 'with two @'],
  ['.eva@x.test', 'begins with a dot'],
  ['eva.@x.test', 'ends with a dot'],
  ['e..va@x.test', 'two dots together'],
  ['eva@x..test', 'two dots together in the domain'],
  ['eva@.x.test', 'a domain that begins with a dot'],
  ['eva@x.test.', 'a domain that ends with a dot'],
  ['eva@-x.test', 'a label that begins with a dash'],
  ['eva@x-.test', 'a label that ends with a dash'],
  ['eva@x_y.test', 'an underscore, which no host has'],
  ['eva@[192.0.2.1]', 'a host by its number'],
  ['eva@x.test\nBcc: all@x.test', 'a second line, which would be a header'],
  ['eva@x.test\r', 'ends in the middle of a line end', true],
  ['e\0va@x.test', 'NUL'],
  ['e\u007fva@x.test', 'a control character'],
  [String.raw`e\va@x.test`, 'a backslash'],
  [`${label(250)}@x.test`, 'longer than any address'],
])('no mail can go to %j: %s', (given, _, isTrimmed = false) => {
  expect(isMailbox(given)).toBe(isTrimmed)
})

test('an email address may be left empty, and is kept without the spaces around it', () => {
  expect(optionalEmail.parse('')).toBe('')
  expect(optionalEmail.parse(' eva@bakker.example ')).toBe('eva@bakker.example')
})
