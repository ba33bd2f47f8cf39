import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCheck, IconClock, IconMail, IconUser, IconUserStar } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import { shortDate } from '#src/components/ui/short-date.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { formatDate } from '#src/locales/formats.ts'
import { useLanguage } from '#src/locales/language.ts'
import { mailStateWords } from './mail-state-words.ts'
import css from './record-timeline.module.css'
import { byDay, happenings, type Happening } from './timeline.ts'

type Props = {
  proposal: Pick<Proposal, 'logs' | 'emails'>
  /** When the answer came: "today" is said as of then. */
  now: Date
}

/** What version 2 tells of what happened, the newest day first. */
export function RecordTimeline({ proposal, now }: Props) {
  useLanguage()
  const days = byDay(happenings(proposal), (date) => dayName(date, now))
  const { views } = proposal.logs.summary
  return (
    <div className={css.timeline}>
      <div className={css.head}>
        <p>
          {days.length > 0 ? (
            plural(views, { one: 'Viewed once', other: 'Viewed # times' })
          ) : (
            <Trans>No activity yet.</Trans>
          )}
        </p>
      </div>
      {days.map(({ day, happened }) => (
        <section key={day}>
          <h2 className={css.day}>{day}</h2>
          <ol>
            {happened.map((happening, at) => (
              <li key={`${happening.date} ${at}`} className={css.line} data-kind={happening.kind}>
                <time dateTime={happening.date}>{formatDate(new Date(happening.date), hour)}</time>
                <Happened happening={happening} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

const hour = { hour: '2-digit', minute: '2-digit' } as const

/** Today has no date of its own: its happenings carry the hour. */
function dayName(date: Date, now: Date): string {
  return date.toDateString() === now.toDateString() ? t`Today` : shortDate(date, now)
}

function Happened({ happening }: { happening: Happening }) {
  switch (happening.kind) {
    case 'mail':
      return <Mail mail={happening} />
    default:
      return <Act act={happening} />
  }
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

const stateIcons = { queued: IconClock, sent: IconCheck, bounced: IconAlertTriangle, failed: IconAlertTriangle }

function Mail({ mail: { to, subject, state, reason } }: { mail: Of<'mail'> }) {
  const { t } = useLingui()
  return (
    <>
      <Icon of={IconMail} />
      <p>
        <Trans>
          Email to <b>{to}</b>
        </Trans>{' '}
        <q>{subject}</q>
        <span className={css.state} data-state={state}>
          <Icon of={stateIcons[state]} size={14} />
          {t(mailStateWords[state])}
          {reason && `: ${reason}`}
        </span>
      </p>
    </>
  )
}
