import { useEffect, useRef } from 'react'

/** Asked by the guards of the page, which answer for windows above them too. */
const windows = new Set<() => boolean>()

export const isUnsavedOverForm = (): boolean => [...windows].some((isUnsaved) => isUnsaved())

/** While a window over a form holds something that is not saved, the page is not left without being asked. */
export function useUnsavedOverForm(isUnsaved: () => boolean) {
  const current = useRef(isUnsaved)
  useEffect(() => {
    current.current = isUnsaved
  }, [isUnsaved])
  useEffect(() => {
    const ask = () => current.current()
    windows.add(ask)
    return () => void windows.delete(ask)
  }, [])
}
