import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '#src/components/ui/button.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { laterBy } from '#wire/calendar-day.ts'
import css from './day-field.module.css'

type Props = {
  /** `2026-12-19`; empty for no end. */
  value: string
  onChange: (day: string) => void
  /** The account's day. */
  today: string
  error?: string | undefined
  /** Nothing may be chosen too. */
  optional?: boolean
}

const steps = [7, 14, 30]

/** Until when a proposal is valid: a date, or so many days from today. */
export function DayField({ value, onChange, today, error, optional = false }: Props) {
  const { t } = useLingui()
  return (
    <div className={css.root}>
      <TextField
        type="date"
        label={t`Valid until`}
        optional={optional}
        error={error}
        min={today}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={css.steps} role="group" aria-label={t`From today`}>
        {steps.map((days) => (
          <Button key={days} variant="quiet" onClick={() => onChange(laterBy(days, today))}>
            {plural(days, { one: '+ # day', other: '+ # days' })}
          </Button>
        ))}
      </div>
    </div>
  )
}
