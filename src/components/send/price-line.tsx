import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import type { PriceToTake } from './finding.ts'
import css from './send-findings.module.css'

type Props = {
  price: PriceToTake
  /** Puts the price of now into the rows; gives the fault in words where that fails. */
  onUse: (price: PriceToTake) => Promise<string | undefined>
  onKeep: () => void
}

/** The price of a product has changed: the row takes it, or keeps its own. */
export function PriceLine({ price, onUse, onKeep }: Props) {
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { words } = price
  const take = async () => {
    setBusy(true)
    setFault(await onUse(price))
    setBusy(false)
  }
  return (
    <div className={css.choose}>
      <Button variant="quiet" busy={busy} onClick={() => void take()}>
        <Trans>Use {words}</Trans>
      </Button>
      <Button variant="quiet" onClick={onKeep}>
        <Trans context="price of a row">Keep</Trans>
      </Button>
      {fault && <p role="alert">{fault}</p>}
    </div>
  )
}
