import { Mark } from '@tiptap/core'
import type { Mark as PlacedMark, MarkType } from '@tiptap/pm/model'
import { TextSelection, type EditorState, type Selection, type Transaction } from '@tiptap/pm/state'
import { linkAddress, linkTag } from '#wire/links.ts'

type LinkOptions = { onLink: (words: LinkedWords) => void }

/** Words that lead somewhere (interface, section 5). What is typed behind them does not. */
export const Link = Mark.create<LinkOptions>({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '', parseHTML: (element: HTMLElement) => addressOf(element) ?? '' } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (element) => (addressOf(element) === undefined ? false : null) }],
  addOptions: () => ({ onLink: () => undefined }),
  // Where there is nothing to link the keys are the palette's.
  addKeyboardShortcuts() {
    const link = () => {
      const words = wordsToLink(this.editor.state)
      if (words) this.options.onLink(words)
      return words !== undefined
    }
    return { 'Mod-k': link }
  },
  renderHTML: ({ mark }) => ['a', { href: addressOfMark(mark) }, 0],
})

const addressOf = (element: HTMLElement) => linkAddress(element.getAttribute('href') ?? '')

export const addressOfMark = (mark: PlacedMark) => String(mark.attrs['href'])
export const tagOfMark = (mark: PlacedMark) => linkTag(addressOfMark(mark))

/** An address as a person writes it: without its beginning where that is plain. Undefined: it leads nowhere. */
export function typedAddress(typed: string): string | undefined {
  const words = typed.trim()
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(words)) return linkAddress(`mailto:${words}`)
  if (/^\+?[\d\s().-]{6,}$/.test(words)) return linkAddress(`tel:${words}`)
  return (
    linkAddress(words) ??
    (/^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#:].*)?$/u.test(words) ? linkAddress(`https://${words}`) : undefined)
  )
}

/** The words that a link would stand on: what is selected, or the whole of the link the cursor is in. */
export type LinkedWords = { from: number; to: number; address: string }

export function wordsToLink({ doc, selection, schema }: EditorState): LinkedWords | undefined {
  const type = schema.marks['link']
  const { from, to, empty } = selection
  if (!type) return undefined
  const around = linkAround(selection, type)
  if (around) return around
  return empty || doc.textBetween(from, to).trim() === '' ? undefined : { from, to, address: '' }
}

/** Next to each other, a bold and a plain part of the same link are one. */
function linkAround({ $from, $to, from, to }: Selection, type: MarkType): LinkedWords | undefined {
  if (!$from.sameParent($to) || !$from.parent.isTextblock) return undefined
  const parts: { from: number; to: number; link: PlacedMark | undefined }[] = []
  $from.parent.forEach(({ nodeSize, marks }, offset) => {
    const start = $from.start() + offset
    const part = { from: start, to: start + nodeSize, link: type.isInSet(marks) }
    const last = parts.at(-1)
    if (last?.link && part.link && last.link.eq(part.link)) last.to = part.to
    else parts.push(part)
  })
  const around = parts.find((part) => part.link && part.from <= from && to <= part.to)
  return around?.link && { from: around.from, to: around.to, address: addressOfMark(around.link) }
}

/** The words with another address, or none. */
export function linkWords(
  { schema, tr }: EditorState,
  { from, to }: LinkedWords,
  address: string | undefined,
): Transaction {
  const type = schema.marks['link']
  if (!type) return tr
  tr.removeMark(from, to, type)
  if (address !== undefined) tr.addMark(from, to, type.create({ href: address }))
  return tr.setSelection(TextSelection.near(tr.doc.resolve(to), -1)).removeStoredMark(type)
}
