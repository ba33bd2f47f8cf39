import { Extension, Node } from '@tiptap/core'
import { TextSelection, type Command } from '@tiptap/pm/state'
import { deleteTable, goToNextCell, isInTable, selectedRect, tableEditing } from '@tiptap/pm/tables'
import { insertBlock, withCursor } from './insert-block.ts'

/** As the library that edits tables knows them; nothing spans here, and no column has a width of its own. */
const unspanned = () => ({
  colspan: { default: 1, rendered: false, parseHTML: () => 1 },
  rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
})

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
})

const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const newCell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'paragraph',
    isolating: true,
    addAttributes: unspanned,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

/** Tells the library which of our nodes is what, and what keys do in a table. */
const Tables = Extension.create({
  name: 'tables',
  // Before the keys of paragraphs and lists.
  priority: 200,
  extendNodeSchema: ({ name }: { name: string }) => (roles[name] === undefined ? {} : { tableRole: roles[name] }),
  addKeyboardShortcuts() {
    const run = (command: Command) => () => command(this.editor.state, this.editor.view.dispatch, this.editor.view)
    return {
      // At either end Tab goes on, as everywhere in a form.
      Tab: run(goToNextCell(1)),
      'Shift-Tab': run(goToNextCell(-1)),
      Enter: run(goDown),
      'Shift-Enter': run(goDown),
      Backspace: run(deleteWithin('start')),
      Delete: run(deleteWithin('end')),
    }
  },
  addProseMirrorPlugins: () => [tableEditing()],
})

export const tableParts = [Table, Row, newCell('tableCell', 'td'), newCell('tableHeader', 'th'), Tables]

/** To the cell below; from the last row out of the table. */
const goDown: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  const { table, tableStart, map, bottom, left } = selectedRect(state)
  if (!dispatch) return true
  const { tr } = state
  const end = tableStart + table.nodeSize - 1
  if (bottom < map.height) {
    const cell = tableStart + map.positionAt(bottom, left, table)
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(cell + 1))).scrollIntoView())
    return true
  }
  const after = tr.doc.resolve(end)
  if (!after.nodeAfter?.isTextblock) tr.insert(end, state.schema.nodes['paragraph']?.create() ?? [])
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(end + 1))).scrollIntoView())
  return true
}

/** Nothing is joined over the edge of a cell; a table without a word goes. */
const deleteWithin =
  (edge: 'start' | 'end'): Command =>
  (state, dispatch) => {
    const { $from, empty } = state.selection
    if (!empty || !isInTable(state)) return false
    const isAtEdge = edge === 'start' ? $from.parentOffset === 0 : $from.parentOffset === $from.parent.content.size
    if (!isAtEdge) return false
    return selectedRect(state).table.textContent === '' ? deleteTable(state, dispatch) : true
  }

/** A table with a head, below what the cursor is in; the cursor goes to its first cell. */
export const insertTable: Command = (state, dispatch) => {
  const { nodes } = state.schema
  const row = (name: string) =>
    nodes['tableRow']?.create(
      null,
      Array.from({ length: 3 }, () => nodes[name]?.createAndFill()).filter((cell) => !!cell),
    )
  const rows = [row('tableHeader'), row('tableCell'), row('tableCell')].filter((one) => !!one)
  const table = nodes['table']?.create(null, rows)
  if (!table || isInTable(state)) return false
  const { tr, at } = insertBlock(state, table)
  dispatch?.(withCursor(tr, at + 3))
  return true
}
