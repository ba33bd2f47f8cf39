import type { Face, Stretch } from './faces.ts'
import type { Voice } from './paper.ts'
import type { Sheet } from './sheet.ts'
import type { Steps } from './steps.ts'

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
export type Piece = Stretch & { style: Style; width: number }

export type Line = { pieces: Piece[]; width: number }

/** Stands for a letter that no font has; the letter itself stays in the text that readers get. */
const missing = '\ufffd'

export function widthIn(sheet: Sheet, { text, script, family }: Stretch, style: Style) {
  sheet.setFont({ ...style, family, script: script ?? 'latin' }, style.size)
  return sheet.doc.widthOfString(script ? text : missing)
}

export const widthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { width }) => sum + width, 0)

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
export function* drawLines(
  sheet: Sheet,
  lines: readonly Line[],
  { x, leading, together = 2 }: { x: number; leading: number; together?: number },
): Steps {
  for (const [at, line] of lines.entries()) {
    const isFirst = at === 0
    const isLastButOne = at === lines.length - together
    sheet.need(isFirst || isLastButOne ? Math.min(together, lines.length - at) * leading : leading)
    drawLine(sheet, line, x, sheet.y + leading * 0.75)
    sheet.y += leading
    yield
  }
}
