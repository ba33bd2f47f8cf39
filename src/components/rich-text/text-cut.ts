import { Fragment, type Node } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { writeHtml } from './write-html.ts'

/** A text in two, as it is stored: what stands above a place and what below. */
export type TextCut = { before: string; after: string }

/** At the line of the cursor: one without words goes, and one it stands before the words of goes below. */
export function cutAt({ doc, selection: { $from } }: EditorState): TextCut {
  const at = $from.index(0)
  const line = doc.maybeChild(at)
  const isLine = $from.depth === 1
  const startsBelow = line === null || (isLine && $from.parentOffset === 0)
  const blocks = doc.children
  const text = (part: readonly Node[]) => writeHtml(doc.copy(Fragment.from(withoutEmptyEnds(part))))
  return {
    before: text(blocks.slice(0, startsBelow ? at : at + 1)),
    after: text(blocks.slice(startsBelow ? at : at + 1)),
  }
}

const isEmptyLine = ({ type, childCount }: Node) => type.name === 'paragraph' && childCount === 0

function withoutEmptyEnds(blocks: readonly Node[]) {
  const first = blocks.findIndex((block) => !isEmptyLine(block))
  return first === -1 ? [] : blocks.slice(first, blocks.findLastIndex((block) => !isEmptyLine(block)) + 1)
}
