import type { Span } from './html-blocks.ts'
import type { Run, Style } from './typesetting.ts'

/** Text with its emphasis and links, as it is set. */
export const runsOf = (spans: readonly Span[], style: Style): Run[] =>
  spans.map(({ text, isStrong, isEmphasised, link }) => ({
    text,
    style: {
      ...style,
      weight: isStrong ? 600 : style.weight,
      italic: isEmphasised || style.italic,
      ...(link !== undefined && { link }),
    },
  }))

/** Without the white space that HTML has at both ends of a paragraph. */
export function trimmed(spans: readonly Span[]): Span[] {
  const last = spans.length - 1
  return spans.map((span, at) => {
    const text = at === 0 ? span.text.trimStart() : span.text
    return { ...span, text: at === last ? text.trimEnd() : text }
  })
}
