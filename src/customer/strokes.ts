/** Whole thousandths of the pad's width, from the top left (wire/viewer-signature.ts). */
export type Point = [number, number]
export type Stroke = Point[]

const mostPoints = 5000
const mostStrokes = 200
const longestStroke = 1000
/** Closer than this, a point says nothing that the one before did not. */
const nearest = 3

export type Pad = { left: number; top: number; width: number }

/** Where on the pad the pointer is. */
export const pointOn = ({ left, top, width }: Pad, x: number, y: number): Point => [
  thousandth(x - left, width),
  thousandth(y - top, width),
]

const thousandth = (part: number, whole: number) => Math.max(0, Math.min(1000, Math.round((part / whole) * 1000)))

/** With one more stroke; as it is when there are as many as a signature may have. */
export const begun = (strokes: readonly Stroke[], point: Point): readonly Stroke[] =>
  strokes.length >= mostStrokes || countOf(strokes) >= mostPoints ? strokes : [...strokes, [point]]

/** The last stroke drawn on; a stroke that is full goes on in the next. */
export function drawn(strokes: readonly Stroke[], point: Point): readonly Stroke[] {
  const last = strokes.at(-1)
  const before = last?.at(-1)
  if (!last || !before || countOf(strokes) >= mostPoints) return strokes
  if (Math.hypot(point[0] - before[0], point[1] - before[1]) < nearest) return strokes
  if (last.length >= longestStroke) return begun(strokes, before)
  return [...strokes.slice(0, -1), [...last, point]]
}

const countOf = (strokes: readonly Stroke[]) => strokes.reduce((sum, { length }) => sum + length, 0)
