import type { TextCut } from '#src/components/rich-text/text-cut.ts'
import type { DraftSection, ProposalDocument } from '#src/draft/document.ts'
import { inOrder, orderedKeys } from '#src/draft/order.ts'

/** With one more, below the part of this key or at the end. */
export function withSection(document: ProposalDocument, section: DraftSection, after: string | undefined) {
  const keys = orderedKeys(document)
  const at = after === undefined ? keys.length : keys.indexOf(after) + 1
  return inOrder({ ...document, sections: [...document.sections, section] }, keys.toSpliced(at, 0, section.key))
}

/**
 * With a price table in a text, where that is cut in two: what stood below goes on in a section of the key `rest`, which
 * has no title. At the end of a text there is nothing to cut off.
 */
export function withTableIn(
  document: ProposalDocument,
  table: string,
  { into, cut, rest }: { into: string; cut: TextCut; rest: string },
) {
  const others = orderedKeys(document).filter((key) => key !== table)
  const sections = document.sections.flatMap((section) => {
    if (section.key !== into) return section
    const below = { key: rest, id: null, title: '', html: cut.after }
    return [{ ...section, html: cut.before }, ...(cut.after === '' ? [] : [below])]
  })
  const keys = others.flatMap((key) => (key === into ? [key, table, rest] : key))
  return inOrder({ ...document, sections }, keys)
}
