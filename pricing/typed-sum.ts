import { quotient } from './decimal.ts'

/** An exact number: a third stays a third until the end. The denominator is above 0. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** A number, or one of + - * / ( ). */
export type Token = Fraction | string

/** Works out a sum with the usual precedence, rounded to 4 decimals; undefined when it is not one, or divides by zero. */
export function evaluate(tokens: readonly Token[]): number | undefined {
  const reader = new SumReader(tokens)
  const result = reader.sum()
  return result && reader.atEnd ? rounded(result) : undefined
}

/** Reads a sum from left to right, one method per level of precedence; each gives undefined at the first fault. */
class SumReader {
  readonly #tokens: readonly Token[]
  #at = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  get atEnd() {
    return this.#at === this.#tokens.length
  }

  sum(): Fraction | undefined {
    let left = this.#product()
    for (let operator = this.#take('+', '-'); left && operator; operator = this.#take('+', '-')) {
      const right = this.#product()
      left = right && plus(left, operator === '-' ? negative(right) : right)
    }
    return left
  }

  #product(): Fraction | undefined {
    let left = this.#signed()
    for (let operator = this.#take('*', '/'); left && operator; operator = this.#take('*', '/')) {
      const right = this.#signed()
      left = right && (operator === '*' ? times(left, right) : over(left, right))
    }
    return left
  }

  #signed(): Fraction | undefined {
    const sign = this.#take('+', '-')
    const value = this.#single()
    return value && sign === '-' ? negative(value) : value
  }

  #single(): Fraction | undefined {
    if (this.#take('(')) {
      const inside = this.sum()
      return this.#take(')') && inside
    }
    const token = this.#tokens[this.#at]
    if (token === undefined || typeof token === 'string') return undefined
    this.#at++
    return token
  }

  #take<Operator extends string>(...operators: Operator[]): Operator | undefined {
    const next = operators.find((operator) => operator === this.#tokens[this.#at])
    if (next) this.#at++
    return next
  }
}

const negative = ({ numerator, denominator }: Fraction): Fraction => ({ numerator: -numerator, denominator })

const plus = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
})

const times = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
})

function over(a: Fraction, { numerator, denominator }: Fraction): Fraction | undefined {
  if (numerator === 0n) return undefined
  const upsideDown = { numerator: denominator, denominator: numerator }
  return times(a, numerator < 0n ? { numerator: -denominator, denominator: -numerator } : upsideDown)
}

/** Through its decimal notation, which JS reads to the nearest double, however many digits there are. */
function rounded({ numerator, denominator }: Fraction): number {
  return Number(`${quotient(numerator * 10_000n, denominator)}e-4`)
}
