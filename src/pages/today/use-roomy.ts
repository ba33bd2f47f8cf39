import { useSyncExternalStore } from 'react'

/** `--above-roomy`: what would not be seen is not asked for. */
const query = '(min-width: 1700px)'

/** Whether the work leaves room for what happened beside it. */
export const useRoomy = () =>
  useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
  )
