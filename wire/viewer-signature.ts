import * as z from 'zod/mini'
import { maxLineLength, maxPoints, maxPointsOfStroke, maxStrokes } from './limits.ts'
import { pairOf } from './pair.ts'

const thousandth = z
  .int('Enter whole numbers')
  .check(z.minimum(0, 'Enter 0 or more'), z.maximum(1000, 'Enter 1000 or less'))

/**
 * A point on the pad, in thousandths of its width, from the top left; whole numbers, so that they have one notation
 * only.
 */
const point = pairOf(thousandth, 'A point is two numbers')

const strokes = z
  .array(
    z
      .array(point, 'Send strokes as lists of points')
      .check(
        z.minLength(1, 'A stroke has a point'),
        z.maxLength(maxPointsOfStroke, `Use at most ${maxPointsOfStroke} points a stroke`),
      ),
    'Send strokes as lists of points',
  )
  .check(
    z.minLength(1, 'Draw a signature'),
    z.maxLength(maxStrokes, `Use at most ${maxStrokes} strokes`),
    z.refine((all) => all.reduce((sum, stroke) => sum + stroke.length, 0) <= maxPoints, {
      error: `Use at most ${maxPoints} points`,
    }),
  )

const typed = z
  .string('Type your name')
  .check(
    z.trim(),
    z.minLength(1, 'Type your name'),
    z.maxLength(maxLineLength, `Use at most ${maxLineLength} characters`),
  )

/** Typed, or drawn as lines. */
export const signature = z.union([z.strictObject({ typed }), z.strictObject({ strokes })], {
  error: 'Enter a signature: typed, or strokes',
})
export type Signature = z.output<typeof signature>
