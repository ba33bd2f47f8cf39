import { useEffect, useRef } from 'react'

/**
 * For a search in a window: the focus comes when the window stands, and whoever knows the way types sooner. Those
 * characters go to `onTyped` instead of into what lies below. Put `onFocus` on the search.
 */
export function useTypedAhead(onTyped: (text: string) => void) {
  const arrived = useRef(false)
  const typed = useRef(onTyped)
  useEffect(() => {
    typed.current = onTyped
  })
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      if (arrived.current || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      typed.current(event.key)
    }
    document.addEventListener('keydown', take, true)
    return () => document.removeEventListener('keydown', take, true)
  }, [])
  return {
    onFocus: () => {
      arrived.current = true
    },
  }
}
