import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '#src/locales/formats.ts'
import { unsentReason } from '#src/components/send/unsent-reason.ts'
import { ServerWords } from '#src/components/ui/server-words.tsx'
import type { ActFacts, ActKind } from '#wire/timeline.ts'

type Props = { act: Extract<ActKind, `schedule_${string}`>; facts: ActFacts; person: ReactNode }

/** What became of a sending at a moment. */
export function Schedule({ act, facts: { to, again, reason, detail }, person }: Props) {
  switch (act) {
    case 'schedule_made': {
      const moment = wallTime(to ?? '')
      return again ? (
        <Trans>
          {person} moved the scheduled sending to {moment}
        </Trans>
      ) : (
        <Trans>
          {person} scheduled the sending for {moment}
        </Trans>
      )
    }
    case 'schedule_cancelled':
      return reason === 'edited' ? (
        <Trans>{person} edited the proposal, which cancelled the scheduled sending</Trans>
      ) : (
        <Trans>{person} cancelled the scheduled sending</Trans>
      )
    case 'schedule_failed': {
      const why = unsentReason(reason)
      return (
        <>
          <Trans>Not sent as scheduled: {why}</Trans> <ServerWords text={detail ?? ''} />
        </>
      )
    }
  }
}

/** A moment on the account's wall clock, `2026-11-24T08:00`, as it is read there. */
const wallTime = (at: string) =>
  formatDate(new Date(`${at}Z`), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  })
