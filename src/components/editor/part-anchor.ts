import type { TiptapEditorHTMLElement } from '@tiptap/core'
import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { showRow } from '#src/components/price-grid/shown-row.ts'

/** Of a section or a row of a saved proposal, the part of the editor's address after # that leads to it. */
export const partAnchor = (kind: 'section' | 'row', id: number) => `#part-${kind}-${id}`
/** To the words of one of a section's pictures, from 0. */
export const pictureAnchor = (section: number, at: number) => `${partAnchor('section', section)}-picture-${at}`
/** To what goes along. */
export const attachmentsAnchor = '#attachments'

/**
 * An address that ends so leads to that part: it is scrolled into sight, and can be written at once. Texts and rows come
 * when their code does, and are waited for.
 */
export function useFocusOnPart(work: RefObject<HTMLElement | null>, { isWriting }: { isWriting: boolean }) {
  const { hash, key } = useLocation()
  useEffect(() => {
    const { current } = work
    if (!current || !isWriting || !(hash === attachmentsAnchor || hash.startsWith('#part-'))) return undefined
    if (focusOn(current, hash)) return undefined
    const watch = new MutationObserver(() => focusOn(current, hash) && watch.disconnect())
    watch.observe(current, { childList: true, subtree: true, attributes: true })
    return () => watch.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same address, followed again, leads there again
  }, [work, hash, key, isWriting])
}

function focusOn(work: HTMLElement, hash: string): boolean {
  if (hash === attachmentsAnchor) return isFocused(work.querySelector(hash)?.parentElement?.querySelector('button'))
  const [, key = '', picture] = /^#part-(.*?)(?:-picture-(\d+))?$/.exec(decodeURIComponent(hash)) ?? []
  const part = work.querySelector(`[data-row="${CSS.escape(key)}"]`)
  if (!part) showRow(key)
  if (picture !== undefined) return isFocused(part && wordsOf(part, Number(picture)))
  // A press is what makes a row the one that is written.
  const cell = part?.querySelector<HTMLElement>('[role="rowheader"]')
  cell?.click()
  // Of the row that is written, what it is called is a field by now, and its cell takes no focus.
  if (cell) return isFocused(part?.querySelector<HTMLElement>('[role="rowheader"] textarea') ?? cell)
  return isFocused(part?.querySelector<HTMLElement>('[contenteditable="true"]'))
}

/** The field of a picture's words. It stands below one that is selected: undefined until it does. */
function wordsOf(section: Element, at: number): HTMLElement | null | undefined {
  const image = section.querySelectorAll('[contenteditable="true"] img')[at]
  const field = image?.closest('[data-node-view-wrapper]')?.querySelector('input')
  const text = section.querySelector<TiptapEditorHTMLElement>('[contenteditable="true"]')
  if (image && !field && text?.editor) text.editor.commands.setNodeSelection(text.editor.view.posAtDOM(image, 0))
  return field
}

function isFocused(field: HTMLElement | null | undefined): boolean {
  field?.scrollIntoView({ block: 'center', behavior: 'instant' })
  field?.focus({ preventScroll: true })
  return Boolean(field)
}
