import { t } from '@lingui/core/macro'
import { Node } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import { pageBreakClass } from '#wire/page-breaks.ts'
import { insertBlock, withCursor } from './insert-block.ts'
import css from './page-break.module.css'

/** What follows begins a new page on paper. It stands between the blocks of the text itself, in none of them. */
export const PageBreak = Node.create({
  name: 'pageBreak',
  atom: true,
  draggable: true,
  parseHTML: () => [{ tag: `hr.${pageBreakClass}`, priority: 60 }],
  renderHTML: () => ['hr', { class: pageBreakClass }],
  addNodeView: () => () => {
    const line = document.createElement('div')
    line.setAttribute('role', 'separator')
    line.setAttribute('aria-label', t`Page break`)
    if (css.line) line.className = css.line
    const label = document.createElement('span')
    label.textContent = t`Page break`
    line.append(label)
    return { dom: line }
  },
})

export const insertPageBreak: Command = (state, dispatch) => {
  const pageBreak = state.schema.nodes['pageBreak']?.create()
  if (!pageBreak) return false
  const { tr, at } = insertBlock(state, pageBreak)
  dispatch?.(withCursor(tr, at + pageBreak.nodeSize))
  return true
}
