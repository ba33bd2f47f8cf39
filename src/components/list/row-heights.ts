/** From one row to before another. */
export type Span = { from: number; to: number }

/**
 * How high each of many rows is, as far as it was measured; the others are taken to be as high as the first that were,
 * on the average. So where a row stands is known without drawing those above it.
 */
export class RowHeights {
  readonly #measured = new Map<number, number>()
  /** Settled once some were measured: rows far away would move at each that is measured after them. */
  #usual: number
  #isGuess = true
  /** Where each row begins, and the last ends; made again when a height or the number of rows changes. */
  #tops: Float64Array = new Float64Array(1)
  #isOld = true

  /** `guess` is how high a row is while none was measured. */
  constructor(guess: number) {
    this.#usual = guess
  }

  /** Whether that tells anything new: a row that is as high as it was taken to be moves no other. */
  measure(row: number, height: number): boolean {
    const before = this.#measured.get(row) ?? (this.#isGuess ? undefined : this.#usual)
    if (before !== undefined && Math.abs(before - height) < 0.5) return false
    this.#measured.set(row, height)
    this.#isOld = true
    return true
  }

  /** Pixels from the top of the first row to that of this one, of `count`. */
  topOf(row: number, count: number): number {
    return this.#topsOf(count)[Math.min(Math.max(row, 0), count)] ?? 0
  }

  /** The rows of `count` that stand between two heights, whole or in part. */
  between(top: number, bottom: number, count: number): Span {
    const tops = this.#topsOf(count)
    const from = Math.min(below(tops, top), count)
    return { from: Math.max(from - 1, 0), to: Math.min(Math.max(below(tops, bottom - 0.5), from), count) }
  }

  #topsOf(count: number): Float64Array {
    if (!this.#isOld && this.#tops.length === count + 1) return this.#tops
    if (this.#isGuess && this.#measured.size > 0) {
      this.#usual = [...this.#measured.values()].reduce((sum, height) => sum + height, 0) / this.#measured.size
      this.#isGuess = false
    }
    const tops = new Float64Array(count + 1)
    let top = 0
    for (let row = 0; row < count; row += 1) {
      top += this.#measured.get(row) ?? this.#usual
      tops[row + 1] = top
    }
    this.#tops = tops
    this.#isOld = false
    return tops
  }
}

/** The first row that begins further down than that. */
function below(tops: Float64Array, height: number): number {
  let [low, high] = [0, tops.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tops[middle] ?? 0) <= height) low = middle + 1
    else high = middle
  }
  return low
}
