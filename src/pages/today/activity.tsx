import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { activityQueries, useReadingLive } from '#src/api/activity.ts'
import { Activity } from '#src/components/today/activity.tsx'
import type { WhoseWork } from '#wire/proposal-list.ts'
import { maxActivity } from '#wire/limits.ts'

/** What fits beside the work; more when it is wanted. */
const some = 12
const more = 20

/** What happened lately, also while one looks. */
export function TodayActivity({ whose, now }: { whose: WhoseWork; now: Date }) {
  const [first, setFirst] = useState(some)
  const { data: entries } = useQuery(activityQueries.list({ whose, first }))
  useReadingLive()
  if (!entries) return null
  const isMore = entries.length >= first && first < maxActivity
  return (
    <Activity
      entries={entries}
      now={now}
      onMore={isMore ? () => setFirst(Math.min(first + more, maxActivity)) : undefined}
    />
  )
}
