import type { Fraction } from './typed-sum.ts'

const oneMark = /[.,]/gu
const eitherWay = /^[1-9]\d{0,2}[.,]\d{3}$/
const plain = /^\d*$/
const grouped = /^[1-9]\d{0,2}([ '.,])\d{3}(?:\1\d{3})*$/

/**
 * Reads digits with separators, exactly. What a separator means follows from its place: the last of two different ones is
 * the decimal mark, a repeated one groups, and so does a space or apostrophe. A lone one is the decimal mark, unless it
 * could as well group (`1.234`): then `decimal`, the mark of the locale, decides. Undefined when groups are not of three.
 */
export function readNumber(text: string, decimal: string): Fraction | undefined {
  const at = decimalAt(text, decimal)
  const whole = text.slice(0, at)
  const fraction = text.slice(at + 1)
  if (!plain.test(fraction) || !(plain.test(whole) || grouped.test(whole))) return undefined
  const digits = whole.replace(/\D/gu, '') + fraction
  if (digits === '') return undefined
  return { numerator: BigInt(digits), denominator: 10n ** BigInt(fraction.length) }
}

/** Where the decimal mark stands, the end of the text when there is none. */
function decimalAt(text: string, decimal: string): number {
  const marks = Array.from(text.matchAll(oneMark))
  const last = marks.at(-1)
  if (!last) return text.length
  const [mark] = last
  if (marks.length === 1) return eitherWay.test(text) && mark !== decimal ? text.length : last.index
  return marks.every(([other]) => other === mark) ? text.length : last.index
}
