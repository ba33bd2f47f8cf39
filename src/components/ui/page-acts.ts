import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { MenuGroup } from './menu.tsx'

const shown = new Set<RefObject<readonly MenuGroup[]>>()

/** Offers in the palette what can be done on this page, as long as it is shown. */
export function usePageActs(groups: readonly MenuGroup[]) {
  const latest = useRef(groups)
  useLayoutEffect(() => {
    latest.current = groups
  })
  useEffect(() => {
    shown.add(latest)
    return () => void shown.delete(latest)
  }, [])
}

/** What can be done on the page as it is now. A part that stands within another comes after it. */
export const pageActs = (): MenuGroup[] => [...shown].toReversed().flatMap(({ current }) => current)
