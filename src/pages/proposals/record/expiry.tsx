import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ValidityText } from '#src/components/proposals/validity-text.tsx'
import { dayText, validityOf } from '#src/components/proposals/validity.ts'
import { Button } from '#src/components/ui/button.tsx'
import { useMay } from '#src/pages/shared/may.ts'
import { useValidity } from '#src/pages/proposals/shared/use-validity.ts'
import { ValidUntilWindow } from '#src/pages/shared/valid-until-part.ts'
import type { Proposal } from '#wire/proposal-details.ts'

/** The last day of an open proposal among what is to come; undefined where it has none, or has come to its end. */
export function useExpiry(proposal: Pick<Proposal, 'id' | 'status'>) {
  const validity = useValidity(proposal, { isTold: true })
  const day = validity?.agreement.valid_until
  if (!validity || !day || proposal.status !== 'open') return undefined
  const { kind, text } = validityOf(day, 'open', validity.today)
  const isThisYear = day.slice(0, 4) === validity.today.slice(0, 4)
  return {
    day,
    shown: dayText(day, { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) }),
    words: kind === 'plain' ? <Trans>The proposal expires</Trans> : <ValidityText validity={{ kind, text }} />,
    act: <Extend id={proposal.id} day={day} />,
  }
}

function Extend({ id, day }: { id: number; day: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const maySell = useMay('seller')
  if (!maySell) return null
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t`Extend: change expiry`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Trans>Extend</Trans>
      </Button>
      {isOpen && <ValidUntilWindow id={id} day={day} onClose={() => setOpen(false)} />}
    </>
  )
}
