import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'

const complaints = (source: string) => plainWords('planted.tsx', source).map(({ text }) => text)

test.each([
  ['const a = <p>Nothing here</p>', 'Nothing here'],
  ['const a = <button title="Delete" />', 'Delete'],
  ['const a = <button title="delete" />', 'delete'],
  ['const a = <button aria-label="close" />', 'close'],
  ['const a = <input placeholder="name" />', 'name'],
  ['const a = <Count word="won" />', 'won'],
  ['const a = () => t`Moved to ${status}`', 'a status as it goes over the wire, in a sentence'],
  ['const a = () => t`Moved to ${proposal.status}`', 'a status as it goes over the wire, in a sentence'],
  ['const a = <Trans>It is {status}</Trans>', 'a status as it goes over the wire, in a sentence'],
  ['const a = <td>{item.status}</td>', 'a status as it goes over the wire, shown'],
  ['const a = () => t(kind).toLowerCase()', 'translated words in lower case: German nouns'],
  ['const a = () => t`Price`.toLocaleLowerCase()', 'translated words in lower case: German nouns'],
  ['const a = (words) => words.charAt(0).toLowerCase() + words.slice(1)', 'a first letter in lower case: German nouns'],
  ['const a = (words) => words[0].toLowerCase() + words.slice(1)', 'a first letter in lower case: German nouns'],
  ['const a = t`Price`', 't outside of a function'],
])('%s does not pass', (source, complaint) => {
  expect(complaints(source)).toContain(complaint)
})

test.each([
  'const a = () => <button title={t`Delete`} className="row wide" />',
  'const a = <Count word={<Trans context="status">Won</Trans>} />',
  'const a = () => t`Moved to ${t(statusWords[status])}`',
  'const a = <StatusMark status={item.status} />',
  'const a = (email) => email.trim().toLowerCase()',
])('%s passes', (source) => {
  expect(complaints(source)).toEqual([])
})
