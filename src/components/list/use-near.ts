import { useRef, useState } from 'react'

/**
 * Whether somebody has come to a row or card, by pointer or with the focus, and what it listens to for that. `onNear` is told
 * once the focus comes or the pointer moves on it, `onAway` once they leave: what slid under a pointer at rest, as when a bar
 * has gone or while a wheel is turned, was not gone to, and may be about to go itself.
 */
export function useNear(onNear: () => void, onAway: (() => void) | undefined) {
  const isUnder = useRef(false)
  const [wasNear, setWasNear] = useState(false)
  const come = () => {
    setWasNear(true)
    onNear()
  }
  const onPointerMove = () => {
    if (isUnder.current) return
    isUnder.current = true
    come()
  }
  const onPointerLeave = () => {
    isUnder.current = false
    onAway?.()
  }
  return [wasNear, { onPointerMove, onPointerLeave, onFocus: come, onBlur: onAway }] as const
}
