import { IconAlertTriangle, IconCheck, IconClock, IconMail, IconUser, IconUserStar } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import { shortDate } from '#src/components/ui/short-date.ts'
import type { Proposal } from '#wire/proposals.ts'
import css from './record-timeline.module.css'
import { byDay, happenings, type Happening, type MailState } from './timeline.ts'

type Props = {
  proposal: Pick<Proposal, 'logs' | 'emails'>
  /** When the answer came: "today" is said as of then. */
  now: Date
}

/** Everything that happened, the newest day first. */
export function RecordTimeline({ proposal, now }: Props) {
  const days = byDay(happenings(proposal), (date) => dayName(date, now))
  const { views } = proposal.logs.summary
  if (days.length === 0) return <p className={css.timeline}>Nothing has happened yet.</p>
  return (
    <div className={css.timeline}>
      <p className={css.summary}>{views === 1 ? 'Viewed once' : `Viewed ${views.toLocaleString()} times`}</p>
      {days.map(({ day, happened }) => (
        <section key={day}>
          <h2 className={css.day}>{day}</h2>
          <ol>
            {happened.map((happening, at) => (
              <li key={`${happening.date} ${at}`} className={css.line} data-kind={happening.kind}>
                <time dateTime={happening.date}>{clock.format(new Date(happening.date))}</time>
                {happening.kind === 'mail' ? <Mail mail={happening} /> : <Act act={happening} />}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Today has no date of its own: its happenings carry the hour. */
function dayName(date: Date, now: Date): string {
  return date.toDateString() === now.toDateString() ? 'Today' : shortDate(date, now)
}

type Of<Kind extends Happening['kind']> = Extract<Happening, { kind: Kind }>

const Act = ({ act }: { act: Of<'user' | 'client'> }) => (
  <>
    <Icon of={act.kind === 'client' ? IconUserStar : IconUser} />
    <p>
      <b>{act.person}</b> {act.action}
    </p>
  </>
)

const stateWords: Record<MailState, string> = {
  queued: 'waiting to go out',
  sent: 'sent',
  bounced: 'bounced',
  failed: 'not sent',
}
const stateIcons = { queued: IconClock, sent: IconCheck, bounced: IconAlertTriangle, failed: IconAlertTriangle }

const Mail = ({ mail: { to, subject, state, reason } }: { mail: Of<'mail'> }) => (
  <>
    <Icon of={IconMail} />
    <p>
      Mail to <b>{to}</b> <q>{subject}</q>
      <span className={css.state} data-state={state}>
        <Icon of={stateIcons[state]} size={14} />
        {stateWords[state]}
        {reason && `: ${reason}`}
      </span>
    </p>
  </>
)
