import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * An address that ends in #field-… leads into that field: whoever follows it can write at once. A field that cannot be
 * written in yet, because another tab may hold the proposal, gets the focus when it can.
 */
export function useFocusFromAddress({ isWriting }: { isWriting: boolean }) {
  const { hash, key } = useLocation()
  useEffect(() => {
    const target = hash.startsWith('#field-') ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (!target || !isWriting) return undefined
    const focus = () => {
      const field = target.matches('input, textarea') ? target : target.querySelector<HTMLElement>('[contenteditable]')
      field?.focus()
      return field !== null
    }
    if (focus()) return undefined
    // The code of a text field comes when the first one is shown.
    const watch = new MutationObserver(() => focus() && watch.disconnect())
    watch.observe(target, { childList: true, subtree: true, attributes: true })
    return () => watch.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same address, followed again, leads there again
  }, [hash, key, isWriting])
}
