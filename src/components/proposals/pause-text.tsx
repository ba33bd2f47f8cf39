import { Trans } from '@lingui/react/macro'
import { DateText } from '#src/components/ui/date-text.tsx'
import type { FollowUpPause } from '#wire/settings-follow-up.ts'

/** "Follow-up has been paused since yesterday 21:14, by Marieke Vos." */
export function PauseText({ pause: { date, person } }: { pause: FollowUpPause }) {
  const since = <DateText date={date} inSentence />
  return person === '' ? (
    <Trans>Follow-up has been paused since {since}.</Trans>
  ) : (
    <Trans>
      Follow-up has been paused since {since}, by {person}.
    </Trans>
  )
}
