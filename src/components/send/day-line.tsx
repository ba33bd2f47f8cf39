import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { DayField } from '#src/components/proposals/day-field.tsx'
import { useNow } from '#src/components/proposals/use-now.ts'
import { useDayOf } from '#src/components/ui/account-zone.ts'
import { Button } from '#src/components/ui/button.tsx'
import css from './send-findings.module.css'

type Props = {
  day: string
  /** Sets another; gives the fault in words where that fails. */
  onDay: (day: string) => Promise<string | undefined>
  /** Left out where it cannot stay. */
  onKeep: (() => void) | undefined
}

/** The last day to accept is past or near: another is set where it is missed, or it stays. */
export function DayLine({ day, onDay, onKeep }: Props) {
  const today = useDayOf(useNow())
  const [chosen, setChosen] = useState(day)
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    setFault(await onDay(chosen))
    setBusy(false)
  }
  return (
    <>
      <DayField value={chosen} onChange={setChosen} today={today} error={fault} />
      <div className={css.choose}>
        <Button busy={busy} onClick={() => void save()}>
          <Trans>Save</Trans>
        </Button>
        {onKeep && (
          <Button variant="quiet" onClick={onKeep}>
            <Trans context="expiry date">Keep</Trans>
          </Button>
        )}
      </div>
    </>
  )
}
