import { useEffect } from 'react'

/** What the tab and the history call this page. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} · Proffer`
  }, [children])
  return null
}
