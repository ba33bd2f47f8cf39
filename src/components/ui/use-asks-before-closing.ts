import { useEffect } from 'react'

/** While it holds, the browser asks before the tab is closed. */
export const useAsksBeforeClosing = (holds: boolean) =>
  useEffect(() => {
    if (!holds) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [holds])
