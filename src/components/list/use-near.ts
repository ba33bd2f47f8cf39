import { useRef, useState } from 'react'

/**
 * Whether somebody has come to a row or card, by pointer or with the focus, and what it listens to for that. `onNear` is told
 * once the pointer moves on it, `onAway` once it leaves: what slid under a pointer at rest, as when a bar has gone or while a
 * wheel is turned, was not gone to, and may be about to go itself.
 */
export function useNear(onNear: () => void, onAway: (() => void) | undefined) {
  const isUnder = useRef(false)
  const [wasNear, setWasNear] = useState(false)
  const onPointerMove = () => {
    if (isUnder.current) return
    isUnder.current = true
    setWasNear(true)
    onNear()
  }
  const onPointerLeave = () => {
    isUnder.current = false
    onAway?.()
  }
  const onFocus = () => setWasNear(true)
  return [wasNear, { onPointerMove, onPointerLeave, onFocus }] as const
}
