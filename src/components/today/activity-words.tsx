import { Trans } from '@lingui/react/macro'
import { lasted } from '#src/components/timeline/lasted.ts'
import type { Activity } from '#wire/activity.ts'
import { readingFor } from '#wire/receiver-line.ts'
import type { TimelineFilter } from '#wire/timeline.ts'

/** Whether the page was heard of so lately that it is being read. */
export const isReading = ({ last }: Pick<Activity, 'last'>, now: Date) => {
  const since = last === null ? Infinity : now.getTime() - new Date(last).getTime()
  return since >= 0 && since < readingFor
}

/** Who did what, in one sentence; whoever did it stands out. */
export function activityWords(entry: Activity, now: Date) {
  const name = entry.proposal.name
  const person = <b>{entry.person}</b>
  switch (entry.kind) {
    case 'visit':
      return visitWords(entry, now)
    case 'question':
      return (
        <Trans>
          {person} asked about {name}
        </Trans>
      )
    case 'choices':
      return (
        <Trans>
          {person} changed options in {name}
        </Trans>
      )
    case 'signature':
      return (
        <Trans>
          {person} signed {name}
        </Trans>
      )
    case 'decline':
      return (
        <Trans>
          {person} declined {name}
        </Trans>
      )
    case 'sending':
      return (
        <Trans>
          {person} sent {name}
        </Trans>
      )
  }
}

function visitWords(entry: Activity, now: Date) {
  const name = entry.proposal.name
  const person = <b>{entry.person}</b>
  if (isReading(entry, now))
    return (
      <Trans>
        {person} is reading {name}
      </Trans>
    )
  if (entry.seconds < 60)
    return (
      <Trans>
        {person} opened {name}
      </Trans>
    )
  const time = lasted(Math.round(entry.seconds / 60) * 60)
  return (
    <Trans>
      {person} read {name} for {time}
    </Trans>
  )
}

const shown: Record<Activity['kind'], TimelineFilter> = {
  visit: 'visits',
  question: 'comments',
  choices: 'decisions',
  signature: 'decisions',
  decline: 'decisions',
  sending: 'sendings',
}

/** Where the proposal tells of it. */
export const activityPath = ({ kind, proposal: { id } }: Activity) =>
  `/proposals/${id}?tab=timeline&show=${shown[kind]}`
