import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { maxPictureBytes } from '#wire/limits.ts'
import type { Picture } from '#wire/pictures.ts'
import type { PastedPictures } from './pasted-pictures.ts'
import { pendingLine, type PendingWords } from './pending-line.ts'
import { pictureTypes } from './picture-types.ts'

/** What a text needs to take pictures in. */
export type PicturePort = {
  /** Rejects with a message for people. */
  upload: (file: File, signal: AbortSignal) => Promise<Picture>
}

type Options = { port: PicturePort; words: () => PendingWords; pasted: PastedPictures }
type Pending = { id: object; line: HTMLElement }
type Change = { add: Pending & { at: number } } | { remove: object }

const key = new PluginKey<DecorationSet>('picture-uploads')

const isPicture = ({ type }: File) => (pictureTypes as readonly string[]).includes(type)

/**
 * Takes pictures that are pasted or dropped, and shows each where it will stand while it is sent: a line that is no part
 * of the text, so that neither saving nor undoing knows it, and that stays whatever becomes of the text around it. What
 * could not be sent stays there with its reason, and can be sent again.
 */
export const PictureUploads = Extension.create<Options>({
  name: 'pictureUploads',
  addProseMirrorPlugins() {
    const { options } = this
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply: (change, lines) =>
            changed(moved(lines, change), change.getMeta(key) as Change | undefined, change.doc),
        },
        props: {
          decorations: (state) => key.getState(state),
          handlePaste: (view, event, slice) => {
            if (options.pasted.place(view, slice, (file, at) => takeOne(view, file, options, at))) return true
            const files = picturesOf(event.clipboardData)
            if (files.length === 0 || hasText(event.clipboardData)) return false
            takePictures(view, files, options)
            return true
          },
          handleDrop: (view, event, slice) => {
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
            if (options.pasted.place(view, slice, (file, near) => takeOne(view, file, options, near), at)) return true
            const files = picturesOf(event.dataTransfer)
            if (files.length === 0) return false
            event.preventDefault()
            takePictures(view, files, options, at)
            return true
          },
        },
      }),
    ]
  },
})

/** Where the text on both sides of a line has gone, the line would go with it. */
function moved(lines: DecorationSet, { mapping, doc }: Transaction): DecorationSet {
  const kept = lines.map(mapping, doc)
  const isLost = ({ spec }: Decoration) => lineOf(kept, (spec as Pending).id) === undefined
  const lost = lines.find().filter(isLost)
  return kept.add(
    doc,
    lost.map(({ from, spec }) => lineAt(besideBlock(doc, mapping.map(from)), spec as Pending)),
  )
}

const lineAt = (at: number, pending: Pending) =>
  Decoration.widget(at, pending.line, { ...pending, side: -1, stopEvent: () => true, ignoreSelection: true })

function changed(lines: DecorationSet, change: Change | undefined, text: Node): DecorationSet {
  if (!change) return lines
  if ('add' in change) {
    const { at, ...pending } = change.add
    return lines.add(text, [lineAt(at, pending)])
  }
  return lines.remove(lines.find(undefined, undefined, ({ id }) => id === change.remove))
}

const picturesOf = (from: DataTransfer | null) =>
  Array.from(from?.files ?? []).filter(({ type }) => type.startsWith('image/'))

/** A word processor puts a picture of the words beside the words; a browser an `img` beside its picture. */
const hasText = (from: DataTransfer | null) => from?.getData('text/plain').trim() !== ''

/** Sends pictures in; each stands at `at`, or where the cursor is, once it is there. */
export function takePictures(view: EditorView, files: readonly File[], options: Options, at?: number) {
  for (const file of files) takeOne(view, file, options, at ?? view.state.selection.to)
}

function takeOne(view: EditorView, file: File, { port, words }: Options, near: number) {
  const id = {}
  const ends = new AbortController()
  const remove = () => {
    ends.abort()
    dispatch(view, { remove: id })
    view.focus()
  }
  const pending = pendingLine(file.name, words(), { again: () => void send(), remove })
  dispatch(view, { add: { id, at: besideBlock(view.state.doc, near), line: pending.line } })

  async function send() {
    if (!isPicture(file)) return pending.failed(words().wrongType, false)
    if (file.size > maxPictureBytes) return pending.failed(words().tooLarge, false)
    pending.sending()
    try {
      const picture = await port.upload(file, ends.signal)
      // Sent or locked meanwhile, the text is not changed any more; it may be opened again.
      if (!view.editable) return pending.failed(words().locked, true)
      place(view, id, picture)
    } catch (error) {
      if (!ends.signal.aborted) pending.failed(error instanceof Error ? error.message : String(error), true)
    }
  }
  void send()
}

/** Between the blocks of the text itself: a picture after a list is no part of its last item. */
function besideBlock(doc: Node, near: number): number {
  const place = doc.resolve(near)
  if (place.depth === 0) return near
  const isEmpty = place.depth === 1 && place.parent.content.size === 0
  return isEmpty ? place.before(1) : place.after(1)
}

const dispatch = (view: EditorView, change: Change) => {
  if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, change).setMeta('addToHistory', false))
}

/** Where the line stands by now, the picture. */
function place(view: EditorView, id: object, picture: Picture) {
  const node = view.isDestroyed ? undefined : view.state.schema.nodes['picture']?.create({ ...picture, alt: '' })
  const at = lineOf(key.getState(view.state), id)
  if (!node || at === undefined) return
  view.dispatch(view.state.tr.insert(at, node).setMeta(key, { remove: id }))
}

const lineOf = (lines: DecorationSet | undefined, id: object) =>
  lines?.find(undefined, undefined, ({ id: other }) => other === id)[0]?.from
