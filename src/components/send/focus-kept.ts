import { useEffect, useRef, type FocusEvent } from 'react'

const controls = ['input', 'textarea', 'select', 'button', 'a[href]'].join()

/**
 * Keeps the focus among the items of a list when the one that held it goes: on to the first control of the next, else to
 * the heading. Without it the focus falls to the body, and who listens is out of the window. What is returned goes on
 * the element around the list and its heading, which takes the focus with `tabIndex={-1}`.
 */
export function useFocusKept<Element extends HTMLElement>() {
  const around = useRef<Element>(null)
  const held = useRef<{ element: globalThis.Element; at: number }>(undefined)
  const items = () => [...(around.current?.querySelectorAll('li') ?? [])]
  // After every commit: any may have taken the item away.
  useEffect(() => {
    if (!held.current || held.current.element.isConnected) return
    const next = items()[held.current.at]?.querySelector<HTMLElement>(controls)
    held.current = undefined
    // Somebody else may have taken it by now.
    if (document.activeElement !== document.body) return
    const target = next ?? around.current?.querySelector<HTMLElement>('h3')
    target?.focus()
  })
  return {
    ref: around,
    onFocus: ({ target }: FocusEvent<Element>) => {
      const at = items().findIndex((item) => item.contains(target))
      held.current = at === -1 ? undefined : { element: target, at }
    },
    // React tells nothing of a blur by removal, so this is the person going elsewhere.
    onBlur: () => {
      held.current = undefined
    },
  }
}
