import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ValidityText } from '#src/components/proposals/validity-text.tsx'
import { ComingLine } from '#src/components/ui/coming-line.tsx'
import { Button } from '#src/components/ui/button.tsx'
import type { Proposal } from '#wire/proposal-details.ts'
import { useValidity } from './use-validity.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { ValidUntilWindow } from '#src/pages/shared/valid-until-part.ts'
import css from './validity-line.module.css'

type Props = { proposal: Pick<Proposal, 'id' | 'status'>; isTold?: boolean }

/** The last day of a proposal, and for who may the way to change it; its line is there before it is known. */
export function ValidityLine({ proposal, isTold = false }: Props) {
  const { t } = useLingui()
  const validity = useValidity(proposal, { isTold })
  const [isOpen, setOpen] = useState(false)
  const maySell = useMay('seller')
  if (!validity) return <ComingLine />
  const { agreement, words } = validity
  return (
    <span className={css.root}>
      <ValidityText validity={words} />
      {maySell && (
        <Button variant="quiet" className={css.act} aria-label={t`Change expiry`} onClick={() => setOpen(true)}>
          <Trans>Change</Trans>
        </Button>
      )}
      {isOpen && <ValidUntilWindow id={proposal.id} day={agreement.valid_until} onClose={() => setOpen(false)} />}
    </span>
  )
}
