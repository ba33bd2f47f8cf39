import { useSyncExternalStore } from 'react'

/** Wider than a phone, but too narrow for words in the rail beside a list. */
const query = '(min-width: 721px) and (max-width: 960px)'

/** Whether the work needs the width more than the rail needs its words. */
export const useNarrowDesk = () =>
  useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
  )
