import type { Node } from '@tiptap/pm/model'
import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'

/**
 * A block below the one the cursor is in, or in the place of an empty line; at the beginning of a line with words above
 * it. A line follows, so that writing goes on there.
 */
export function insertBlock({ schema, selection, tr }: EditorState, block: Node): { tr: Transaction; at: number } {
  const place = selection.$from
  const isLine = place.depth === 1 && place.parent.type.name === 'paragraph'
  const isEmpty = isLine && place.parent.content.size === 0
  const isAbove = isLine && !isEmpty && place.parentOffset === 0
  const end = place.depth === 0 ? selection.to : place.after(1)
  const at = isEmpty || isAbove ? place.before(1) : end
  if (isEmpty) tr.delete(at, end)
  tr.insert(at, block)
  const after = at + block.nodeSize
  if (!tr.doc.resolve(after).nodeAfter) tr.insert(after, schema.nodes['paragraph']?.create() ?? [])
  return { tr, at }
}

/** With the cursor in what stands at or after a position. */
export const withCursor = (tr: Transaction, at: number) =>
  tr.setSelection(TextSelection.near(tr.doc.resolve(at))).scrollIntoView()
