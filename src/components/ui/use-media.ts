import { useSyncExternalStore } from 'react'

/** Whether the window is as a media query says, now and when it changes. */
export const useMedia = (query: string) =>
  useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
  )
