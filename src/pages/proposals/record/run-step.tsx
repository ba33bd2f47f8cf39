import { Trans, useLingui } from '@lingui/react/macro'
import { stepName } from '#src/components/proposals/to-come-words.ts'
import { isReminder } from '#src/components/timeline/step-entry.tsx'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import type { NextStep } from '#wire/follow-up.ts'

type Props = { step: NextStep; busy: boolean; onConfirm: () => void; onClose: () => void }

/** Asks before a step is done ahead of its time. */
export function RunStepDialog({ step, busy, onConfirm, onClose }: Props) {
  const { t } = useLingui()
  const { action, fullname, email_template_name: template } = step
  const name = stepName(step)
  const isMail = action === 'remind'
  return (
    <ConfirmDialog
      opened
      title={isReminder(step) ? t`Send the reminder now?` : isMail ? t`Send the email now?` : t`Do this step now?`}
      confirm={isMail ? t`Send to ${fullname}` : t`Do now`}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {isMail ? (
          <Trans>
            {fullname} gets the email “{template}” with their own link. This step is not sent again later.
          </Trans>
        ) : (
          <Trans>{name}. This step does not happen again later.</Trans>
        )}
      </p>
    </ConfirmDialog>
  )
}
