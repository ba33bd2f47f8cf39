import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRunStep, useSkipStep } from '#src/api/follow-up.ts'
import { ToCome } from '#src/components/proposals/to-come.tsx'
import { stepName } from '#src/components/proposals/to-come-words.ts'
import { useNow } from '#src/components/proposals/use-now.ts'
import { windowOf } from '#src/components/ui/part.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { AskAdmin } from '#src/pages/shared/ask-admin.tsx'
import { useMay } from '#src/pages/shared/may.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import { newPart } from '#src/parts.ts'
import type { NextStep } from '#wire/follow-up.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { ChooseAutomation } from './automation.tsx'
import { useExpiry } from './expiry.tsx'
import { useFollowUp } from './follow-up.ts'

const RunStepDialog = windowOf(newPart(() => import('./run-step.tsx').then(({ RunStepDialog }) => RunStepDialog)))

/** What comes next on a record, also while one looks; a step is skipped, or done at once. */
export function ProposalToCome({ proposal }: { proposal: Pick<Proposal, 'id' | 'status'> }) {
  const { id, status } = proposal
  const now = useNow()
  const { data: followUp } = useFollowUp(id, { isTold: true })
  const expiry = useExpiry(proposal)
  const skip = useSkip(id)
  const { run, dialog } = useRun(id)
  const maySell = useMay('seller')
  const isAdmin = useMay('admin')
  if (!followUp || (status !== 'open' && followUp.steps.length === 0)) return null
  const { steps, waiting, pause } = followUp
  return (
    <>
      <ToCome
        steps={steps}
        waiting={waiting}
        pause={pause}
        now={now}
        expiry={expiry}
        choice={status === 'open' && <ChooseAutomation id={id} followUp={followUp} />}
        wayOn={
          isAdmin ? (
            <Link to="/settings/follow-up">
              <Trans>Follow-up settings</Trans>
            </Link>
          ) : (
            <AskAdmin />
          )
        }
        onSkip={maySell ? (step) => void skip(step) : undefined}
        onRun={maySell ? run : undefined}
      />
      {dialog}
    </>
  )
}

/** Skipping is taken back as long as the toast stands. */
function useSkip(id: number) {
  const { t } = useLingui()
  const { mutateAsync } = useSkipStep(id)
  return (step: NextStep) => {
    const name = stepName(step)
    const undo = () => void mutateAsync({ step_id: step.id, skipped: false }).catch(sayFailed)
    return mutateAsync({ step_id: step.id, skipped: true }).then(
      () => showToast({ text: t`Skipped: ${name}`, undo }),
      sayFailed,
    )
  }
}

/** What goes out does not come back, so it is asked for once more. */
function useRun(id: number) {
  const { t } = useLingui()
  const { mutateAsync, isPending } = useRunStep(id)
  const [asked, setAsked] = useState<NextStep>()
  const close = () => setAsked(undefined)
  const confirm = (step: NextStep) => {
    const name = stepName(step)
    return mutateAsync(step.id)
      .then(() => showToast({ text: t`Done: ${name}` }), sayFailed)
      .finally(close)
  }
  const dialog = asked && (
    <RunStepDialog step={asked} busy={isPending} onConfirm={() => void confirm(asked)} onClose={close} />
  )
  return { run: setAsked, dialog }
}
