import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '#src/locales/formats.ts'
import type { SendingEnd } from '#wire/scheduled-sending.ts'
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
      const why = unsentReason(reason, detail)
      return <Trans>Not sent as scheduled: {why}</Trans>
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

/** Why a scheduled sending did not happen; what the checks found is told in the service's words. */
export function unsentReason(reason: SendingEnd | undefined, detail = ''): string {
  switch (reason) {
    case 'edited':
      return t`the proposal was edited after it was scheduled`
    case 'trashed':
      return t`the proposal was in the trash`
    case 'status_changed':
      return t`the status had changed`
    case 'person':
    case 'sent':
    case 'not_sendable':
    case undefined:
      return detail
  }
}
