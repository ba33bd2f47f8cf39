import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { readText } from './read-html.ts'
import { writeHtml } from './write-html.ts'

/** What a text was given as and says now, so that only what a person writes counts as a change. */
export class TextSource {
  #given: string
  #asGiven: Node | undefined
  #now: string
  /** What the editor said and nobody has answered yet, oldest first. */
  #told: string[] = []

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
    this.#told.push(this.#now)
    return this.#now
  }

  /**
   * Whether a value comes from elsewhere. Whoever holds the value may answer late, with what the editor said before it
   * said more: that is no other text.
   */
  isForeign(html: string) {
    if (html === this.#now) {
      this.#told = []
      return false
    }
    const echoed = this.#told.indexOf(html)
    this.#told = echoed === -1 ? [] : this.#told.slice(echoed + 1)
    return echoed === -1
  }

  /** Shows a text that comes from elsewhere; what did not change keeps the cursor and can still be undone. */
  show(editor: Editor, html: string, clean: (html: string) => string) {
    if (!this.isForeign(html)) return
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
