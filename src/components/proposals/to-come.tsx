import { Trans, useLingui } from '@lingui/react/macro'
import { IconBell, IconBellOff, IconCalendarEvent } from '@tabler/icons-react'
import { use, useId, useRef, useState, type ReactNode } from 'react'
import { AccountZone, browserZone } from '#src/components/ui/account-zone.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { dayIn } from '#wire/calendar-day.ts'
import type { FollowUp, NextStep } from '#wire/follow-up.ts'
import { PauseText } from './pause-text.tsx'
import { ToComeStep, ToComeWaiting } from './to-come-step.tsx'
import part from '#src/components/timeline/part.module.css'
import css from './to-come.module.css'

type Props = Pick<FollowUp, 'pause' | 'steps' | 'waiting'> & {
  now: Date
  /** The last day it can be accepted: as `2026-12-19`, as it is shown, what of it, and what changes it. */
  expiry: { day: string; shown: string; words: ReactNode; act: ReactNode } | undefined
  /** The way to an automation set where there is none. */
  choice: ReactNode
  /** Where a pause is ended, or who can. */
  wayOn: ReactNode
  /** What is sent at a moment. */
  sending?: ReactNode
  /** Undefined for who may only look. */
  onSkip: ((step: NextStep) => void) | undefined
  onRun: ((step: NextStep) => void) | undefined
}

/** So many are shown at first: a proposal may go to many people. */
const shownAtFirst = 6

/** What will happen to a proposal by itself, the soonest first. */
export function ToCome({ pause, steps, waiting, now, expiry, choice, wayOn, sending, onSkip, onRun }: Props) {
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isWhole, setWhole] = useState(false)
  const zone = use(AccountZone)
  const shown = isWhole || steps.length <= shownAtFirst + 1 ? steps : steps.slice(0, shownAtFirst)
  // It holds until that day ends.
  const before = expiry ? shown.filter(({ date }) => dayIn(zone, Date.parse(date)) <= expiry.day) : shown
  const after = shown.slice(before.length)
  const skip =
    onSkip &&
    ((step: NextStep) => {
      // Its line goes: whoever works by keyboard stays with what is left.
      heading.current?.focus()
      onSkip(step)
    })
  const line = (step: NextStep) => (
    <ToComeStep key={step.id} step={step} now={now} zone={zone} isPaused={pause !== null} onSkip={skip} onRun={onRun} />
  )
  return (
    <section className={part.part} aria-labelledby={title}>
      <div className={part.head}>
        <h2 id={title} ref={heading} tabIndex={-1}>
          <Trans>To come</Trans>
        </h2>
        {zone !== browserZone() && steps.length > 0 && <Trans>Times in {zone}</Trans>}
        {choice}
      </div>
      {pause && (
        <p className={css.pause} role="status">
          <Icon of={IconBellOff} />
          <span>
            <PauseText pause={pause} /> <Trans>What comes due waits until it resumes.</Trans> {wayOn}
          </span>
        </p>
      )}
      <ol>
        {sending}
        {before.map(line)}
        {expiry && <Expiry {...expiry} />}
        {after.map(line)}
        {isShort(shown, steps) || waiting.map((step, at) => <ToComeWaiting key={at} step={step} />)}
      </ol>
      {isShort(shown, steps) && <More count={steps.length - shown.length} onMore={() => setWhole(true)} />}
      {steps.length + waiting.length === 0 && !sending && (
        <p className={css.none}>
          <Icon of={IconBell} />
          <Trans>No follow-up is planned.</Trans>
        </p>
      )}
    </section>
  )
}

const isShort = (shown: readonly NextStep[], steps: readonly NextStep[]) => shown.length < steps.length

const Expiry = ({ day, shown, words, act }: NonNullable<Props['expiry']>) => (
  <li className={css.line}>
    <time className={css.moment} dateTime={day}>
      {shown}
    </time>
    <span className={css.glyph}>
      <Icon of={IconCalendarEvent} />
    </span>
    <p className={css.what}>{words}</p>
    <span className={css.acts}>{act}</span>
  </li>
)

function More({ count, onMore }: { count: number; onMore: () => void }) {
  const { t } = useLingui()
  return (
    <Button variant="quiet" className={css.more} onClick={onMore}>
      {t`Show ${count} more`}
    </Button>
  )
}
