import { Blockquote } from '@tiptap/extension-blockquote'
import type { Node } from '@tiptap/pm/model'
import type { Command, EditorState } from '@tiptap/pm/state'
import { findWrapping, liftTarget } from '@tiptap/pm/transform'

/** What somebody else said: paragraphs and lists with a rule beside them. */
export const Quote = Blockquote.extend({
  addKeyboardShortcuts() {
    const run = (command: Command) => () => command(this.editor.state, this.editor.view.dispatch)
    return { Backspace: run(leaveQuote), 'Mod-Shift-b': run(toggleQuote) }
  },
})

const isQuote = ({ type }: Node) => type.name === 'blockquote'

/** What a quote would hold or holds: whole blocks, so a list as one. */
function rangeIn({ selection: { $from, $to } }: EditorState) {
  const quoted = $from.blockRange($to, isQuote)
  return { range: quoted ?? $from.blockRange($to, ({ type }) => type.name === 'doc'), isQuoted: quoted !== null }
}

export const isInQuote = (state: EditorState) => rangeIn(state).isQuoted

/** At the beginning of one of its paragraphs: that is none of the quote any more. */
const leaveQuote: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0 || $from.depth < 2 || !isQuote($from.node(-1))) return false
  const range = $from.blockRange()
  const target = range && liftTarget(range)
  if (!range || target === null || target === undefined) return false
  dispatch?.(state.tr.lift(range, target).scrollIntoView())
  return true
}

/** The blocks that are selected become a quote, or are none any more. */
export const toggleQuote: Command = (state, dispatch) => {
  const { range, isQuoted } = rangeIn(state)
  if (!range) return false
  if (isQuoted) {
    const target = liftTarget(range)
    if (target === null) return false
    dispatch?.(state.tr.lift(range, target).scrollIntoView())
    return true
  }
  const type = state.schema.nodes['blockquote']
  const wrapping = type && findWrapping(range, type)
  if (!wrapping) return false
  dispatch?.(state.tr.wrap(range, wrapping).scrollIntoView())
  return true
}
