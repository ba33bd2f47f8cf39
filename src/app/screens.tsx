import { Activity, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import { useMatches, useOutlet } from 'react-router'
import { recordPlace } from '#src/pages/proposals/shared/record-place.ts'
import type { PageHandle } from './layout.tsx'

/**
 * The screen of the address, and beside it the record of a proposal, which may have been drawn before it is opened. A
 * screen that is left is hidden first and taken apart once the next one is painted
 * (docs/decisions/0174-a-record-is-drawn-before-it-is-opened.md).
 */
export function Screens() {
  const outlet = useOutlet()
  const screen = useMatches().find(({ handle }) => handle !== undefined)
  const id = screen?.id ?? ''
  // Whoever is back before the screen was taken apart that they left has a new one, as anybody who comes back later.
  const [visit, setVisit] = useState({ id, key: 0 })
  if (visit.id !== id) setVisit({ id, key: visit.key + 1 })
  const { key } = visit
  const now = useMemo(() => ({ key, outlet }), [key, outlet])
  const before = useDeferredValue(now)
  const RecordPlace = useSyncExternalStore(recordPlace.subscribe, recordPlace.get)
  const isRecord = (screen?.handle as PageHandle | undefined)?.record
  return (
    <>
      {(before.key === key ? [now] : [now, before]).map((each) => (
        <Activity key={each.key} mode={each === now ? 'visible' : 'hidden'}>
          {each.outlet}
        </Activity>
      ))}
      {/* oxlint-disable-next-line react/static-components -- its module made it; here it is only read */}
      {RecordPlace && <RecordPlace opened={isRecord ? screen?.params['id'] : undefined} />}
    </>
  )
}
