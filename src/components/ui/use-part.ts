import { useCallback, useSyncExternalStore } from 'react'
import { outcomeOf } from '#src/parts.ts'

/**
 * A part of the app (parts.ts) once it is here, until then undefined; throws as it failed, for the PartBoundary around.
 *
 * Not `use` in a Suspense boundary: what React has drawn empty it leaves so for 300 ms, however soon the part comes
 * (docs/decisions/0158-a-part-is-drawn-once-it-is-here.md).
 */
export function usePart<Part>(coming: Promise<Part>): Part | undefined {
  const subscribe = useCallback(
    (onSettled: () => void) => {
      coming.then(onSettled, onSettled)
      // It settles once; React leaves alone what has gone by then.
      return () => undefined
    },
    [coming],
  )
  const outcome = useSyncExternalStore(subscribe, () => outcomeOf(coming))
  if (outcome?.status === 'rejected') throw outcome.reason
  return outcome?.value
}
