import { formatPrice, formatQuantity, parseAmount, type Notation } from '#pricing/amount.ts'
import type { Figure } from '#src/draft/table.ts'
import { formatPercentage } from '#src/locales/percentage.ts'

export type Discount = { discount_type: false | 'percentage' | 'amount'; discount_value: Figure }

export const figureText = (value: Figure, kind: 'quantity' | 'price', notation: Notation) => {
  if (typeof value === 'string') return value
  return kind === 'quantity' ? formatQuantity(value, notation) : formatPrice(value, notation)
}

/** The number typed, or the text itself when it is none; nothing typed is 0. */
export const figureIn = (text: string, notation: Notation): Figure =>
  text.trim() === '' ? 0 : (parseAmount(text, notation) ?? text)

/** `10%`, `25,00`, or nothing. */
export function discountText({ discount_type, discount_value }: Discount, notation: Notation): string {
  if (discount_type === false) return ''
  if (typeof discount_value === 'string') return discount_value
  if (discount_type === 'percentage') return formatPercentage(discount_value, notation.locale)
  return formatPrice(discount_value, notation)
}

/**
 * With a percent sign a percentage, else an amount off the line; nothing typed is no discount. A negative one stays the
 * text that was typed: it counts nowhere until it is mended.
 */
export function discountIn(text: string, notation: Notation): Discount {
  if (text.trim() === '') return { discount_type: false, discount_value: 0 }
  const discount_type = text.includes('%') ? 'percentage' : 'amount'
  const read = parseAmount(text, notation)
  return { discount_type, discount_value: read === undefined || read < 0 ? text : read }
}

/** What a sum comes to, shown beside it while it is typed; undefined for a plain number or no number. */
export function sumResult(text: string, notation: Notation): string | undefined {
  if (!/[+*×/÷()]|\d\s*[-−]/u.test(text)) return undefined
  const result = parseAmount(text, notation)
  return result === undefined ? undefined : formatQuantity(result, notation)
}
