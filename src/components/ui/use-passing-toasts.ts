import { useCallback, useEffect, useRef } from 'react'
import { showToast } from './toast.ts'
import type { Toast } from './toasts.tsx'

/** Shows toasts whose undo works only while `here` holds and the screen stands; they go with it. */
export function usePassingToasts(here: boolean) {
  const shown = useRef<Promise<() => void>[]>([])
  useEffect(() => {
    if (!here) return undefined
    const toasts = shown.current
    return () => {
      for (const toast of toasts.splice(0)) void toast.then((hide) => hide())
    }
  }, [here])
  return useCallback((toast: Toast) => void shown.current.push(showToast(toast)), [])
}
