import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Controller } from 'react-hook-form'
import { beginChange, countProposals } from '#src/api/bulk-changes.ts'
import { Wide } from '#src/components/form/form-section.tsx'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { LossChoice } from '#src/components/proposals/loss-choice.tsx'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'
import type { LossFilter } from '#wire/loss-reasons.ts'
import { lossQuestion, type LossQuestion } from './loss-question.ts'

type Fields = { loss_reason: LossFilter | undefined }

/** Asks why proposals were lost. The service gives each its reason, and the way back stands in a toast. */
export function LossWindow() {
  const question = useSyncExternalStore(lossQuestion.subscribe, lossQuestion.get)
  return question && <Window {...question} onClose={() => lossQuestion.set(undefined)} />
}

function Window({ matches, whom, current, onBegin, onClose }: LossQuestion & { onClose: () => void }) {
  const { t } = useLingui()
  const view = useSubmittedForm<Fields>({
    fields: { loss_reason: current ?? undefined },
    save: async ({ loss_reason = 'none' }) => {
      const change = { kind: 'loss_reason', loss_reason: loss_reason === 'none' ? null : loss_reason } as const
      await beginChange(await countProposals(matches, change))
    },
    onSaved: () => {
      onBegin?.()
      onClose()
    },
  })
  return (
    <FormWindow title={t`Loss reason of ${whom}`} act={t`Save`} {...view} onClose={onClose}>
      <Wide>
        <Controller
          control={view.form.control}
          name="loss_reason"
          rules={{ required: t`Choose a reason` }}
          render={({ field, fieldState }) => (
            <LossChoice
              ref={field.ref}
              value={field.value}
              canClear={current != null || current === undefined}
              error={fieldState.error?.message}
              onChange={field.onChange}
            />
          )}
        />
      </Wide>
    </FormWindow>
  )
}
