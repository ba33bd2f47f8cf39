/**
 * Exact decimals as scaled integers: money is counted in cents, entered figures in ten-thousandths.
 * Integers because 200 rows are priced again at every keystroke, and a decimal library took twenty times as long.
 */

/** Quotient rounded half away from zero, the one rounding there is (interface, section 4.8). `divisor` is above 0. */
export function quotient(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor : divisor
  return (2n * dividend + half) / (2n * divisor)
}

/** Below this many units every decimal has a double of its own, so a float that fits one is that decimal. */
const exactBelow = 1e15

/**
 * The decimal that a JS number stands for (its shortest notation: 0.1 is a tenth), in units of 10^-digits,
 * further digits rounded half away from zero. Throws RangeError on NaN and infinities.
 */
export function scaled(value: number, digits: number): bigint {
  const unitsPerOne = 10 ** digits
  const nearest = Math.round(value * unitsPerOne)
  if (Math.abs(nearest) < exactBelow && nearest / unitsPerOne === value) return BigInt(nearest)
  return scaledByNotation(value, digits)
}

/** The slow and general way of `scaled`: reads the digits of the number's shortest notation. */
export function scaledByNotation(value: number, digits: number): bigint {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not an amount`)
  const [mantissa = '', exponent = ''] = value.toExponential().split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const shift = Number(exponent) - fraction.length + digits
  const all = BigInt(whole + fraction)
  return shift < 0 ? quotient(all, 10n ** BigInt(-shift)) : all * 10n ** BigInt(shift)
}

export const inCents = (value: number): bigint => scaled(value, 2)

/** For quantities, prices and percentages, which have up to 4 decimals. */
export const inTenThousandths = (value: number): bigint => scaled(value, 4)

/** 100 %, counted as percentages are. */
export const hundredPercent = inTenThousandths(100)

/** The double nearest to the amount: prints as its 2-digit decimal up to 70 trillion (2 to the power of 46). */
export const fromCents = (cents: bigint): number => Number(cents) / 100

export function sum(amounts: Iterable<bigint>): bigint {
  let total = 0n
  for (const amount of amounts) total += amount
  return total
}
