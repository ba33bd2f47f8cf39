import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** Of a section or a row of a saved proposal, the part of the editor's address after # that leads to it. */
export const partAnchor = (kind: 'section' | 'row', id: number) => `#part-${kind}-${id}`
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
  const key = decodeURIComponent(hash.slice('#part-'.length))
  const part = work.querySelector(`[data-row="${CSS.escape(key)}"]`)
  // A press is what makes a row the one that is written.
  const cell = part?.querySelector<HTMLElement>('[role="rowheader"]')
  cell?.click()
  return cell ? isFocused(cell) : isFocused(part?.querySelector<HTMLElement>('[contenteditable="true"]'))
}

function isFocused(field: HTMLElement | null | undefined): boolean {
  field?.scrollIntoView({ block: 'center', behavior: 'instant' })
  field?.focus({ preventScroll: true })
  return Boolean(field)
}
