import { evaluate, type Token } from './typed-sum.ts'
import { readNumber } from './typed-number.ts'

export interface Notation {
  /** BCP 47, such as nl, en or de-CH. Throws RangeError when malformed, like everything here that takes it. */
  readonly locale: string
}

/** Longer texts are not amounts; the bound also bounds the depth of parentheses. */
const longestText = 100

const symbol = String.raw`(?:\p{L}{0,3}\p{Sc}|[A-Z]{3})`
const leadingSymbol = new RegExp(`^([-+]?) ?${symbol} ?`, 'u')
const trailingSymbol = new RegExp(` ?${symbol}$`, 'u')
const tokens = /[\d.,']+(?: (?=\d{3}(?!\d))[\d.,']+)*|[^ ]/gu
const isOperator = (text: string) => /^[-+*/()]$/.test(text)

/**
 * Reads a figure typed by hand: `1.234,50`, `1,234.50`, `1 234,50`, `€ 12,-`, `21 %`, or a small sum of them with + - * /
 * and parentheses, as `3*40`. A lone separator that could be either is read by the locale's notation: `1.234` is 1234 in
 * nl and 1.234 in en. A percent sign is left out, so it stands with a single number only.
 * Computed exactly, the result rounded half away from zero to 4 decimals; undefined when it is no number. Never NaN.
 */
export function parseAmount(text: string, { locale }: Notation): number | undefined {
  if (text.length > longestText) return undefined
  const plain = plainSigns(text)
  const isPercentage = plain.endsWith('%')
  const read = tokensOf(isPercentage ? plain.slice(0, -1) : withoutSymbol(plain), decimalMark(locale))
  if (!read || (isPercentage && !isSingle(read))) return undefined
  return evaluate(read)
}

/** Spaces, signs and apostrophes as a keyboard has them, and `12,-` as `12,0`: screens and other programs vary. */
const plainSigns = (text: string) =>
  text
    .trim()
    .replace(/\s/gu, ' ')
    .replace(/[−–—]/gu, '-')
    .replace(/’/gu, "'")
    .replace(/×/gu, '*')
    .replace(/÷/gu, '/')
    .replace(/(?<=\d[.,])-{1,2}(?=$| )/u, '0')

function withoutSymbol(text: string) {
  const rest = text.replace(leadingSymbol, '$1')
  return rest === text ? text.replace(trailingSymbol, '') : rest
}

function tokensOf(text: string, decimal: string): Token[] | undefined {
  const read: Token[] = []
  for (const [part] of text.matchAll(tokens)) {
    const token = isOperator(part) ? part : readNumber(part, decimal)
    if (token === undefined) return undefined
    read.push(token)
  }
  return read
}

const isSingle = (read: readonly Token[]) => read.filter((token) => typeof token !== 'string').length === 1

/** Two decimals, grouped, with a true minus sign: for tables on screens. */
export const formatAmount = (value: number, { locale }: Notation) => trueMinus(formatOf(locale, 'amount').format(value))

/** Of one unit: two decimals, or up to four where it has them, so that a quantity times what is shown is the row. */
export const formatPrice = (value: number, { locale }: Notation) => trueMinus(formatOf(locale, 'price').format(value))

/** As many decimals as needed up to 4, grouped, with a true minus sign: quantities, percentages. */
export const formatQuantity = (value: number, { locale }: Notation) =>
  trueMinus(formatOf(locale, 'quantity').format(value))

/**
 * With the currency's symbol, as the wire's `price_total` is. Always two decimals, whatever the currency (ISO 4217 code):
 * that is what the arithmetic counts in, so nothing it holds is hidden.
 */
export const formatMoney = (value: number, { locale, currency }: Notation & { readonly currency: string }) =>
  formatOf(locale, currency).format(value)

const trueMinus = (text: string) => text.replace('-', '−')

/** Making a formatter costs far more than using it, and a table of 200 rows uses the same two for every cell. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, kind: string): Intl.NumberFormat {
  const key = `${locale} ${kind}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, optionsOf(kind))
  formats.set(key, made)
  return made
}

/** `negative`: a minus only where a figure is left to be negative, never at a rounded zero. */
function optionsOf(kind: string): Intl.NumberFormatOptions {
  const plain = { signDisplay: 'negative', maximumFractionDigits: 2, minimumFractionDigits: 2 } as const
  if (kind === 'amount') return plain
  if (kind === 'price') return { ...plain, maximumFractionDigits: 4 }
  if (kind === 'quantity') return { ...plain, maximumFractionDigits: 4, minimumFractionDigits: 0 }
  return { ...plain, style: 'currency', currency: kind }
}

const decimalMark = (locale: string) =>
  formatOf(locale, 'amount')
    .formatToParts(0)
    .find(({ type }) => type === 'decimal')?.value ?? '.'
