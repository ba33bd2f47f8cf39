import { NodeSelection, type EditorState, type Transaction } from '@tiptap/pm/state'

/** Where a block stands among those it can change places with: an item of a list begins with its own paragraph. */
export function placeOfBlock({ doc }: EditorState, at: number | undefined) {
  if (at === undefined) return { at: 0, count: 1 }
  const place = doc.resolve(at)
  const first = place.parent.type.name === 'listItem' ? 1 : 0
  return { at: place.index() - first, count: place.parent.childCount - first }
}

/** The block at a position goes to another place among its siblings, and stays selected. */
export function moveBlock(state: EditorState, at: number | undefined, to: number): Transaction {
  const { doc, tr } = state
  const block = at === undefined ? null : doc.nodeAt(at)
  if (at === undefined || !block) return tr
  const { parent } = doc.resolve(at)
  const start = doc.resolve(at).start()
  const others = parent.children.filter((child) => child !== block)
  const first = parent.type.name === 'listItem' ? 1 : 0
  const before = others.slice(0, to + first).reduce((size, { nodeSize }) => size + nodeSize, 0)
  const moved = tr.delete(at, at + block.nodeSize).insert(start + before, block)
  return moved.setSelection(NodeSelection.create(moved.doc, start + before)).scrollIntoView()
}
