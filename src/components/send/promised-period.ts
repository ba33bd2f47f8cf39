import { plainText } from '#wire/personalisation.ts'

/** How texts say until when an offer holds, in the languages people write them in here. */
const promises = [
  /(?<!\p{L})valid (?:for|until|till|through|up to)(?!\p{L})/iu,
  /(?<!\p{L})(?:offer|quote|quotation|proposal) expires(?!\p{L})/iu,
  /(?<!\p{L})geldig (?:tot|t\/m|gedurende|voor \d)/iu,
  /(?<!\p{L})(?:dagen|weken|maand|maanden) geldig(?!\p{L})/iu,
  /(?<!\p{L})geldigheids(?:duur|termijn)(?!\p{L})/iu,
  /(?<!\p{L})gültig (?:bis|für)(?!\p{L})/iu,
  /(?<!\p{L})(?:tage?n?|wochen?|monate?n?) (?:lang )?gültig(?!\p{L})/iu,
  /(?<!\p{L})(?:gültigkeitsdauer|bindefrist)(?!\p{L})/iu,
]

/** A guarantee has a period of its own, which the proposal’s last day says nothing about. */
const ofSomethingElse = /guarantee|warrant|garanti|gewährleist|certifi|zertifi|certificaat/iu

/**
 * The first sentence of a text (HTML, interface section 5) that promises until when the proposal holds, as it is read.
 * One with the tag of that day is left to whoever looks for tags without a value.
 */
export const promisedPeriod = (html: string): string | undefined =>
  plainText(html)
    .split(/(?<=[.!?])\s+|\n/u)
    .map((sentence) => sentence.replace(/^- /, '').trim())
    .find(
      (sentence) =>
        promises.some((promise) => promise.test(sentence)) &&
        !ofSomethingElse.test(sentence) &&
        !sentence.toLowerCase().includes('[proposal_valid_until]'),
    )
