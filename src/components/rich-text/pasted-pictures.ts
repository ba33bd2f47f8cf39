import type { Slice } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { pictureTypes } from './picture-types.ts'

/** Stands in a pasted text where a picture is to be, before its number. */
const mark = '\uFFFC'
const marks = new RegExp(`${mark}(\\d+)`, 'g')

const extension: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg' }

/** The pictures that came with what was pasted last, as bytes in its HTML. */
export class PastedPictures {
  #files: File[] = []

  /** What is pasted now begins. */
  begin() {
    this.#files = []
  }

  takePicture = (src: string): string | undefined => {
    const file = fileIn(src, this.#files.length + 1)
    if (!file) return undefined
    this.#files.push(file)
    return `${mark}${this.#files.length - 1}`
  }

  /**
   * Pastes the text, at `near` where it was dropped, and has each picture sent in from where it stands in it; false:
   * there are none.
   */
  place(view: EditorView, slice: Slice, send: (file: File, at: number) => void, near?: number): boolean {
    const files = this.#files.splice(0)
    if (files.length === 0) return false
    const { tr } = view.state
    if (near !== undefined) tr.setSelection(TextSelection.near(tr.doc.resolve(near)))
    tr.replaceSelection(slice)
    const pasted = tr.steps.length
    const places: { at: number; to: number; file: File | undefined }[] = []
    tr.doc.descendants((node, position) => {
      for (const { index, 0: whole, 1: number } of node.text?.matchAll(marks) ?? []) {
        const at = position + index
        places.push({ at, to: at + whole.length, file: files[Number(number)] })
      }
    })
    for (const { at, to } of places.toReversed()) {
      const { parent, depth } = tr.doc.resolve(at)
      const isAlone = parent.content.size === to - at && tr.doc.resolve(at).node(depth - 1).childCount > 1
      tr.delete(isAlone ? at - 1 : at, isAlone ? to + 1 : to)
    }
    const moved = tr.mapping.slice(pasted)
    view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'))
    for (const { at, file } of places) if (file) send(file, moved.map(at))
    return true
  }
}

/** A picture whose bytes are its address. */
function fileIn(src: string, number: number): File | undefined {
  const [, type = '', bytes = ''] = /^data:(image\/\w+);base64,([\w+/=\s]+)$/.exec(src) ?? []
  if (!(pictureTypes as readonly string[]).includes(type)) return undefined
  try {
    const name = `${number}.${extension[type] ?? type.slice('image/'.length)}`
    return new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type })
  } catch {
    // What is no base64 holds no picture.
    return undefined
  }
}
