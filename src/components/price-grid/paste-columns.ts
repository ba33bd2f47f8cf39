import { plainText } from '#src/components/ui/plain-text.ts'
import { parseAmount, type Notation } from '#pricing/amount.ts'

/** What a pasted column may be of a row; `none` is left out. */
export const roles = ['content', 'quantity', 'price', 'discount', 'vat', 'sku', 'none'] as const
export type Role = (typeof roles)[number]

export type Guess = { roles: Role[]; /** The first line names the columns. */ headed: boolean }

/**
 * Words that head a column in English, Dutch and German, the more telling first: an article number is no article, and
 * a total price no price.
 */
const heads: readonly (readonly [Role, RegExp])[] = [
  [
    'sku',
    /^(sku|art(ikel|icle)?[ -]?(nr|no|nummer|number|code)|item (no|number)|product[ -]?(code|nummer|number)|code)/,
  ],
  [
    'none',
    /^(amount|total|line total|sub ?tota|totaal|bedrag|gesamt|betrag|summe|regeltotaal|unit$|eenheid$|einheit$|me$|pos$)/,
  ],
  ['discount', /discount|korting|rabatt|nachlass/],
  ['vat', /\b(vat|btw|mwst|ust|tax)\b|mehrwertsteuer|umsatzsteuer/],
  ['price', /price|prijs|preis|tarief|tarif|\brate\b|per stuk|bedrag/],
  ['quantity', /quantity|\bqty\b|aantal|hoeveelheid|menge|anzahl|stuks|stuck|count|\buren\b|hours|stunden/],
  [
    'content',
    /description|omschrijving|beschreibung|bezeichnung|leistung|\bitem\b|product|produkt|artikel|article|naam|name|werkzaamheden|onderdeel/,
  ],
]

const plain = (text: string) => plainText(text).trim().replace(/[.:]$/u, '')

const roleOfHead = (text: string): Role | undefined => heads.find(([, word]) => word.test(plain(text)))?.[0]

/** What each column of pasted cells is, by the word at its head or else by its shape. `rates` are the account's VAT. */
export function guessColumns(
  cells: readonly (readonly string[])[],
  rates: readonly number[],
  notation: Notation,
): Guess {
  const [first = [], ...rest] = cells
  const named = first.map(roleOfHead)
  const headed =
    rest.length > 0 && named.some(Boolean) && first.every((text) => parseAmount(text, notation) === undefined)
  const shapes = shapesOf(headed ? rest : cells, first.length, rates, notation)
  return { headed, roles: once(headed ? named.map((role, at) => role ?? unnamed(shapes[at])) : byShape(shapes)) }
}

const isOfPercentages = (head: string) => /%|per ?cent|procent|prozent|\bpct\b/.test(plain(head))

/** The lines below the one that names the columns; what that says of figures, that they are percentages, each says too. */
export function belowHead([head = [], ...lines]: readonly (readonly string[])[], notation: Notation): string[][] {
  const percentages = head.map(isOfPercentages)
  const isBare = (text: string) => !text.includes('%') && parseAmount(text, notation) !== undefined
  return lines.map((line) => line.map((text, at) => (percentages[at] && isBare(text) ? `${text}%` : text)))
}

/** Among named columns one without a name is not guessed to be a figure. */
const unnamed = (shape: Shape | undefined): Role => (shape?.kind === 'words' ? 'content' : 'none')

/** Each role stands for one column; a second of the same is left out. */
export const once = (roles: readonly Role[]): Role[] =>
  roles.map((role, at) => (role !== 'none' && roles.indexOf(role) < at ? 'none' : role))

type Shape = {
  kind: 'words' | 'codes' | 'figures' | 'percent' | 'empty'
  length: number
  numbers: readonly (number | undefined)[]
  /** Every figure is one of the account's VAT rates. */
  isRates: boolean
}

function shapesOf(body: readonly (readonly string[])[], width: number, rates: readonly number[], notation: Notation) {
  return Array.from({ length: Math.max(width, ...body.map((row) => row.length)) }, (_, column): Shape => {
    const texts = body.map((row) => row[column] ?? '')
    const filled = texts.filter((text) => text !== '')
    const numbers = texts.map((text) => parseAmount(text, notation))
    const read = numbers.filter((number) => number !== undefined)
    const length = filled.reduce((sum, text) => sum + text.length, 0) / Math.max(filled.length, 1)
    return {
      kind: kindOf(filled, read.length),
      length,
      numbers,
      isRates: read.every((number) => rates.includes(number)),
    }
  })
}

function kindOf(filled: readonly string[], read: number): Shape['kind'] {
  if (filled.length === 0) return 'empty'
  if (read * 2 > filled.length) return filled.some((text) => text.endsWith('%')) ? 'percent' : 'figures'
  return filled.every((text) => /^(?=.*\d)[\w./-]{2,20}$/u.test(text)) ? 'codes' : 'words'
}

function byShape(shapes: readonly Shape[]): Role[] {
  const longest = Math.max(...shapes.filter(({ kind }) => kind === 'words').map(({ length }) => length))
  const figures = shapes.filter(({ kind }) => kind === 'figures')
  const product = productOf(figures)
  const [quantity, price] = product ?? (figures.length === 1 ? [undefined, figures[0]] : figures)
  return shapes.map((shape): Role => {
    if (shape.kind === 'words') return shape.length === longest ? 'content' : 'none'
    if (shape.kind === 'codes') return 'sku'
    if (shape.kind === 'percent') return shape.isRates ? 'vat' : 'discount'
    if (shape === quantity) return 'quantity'
    if (shape === price) return 'price'
    return shape.kind === 'figures' && shape.isRates && !product?.includes(shape) ? 'vat' : 'none'
  })
}

/** Three columns of which the third is the first times the second, where there are such. */
function productOf(figures: readonly Shape[]): readonly Shape[] | undefined {
  for (const a of figures)
    for (const b of figures)
      for (const c of figures)
        if (a !== b && b !== c && figures.indexOf(a) < figures.indexOf(b) && isProduct(a, b, c)) return [a, b, c]
  return undefined
}

function isProduct(a: Shape, b: Shape, c: Shape) {
  const fits = c.numbers.map((product, at) => {
    const [x, y] = [a.numbers[at], b.numbers[at]]
    if (x === undefined || y === undefined || product === undefined) return undefined
    return Math.abs(x * y - product) < 0.011
  })
  const answers = fits.filter((fit) => fit !== undefined)
  return answers.length > 0 && answers.filter(Boolean).length * 5 >= answers.length * 4
}
