type Point = readonly [number, number]

/** Strokes of a signature (wire/viewer-signature.ts) as the `d` of a path; a stroke of one point is a dot. */
export const pathOf = (strokes: readonly (readonly Point[])[]) =>
  strokes
    .map(([first, ...rest]) => {
      if (!first) return ''
      const line = rest.length === 0 ? [first] : rest
      return `M${first.join(' ')}${line.map((point) => `L${point.join(' ')}`).join('')}`
    })
    .join('')

/** How tall the pad is that they fit on, which is 1000 wide. */
export const heightOf = (strokes: readonly (readonly Point[])[]) =>
  Math.max(120, ...strokes.flat().map(([, y]) => y + 10))
