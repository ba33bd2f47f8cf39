import LineBreaker from 'linebreak'
import { settable, stretchesOf, type Face, type Stretch } from './faces.ts'
import type { Sheet, Voice } from './sheet.ts'

export type Style = Omit<Face, 'family'> & {
  voice: Voice
  size: number
  /** From one baseline to the next. */
  leading: number
  color: string
  /** Where it leads. */
  link?: string
}

/** Text in one style. A line break in it begins a new line. */
export type Run = { text: string; style: Style }

/** Letters of one font in a line; without a script they cannot be set, and a box stands for them. */
type Piece = Stretch & { style: Style; width: number }

export type Line = { pieces: Piece[]; width: number }

/** Stands for a letter that no font has; the letter itself stays in the text that readers get. */
const missing = '\ufffd'

/** Breaks runs into lines of at most `width`; a word that is longer is broken where the line ends. */
export function linesOf(sheet: Sheet, runs: readonly Run[], width: number): Line[] {
  const { text: whole, pieces } = joinedRuns(sheet, runs)
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
    const bare = from + whole.slice(from, to).trimEnd().length
    const own = widthOf(pieces(from, bare))
    if (used > 0 && used + own > width) flush(from)
    if (own > width) for (const end of cutsOf(whole, from, bare, (a, b) => widthOf(pieces(a, b)), width)) flush(end)
    used += widthOf(pieces(Math.max(from, start), to))
    if (isForced) flush(to)
  }
  if (start < whole.length || lines.length === 0) flush(whole.length)
  return lines
}

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

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Where a part that is wider than a line is cut. */
function cutsOf(text: string, from: number, to: number, measure: (from: number, to: number) => number, width: number) {
  const cuts: number[] = []
  let start = from
  let end = from
  for (const { segment } of graphemes.segment(text.slice(from, to))) {
    if (end > start && measure(start, end + segment.length) > width) {
      cuts.push(end)
      start = end
    }
    end += segment.length
  }
  return cuts
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

function widthIn(sheet: Sheet, { text, script, family }: Stretch, style: Style) {
  sheet.setFont({ ...style, family, script: script ?? 'latin' }, style.size)
  return sheet.doc.widthOfString(script ? text : missing)
}

const widthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { width }) => sum + width, 0)

export const heightOf = (lines: readonly Line[], { leading }: Pick<Style, 'leading'>) => lines.length * leading

/** Draws one line with its baseline at `y`, from `x` on, or up to it where it is set to the right. */
export function drawLine(
  sheet: Sheet,
  { pieces, width }: Line,
  x: number,
  y: number,
  align: 'left' | 'right' = 'left',
) {
  let at = align === 'right' ? x - width : x
  for (const { link, pieces: linked } of linkedPieces(pieces)) {
    const start = at
    const draw = () => {
      for (const piece of linked) {
        drawPiece(sheet, piece, at, y)
        at += piece.width
      }
    }
    if (link === undefined) draw()
    else drawLink(sheet, link, { x: start, y, width: widthOf(linked) }, linked, draw)
  }
}

function drawPiece(sheet: Sheet, { text, script, family, style }: Piece, x: number, y: number) {
  sheet.setFont({ ...style, family, script: script ?? 'latin' }, style.size)
  sheet.doc.fillColor(sheet.inkOf(style.color))
  if (script === undefined) sheet.doc.markContent('Span', { actual: text })
  sheet.doc.text(script ? text : missing, x, y, { lineBreak: false, baseline: 'alphabetic' })
  if (script === undefined) sheet.doc.endMarkedContent()
}

type Linked = { link: string | undefined; pieces: Piece[] }

/** Pieces that lead to the same place are one link. */
function linkedPieces(pieces: readonly Piece[]): Linked[] {
  const linked: Linked[] = []
  for (const piece of pieces) {
    const last = linked.at(-1)
    if (last && last.link === piece.style.link) last.pieces.push(piece)
    else linked.push({ link: piece.style.link, pieces: [piece] })
  }
  return linked
}

function drawLink(
  sheet: Sheet,
  address: string,
  { x, y, width }: { x: number; y: number; width: number },
  [first]: readonly Piece[],
  draw: () => void,
) {
  const { size = 0, color = '' } = first?.style ?? {}
  sheet.link(address, { x, y: y - size * 0.8, width, height: size * 1.1 }, () => {
    draw()
    sheet.rule(y + 1.6, { color, width: 0.5, from: x, to: x + width })
  })
}

/**
 * Draws lines from the sheet's position on, over as many pages as they need; at least `together` lines stay with each
 * other. Leaves the position below the last.
 */
export function drawLines(
  sheet: Sheet,
  lines: readonly Line[],
  { x, leading, together = 2 }: { x: number; leading: number; together?: number },
) {
  for (const [at, line] of lines.entries()) {
    const isFirst = at === 0
    const isLastButOne = at === lines.length - together
    sheet.need(isFirst || isLastButOne ? Math.min(together, lines.length - at) * leading : leading)
    drawLine(sheet, line, x, sheet.y + leading * 0.75)
    sheet.y += leading
  }
}
