import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { readText } from './read-html.ts'
import { writeHtml } from './write-html.ts'

/** What a text was given as and says now, so that only what a person writes counts as a change. */
export class TextSource {
  #given: string
  #asGiven: Node | undefined
  #now: string

  constructor(html: string) {
    this.#given = html
    this.#now = html
  }

  /** The text as given stands in the editor. */
  shown(text: Node) {
    this.#asGiven = text
  }

  /** What the editor says. Back at the start, it is what was given, however that was written. */
  written(text: Node) {
    this.#now = this.#asGiven?.eq(text) === true ? this.#given : writeHtml(text)
    return this.#now
  }

  /** Shows a text that comes from elsewhere; what did not change keeps the cursor and can still be undone. */
  show(editor: Editor, html: string, clean: (html: string) => string) {
    if (html === this.#now) return
    const text = readText(clean(html), editor.schema)
    this.#given = html
    this.#now = html
    replace(editor, text)
    this.#asGiven = editor.state.doc
  }
}

function replace({ state, view }: Editor, text: Node) {
  const start = state.doc.content.findDiffStart(text.content)
  const end = state.doc.content.findDiffEnd(text.content)
  if (start === null || end === null) return
  // Where both ends run into each other, the same letters stand on both sides of the change.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const change = state.tr.replace(start, end.a + overlap, text.slice(start, end.b + overlap))
  view.dispatch(change.setMeta('addToHistory', false).setMeta('preventUpdate', true))
}
