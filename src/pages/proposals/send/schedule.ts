import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { use, useMemo } from 'react'
import { followUpQueries } from '#src/api/follow-up.ts'
import { sendingQueries, useSendingLive } from '#src/api/proposal-sending.ts'
import type { KeptSending } from '#src/components/send/send-fields.ts'
import type { SendingClock } from '#src/components/send/send-time.tsx'
import { wallTimeIn } from '#src/components/send/sending-time.ts'
import { useNow } from '#src/components/proposals/use-now.ts'
import { AccountZone } from '#src/components/ui/account-zone.ts'
import type { SendingOf } from '#wire/scheduled-sending.ts'

/** What is scheduled of a proposal, or was cancelled by an edit: the window goes on from it. */
export function useScheduled(id: number): KeptSending | undefined {
  const { data } = useSuspenseQuery(sendingQueries.of(id))
  useSendingLive(id)
  return useMemo(() => keptOf(data), [data])
}

function keptOf(sending: SendingOf | null): KeptSending | undefined {
  if (sending?.scheduled) return sending.scheduled
  return sending?.unsent ? { request: sending.unsent.request } : undefined
}

/** The account's clock and when it works; undefined until that is known, and for a service with version 2 alone. */
export function useSendingClock(hasApp: boolean): SendingClock | undefined {
  const zone = use(AccountZone)
  const now = useNow()
  const { data: hours } = useQuery({ ...followUpQueries.settings(), enabled: hasApp })
  return hours && { now: wallTimeIn(zone, now), zone, hours }
}
