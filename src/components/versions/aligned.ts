export type Pair<T> = { before?: T; after?: T }

/** Longer texts are not held against each other piece by piece: that would take seconds. */
const mostSteps = 4_000_000

/**
 * Two lists beside each other: what is in both, in the same order, is paired; of what is not, the removed comes first.
 * As many as possible are paired.
 */
export function aligned<T>(before: readonly T[], after: readonly T[], isSame: (a: T, b: T) => boolean): Pair<T>[] {
  const shortest = Math.min(before.length, after.length)
  let head = 0
  while (head < shortest && same(before[head], after[head], isSame)) head += 1
  let tail = 0
  while (tail < shortest - head && same(before.at(-1 - tail), after.at(-1 - tail), isSame)) tail += 1
  const pairs = (from: number, count: number, shift: number): Pair<T>[] =>
    Array.from({ length: count }, (_, at) => paired(before, from + at, after, from + at + shift))
  const [was, is] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)]
  return [
    ...pairs(0, head, 0),
    ...middle(was, is, isSame),
    ...pairs(before.length - tail, tail, after.length - before.length),
  ]
}

function same<T>(a: T | undefined, b: T | undefined, isSame: (a: T, b: T) => boolean) {
  return a !== undefined && b !== undefined && isSame(a, b)
}

const paired = <T>(before: readonly T[], at: number, after: readonly T[], to: number): Pair<T> => {
  const [was, is] = [before[at], after[to]]
  return { ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }
}

function middle<T>(before: readonly T[], after: readonly T[], isSame: (a: T, b: T) => boolean): Pair<T>[] {
  const [rows, columns] = [before.length, after.length]
  if (rows * columns > mostSteps)
    return [...before.map((was) => ({ before: was })), ...after.map((is) => ({ after: is }))]
  // How many can be paired from here to the end of both.
  const width = columns + 1
  const left = new Uint32Array((rows + 1) * width)
  const leftAt = (row: number, column: number) => left[row * width + column] ?? 0
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      left[row * width + column] = same(before[row], after[column], isSame)
        ? leftAt(row + 1, column + 1) + 1
        : Math.max(leftAt(row + 1, column), leftAt(row, column + 1))
  const pairs: Pair<T>[] = []
  let [row, column] = [0, 0]
  while (row < rows || column < columns) {
    if (row < rows && column < columns && same(before[row], after[column], isSame))
      pairs.push(paired(before, row++, after, column++))
    else if (column === columns || (row < rows && leftAt(row + 1, column) >= leftAt(row, column + 1)))
      pairs.push(paired(before, row++, [], 0))
    else pairs.push(paired([], 0, after, column++))
  }
  return pairs
}
