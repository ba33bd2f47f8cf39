import { Trans, useLingui } from '@lingui/react/macro'
import { subjectOf } from '#src/components/proposals/bulk-words.ts'
import { lossText } from '#src/components/proposals/loss-words.ts'
import { Button } from '#src/components/ui/button.tsx'
import { askLossReason } from '#src/pages/proposals/shared/loss-question.ts'
import { useMay } from '#src/pages/shared/may.ts'
import type { LossReason } from '#wire/loss-reasons.ts'
import css from '#src/pages/proposals/shared/validity-line.module.css'

type Props = { proposal: { id: number; name: string }; reason: LossReason | null }

/** Why a proposal was lost, and the way to give the reason or another one. */
export function LossLine({ proposal, reason }: Props) {
  const { t } = useLingui()
  const maySell = useMay('seller')
  const ask = () => askLossReason([proposal], { whom: subjectOf([proposal]), current: reason })
  return (
    <span className={css.root}>
      {lossText(reason)}
      {maySell && (
        <Button
          variant="quiet"
          className={css.act}
          aria-haspopup="dialog"
          aria-label={reason === null ? undefined : t`Change loss reason`}
          onClick={ask}
        >
          {reason === null ? <Trans>Give reason</Trans> : <Trans>Change</Trans>}
        </Button>
      )}
    </span>
  )
}
