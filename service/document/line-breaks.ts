import LineBreaker from 'linebreak'
import { settable, stretchesOf } from './faces.ts'
import type { Sheet } from './sheet.ts'
import { atOnce, type Steps } from './steps.ts'
import { widthIn, widthOf, type Line, type Piece, type Run } from './typesetting.ts'

/** Breaks runs into lines of at most `width`; a word that is longer is broken where the line ends. */
export function* linesInSteps(sheet: Sheet, runs: readonly Run[], width: number): Steps<Line[]> {
  const { text: whole, pieces } = joinedRuns(sheet, runs)
  const measure = (from: number, to: number) => widthOf(pieces(from, to))
  const lines: Line[] = []
  let start = 0
  let used = 0
  const flush = (end: number) => {
    const trimmed = start + whole.slice(start, end).trimEnd().length
    const set = pieces(start, trimmed)
    lines.push({ pieces: set, width: widthOf(set) })
    start = end
    used = 0
  }
  for (const { from, to, isForced } of partsOf(whole)) {
    const before = lines.length
    const bare = from + whole.slice(from, to).trimEnd().length
    const own = widthUpTo(width, from, bare, measure)
    if (used > 0 && used + own > width) flush(from)
    if (own > width)
      for (const end of cutsOf(whole, from, bare, (a, b) => measure(a, b) <= width)) {
        flush(end)
        yield
      }
    used += own <= width && bare === to ? own : measure(Math.max(from, start), to)
    if (isForced) flush(to)
    if (lines.length > before) yield
  }
  if (start < whole.length || lines.length === 0) flush(whole.length)
  return lines
}

/** The same without a pause, for names, labels and amounts. */
export const linesOf = (sheet: Sheet, runs: readonly Run[], width: number): Line[] =>
  atOnce(linesInSteps(sheet, runs, width))

/** The parts a text may be broken between. */
function* partsOf(text: string) {
  const breaker = new LineBreaker(text)
  let from = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const isForced = next.required && text[next.position - 1] === '\n'
    yield { from, to: next.position, isForced }
    from = next.position
  }
}

/** As wide as a part is; of one that is wider than `most`, the width of as many letters as show that. */
function widthUpTo(most: number, from: number, to: number, measure: (from: number, to: number) => number): number {
  for (let length = 256; ; length *= 2) {
    const width = measure(from, Math.min(to, from + length))
    if (from + length >= to || width > most) return width
  }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Where a part that is wider than a line is cut: each time after as many letters as fit, or after one. */
function* cutsOf(text: string, from: number, to: number, fits: (from: number, to: number) => boolean) {
  const letters = graphemes.segment(text.slice(from, to))[Symbol.iterator]()
  const ends: number[] = []
  /** Where the next letters end, this many; undefined where there are fewer. */
  const endOf = (count: number) => {
    while (ends.length < count) {
      const next = letters.next()
      if (next.done) return undefined
      ends.push(from + next.value.index + next.value.segment.length)
    }
    return ends[count - 1]
  }
  let start = from
  let cut = 0
  let count = 64
  for (;;) {
    // Most lines of a word hold about as many letters as the one before.
    count = highest(count, (count) => {
      const end = endOf(cut + count)
      return end !== undefined && fits(start, end)
    })
    cut += count
    const end = endOf(cut)
    if (end === undefined || end === to) return
    yield end
    start = end
  }
}

/** The highest number that holds, as all below it do and none above it; 1 in any case. Sought from a guess on. */
function highest(guess: number, holds: (tried: number) => boolean): number {
  let [low, high] = [1, Infinity]
  let tried = guess
  for (let step = 1; high - low > 1; step *= 2) {
    tried = Math.min(Math.max(tried, low + 1), high - 1)
    if (holds(tried)) low = tried
    else high = tried
    if (low === 1) tried = high - step
    else tried = high === Infinity ? low + step : Math.floor((low + high) / 2)
  }
  return low
}

/** Runs as one text, and the pieces of any part of it. */
function joinedRuns(sheet: Sheet, runs: readonly Run[]) {
  let length = 0
  const placed = runs.map(({ text, style }) => {
    const settled = settable(text)
    const from = length
    length += settled.length
    return { text: settled, style, from, to: length }
  })
  const pieces = (start: number, end: number): Piece[] => {
    const found: Piece[] = []
    for (let at = firstEndingAfter(placed, start); at < placed.length; at += 1) {
      const run = placed[at]
      if (!run || run.from >= end) break
      const part = run.text.slice(Math.max(0, start - run.from), end - run.from)
      for (const stretch of stretchesOf(part, sheet.familyOf(run.style.voice)))
        found.push({ ...stretch, style: run.style, width: widthIn(sheet, stretch, run.style) })
    }
    return found
  }
  return { text: placed.map(({ text }) => text).join(''), pieces }
}

/** Runs stand in order, so the place is found by halving: a paragraph may have thousands. */
function firstEndingAfter(runs: readonly { to: number }[], start: number) {
  let [low, high] = [0, runs.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((runs[middle]?.to ?? 0) > start) high = middle
    else low = middle + 1
  }
  return low
}
