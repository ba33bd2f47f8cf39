import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { formatNumber } from '#src/locales/formats.ts'

/**
 * What the contract says of fields that people fill in. It says so in English, since programs read it too, and checks
 * forms here as the service does there: so these are the words of both.
 */
const sentences: readonly MessageDescriptor[] = [
  msg`A discount is at most 100 percent`,
  msg`Choose a day that is still to come`,
  msg`Choose a directory`,
  msg`Choose a moment that is still to come`,
  msg`Choose a moment within a year`,
  msg`Choose a product`,
  msg`Choose a proposal`,
  msg`Choose a reason`,
  msg`Choose a tag`,
  msg`Choose a user`,
  msg`Choose a working day`,
  msg`Choose an email template`,
  msg`Choose at least one event, or all`,
  msg`Enter 1 to 64 letters, digits, dashes and underscores, without accents`,
  msg`Enter 1 to 64 letters, digits, dots, dashes and underscores`,
  msg`Enter a Unique ID`,
  msg`Enter a colour like #2143b9`,
  msg`Enter a colour`,
  msg`Enter a currency of ISO 4217, for example EUR`,
  msg`Enter a currency`,
  msg`Enter a day and time, for example 2026-11-24T08:00`,
  msg`Enter a day as 2026-12-31`,
  msg`Enter a domain, such as example.com`,
  msg`Enter a domain`,
  msg`Enter a full address that begins with https://`,
  msg`Enter a label of one line`,
  msg`Enter a label`,
  msg`Enter a language and region, for example nl-NL`,
  msg`Enter a message`,
  msg`Enter a name`,
  msg`Enter a number`,
  msg`Enter a password`,
  msg`Enter a subject`,
  msg`Enter a time zone, for example Europe/Amsterdam`,
  msg`Enter a time, for example 08:00`,
  msg`Enter a title`,
  msg`Enter a web address, or leave it empty`,
  msg`Enter a web address`,
  msg`Enter a whole number`,
  msg`Enter a word`,
  msg`Enter an address that begins with https:// or /, or a picture as data:image/…;base64`,
  msg`Enter an address that begins with https://`,
  msg`Enter an address`,
  msg`Enter an email address`,
  msg`Enter an option`,
  msg`Enter at least one address`,
  msg`Enter letters, digits, spaces and dashes`,
  msg`Enter text`,
  msg`Enter the address of the provider`,
  msg`Enter the client secret`,
  msg`Enter the label of a field`,
  msg`Enter the options of this choice`,
  msg`Enter whole numbers`,
  msg`Keep it for at least 30 days`,
  msg`Not a valid email address`,
  msg`Say what it shows`,
  msg`The rows come to more than can be counted`,
  msg`There is no such day`,
  msg`This is more than can be counted`,
  msg`This picture is not kept here any more. Remove it or add it again`,
  msg`This user is no longer active`,
  msg`Use a different label for each field`,
  msg`Use at most a day`,
  msg`Use one line`,
  msg`Write something`,
]

const limits: readonly (readonly [RegExp, (limit: string) => string])[] = [
  [/^Use at most ([\d,]+) characters$/, (limit) => t`Use at most ${limit} characters`],
  [/^Use at least ([\d,]+) characters$/, (limit) => t`Use at least ${limit} characters`],
  [/^Enter ([\d,]+) or more$/, (limit) => t`Enter ${limit} or more`],
  [/^Enter ([\d,]+) or less$/, (limit) => t`Enter ${limit} or less`],
]

/** As the build leaves it: cut at its values, of which these have none, or as it is written. */
const englishOf = ({ message }: MessageDescriptor) => String(message)

let known: ReadonlyMap<string, MessageDescriptor> | undefined

/** What the contract or the service says of a field, in the language of the app; what nobody knows here as it is. */
export function contractWords(said: string): string {
  known ??= new Map(sentences.map((sentence) => [englishOf(sentence), sentence]))
  const sentence = known.get(said)
  if (sentence) return t(sentence)
  for (const [pattern, words] of limits) {
    const limit = pattern.exec(said)?.[1]
    if (limit !== undefined) return words(formatNumber(Number(limit.replaceAll(',', ''))))
  }
  return said
}

/** For the test that keeps them as the contract says them. */
export const contractSentences = () => sentences.map(englishOf)
