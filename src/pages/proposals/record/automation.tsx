import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { windowOf } from '#src/components/ui/part.tsx'
import { useMay } from '#src/pages/shared/may.ts'
import { newPart } from '#src/parts.ts'
import type { FollowUp } from '#wire/follow-up.ts'
import css from './automation.module.css'

const AutomationWindow = windowOf(
  newPart(() => import('./choose-automation.tsx').then(({ AutomationWindow }) => AutomationWindow)),
)

type Props = { id: number; followUp: FollowUp }

/** The automation set of a proposal, and the way to another. */
export function AutomationLine({ id, followUp }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const maySell = useMay('seller')
  const { automations_set_id, automations_set_name: name } = followUp
  return (
    <span className={css.root}>
      {automations_set_id === null ? <Trans>None</Trans> : name}
      {maySell && (
        <Button
          variant="quiet"
          className={css.act}
          aria-label={t`Change automation`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Trans>Change</Trans>
        </Button>
      )}
      {isOpen && <AutomationWindow id={id} followUp={followUp} onClose={() => setOpen(false)} />}
    </span>
  )
}

/** The same where none is chosen yet and something could follow. */
export function ChooseAutomation({ id, followUp }: Props) {
  const [isOpen, setOpen] = useState(false)
  const maySell = useMay('seller')
  if (!maySell || followUp.automations_set_id !== null) return null
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Choose automation…</Trans>
      </Button>
      {isOpen && <AutomationWindow id={id} followUp={followUp} onClose={() => setOpen(false)} />}
    </>
  )
}
