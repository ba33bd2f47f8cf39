import { useEffect, useRef } from 'react'

/** While something would be lost, the browser asks before the tab is closed. */
export function useAsksBeforeClosing(isUnsaved: () => boolean) {
  const current = useRef(isUnsaved)
  useEffect(() => {
    current.current = isUnsaved
  }, [isUnsaved])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (current.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
