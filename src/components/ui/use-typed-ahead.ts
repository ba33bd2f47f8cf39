import { useEffect, useRef } from 'react'
import { collectLetters } from './typed-ahead.ts'

/**
 * For a search in a window: the focus comes when the window stands, and whoever knows the way types sooner. What that
 * does to the text goes to `onTyped` instead of into what lies below. Put `onFocus` on the search.
 */
export function useTypedAhead(onTyped: Parameters<typeof collectLetters>[0]) {
  const arrived = useRef(false)
  const stop = useRef<() => void>(undefined)
  const typed = useRef(onTyped)
  useEffect(() => {
    typed.current = onTyped
  })
  useEffect(() => {
    if (arrived.current) return undefined
    stop.current = collectLetters((write) => typed.current(write))
    return stop.current
  }, [])
  return {
    onFocus: () => {
      arrived.current = true
      stop.current?.()
    },
  }
}
