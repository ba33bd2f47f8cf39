import { Trans, useLingui } from '@lingui/react/macro'
import { IconBell, IconBellOff, IconFlag, IconHourglassEmpty, IconUser } from '@tabler/icons-react'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { isReminder } from '#src/components/timeline/step-entry.tsx'
import { obstacleWords } from '#src/components/timeline/step-reasons.ts'
import { formatDate, listed } from '#src/locales/formats.ts'
import type { NextStep, WaitingStep } from '#wire/follow-up.ts'
import { conditionWords, momentWords, stepName, waitingWords } from './to-come-words.ts'
import css from './to-come.module.css'

type Props = {
  step: NextStep
  now: Date
  zone: string
  isPaused: boolean
  onSkip: ((step: NextStep) => void) | undefined
  onRun: ((step: NextStep) => void) | undefined
}

const glyphs = { remind: IconBell, tell_owner: IconUser, set_lost: IconFlag, set_closed: IconFlag }

/** One step: when, what to whom, on what it depends, and what can be done about it. */
export function ToComeStep({ step, now, zone, isPaused, onSkip, onRun }: Props) {
  const { t } = useLingui()
  const { date, action, obstacle } = step
  const at = new Date(date)
  const { day, time } = momentWords(at, now, zone)
  const isWaiting = at <= now
  const name = stepName(step)
  return (
    <li className={css.line} data-stopped={obstacle !== null || undefined}>
      <time
        className={css.moment}
        dateTime={date}
        title={formatDate(at, { dateStyle: 'full', timeStyle: 'short', timeZone: zone })}
      >
        {day !== '' && <span>{day}</span>} <span>{time}</span>
      </time>
      <span className={css.glyph}>
        <Icon of={obstacle === null ? glyphs[action] : IconBellOff} />
      </span>
      <p className={css.what}>
        <What step={step} />
        <State obstacle={obstacle} isWaiting={isWaiting} isPaused={isPaused} />
      </p>
      {onSkip && onRun && (
        <span className={css.acts}>
          <Button variant="quiet" aria-label={t`Skip: ${name}`} onClick={() => onSkip(step)}>
            <Trans>Skip</Trans>
          </Button>
          {obstacle === null && (
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={action === 'remind' ? t`Send now: ${name}` : t`Do now: ${name}`}
              onClick={() => onRun(step)}
            >
              {action === 'remind' ? <Trans>Send now</Trans> : <Trans>Do now</Trans>}
            </Button>
          )}
        </span>
      )}
    </li>
  )
}

/** What waits for something to happen before it has a moment: "Once opened: reminder to Anna, after 5 days …". */
export function ToComeWaiting({ step }: { step: WaitingStep }) {
  const { once, after } = waitingWords(step)
  const name = stepName({ ...step, fullname: listed(step.fullnames) })
  return (
    <li className={css.line} data-waiting>
      <span className={css.moment} />
      <span className={css.glyph}>
        <Icon of={IconHourglassEmpty} />
      </span>
      <p className={css.what}>
        <Trans>
          {once}: {name}, {after}
        </Trans>
      </p>
    </li>
  )
}

/** "Reminder to Anna, if not opened by then". */
function What({ step }: { step: NextStep }) {
  const { fullname } = step
  const condition = conditionWords(step)
  if (isReminder(step) && fullname !== '')
    return (
      <Trans>
        Reminder to <b>{fullname}</b>, {condition}
      </Trans>
    )
  const name = stepName(step)
  return (
    <Trans>
      {name}, {condition}
    </Trans>
  )
}

/** Why it will not happen, or why it has not yet. */
function State({
  obstacle,
  isWaiting,
  isPaused,
}: Pick<NextStep, 'obstacle'> & { isWaiting: boolean; isPaused: boolean }) {
  if (obstacle !== null) {
    const why = obstacleWords(obstacle)
    return (
      <span className={css.state}>
        <Trans>Will not happen: {why}</Trans>
      </span>
    )
  }
  if (!isWaiting) return null
  return (
    <span className={css.state}>
      {isPaused ? <Trans>Waits for the pause to end</Trans> : <Trans>About to run</Trans>}
    </span>
  )
}
