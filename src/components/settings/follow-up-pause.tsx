import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { PauseText } from '#src/components/proposals/pause-text.tsx'
import type { FollowUpSettings } from '#wire/settings-follow-up.ts'
import css from './follow-up-pause.module.css'
import section from './section-form.module.css'

type Props = Pick<FollowUpSettings, 'pause' | 'waiting'> & { busy: boolean; onPause: (paused: boolean) => void }

/** Stops all automations of the account, and lets them go on; what runs then is said before. */
export function FollowUpPause({ pause, waiting, busy, onPause }: Props) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const resume = () => {
    setAsking(false)
    onPause(false)
  }
  return (
    <div className={section.form}>
      <FormSection title={t`Pause`} about={t`Stops all automations of the account. Scheduled sendings still go out.`}>
        <Wide>
          <div className={css.state} aria-live="polite">
            {pause ? (
              <p className={css.paused}>
                <PauseText pause={pause} />
              </p>
            ) : (
              <p>
                <Trans>Follow-up is running.</Trans>
              </p>
            )}
            {pause && (
              <p className={css.waiting}>
                <Plural
                  value={waiting}
                  _0="Nothing has come due since."
                  one="# step has come due and runs when you resume."
                  other="# steps have come due and run when you resume."
                />
              </p>
            )}
          </div>
          {pause ? (
            <Button busy={busy} onClick={() => (waiting > 0 ? setAsking(true) : resume())}>
              <Trans>Resume follow-up</Trans>
            </Button>
          ) : (
            <Button busy={busy} onClick={() => onPause(true)}>
              <Trans>Pause follow-up</Trans>
            </Button>
          )}
          <ConfirmDialog
            opened={isAsking}
            title={t`Resume follow-up?`}
            confirm={t`Resume follow-up`}
            onConfirm={resume}
            onClose={() => setAsking(false)}
          >
            <p>
              <Plural
                value={waiting}
                one="# step came due during the pause and runs within your sending hours, unless its proposal has moved on."
                other="# steps came due during the pause and run within your sending hours, unless their proposals have moved on."
              />{' '}
              <Trans>Each person gets at most one reminder a day.</Trans>
            </p>
          </ConfirmDialog>
        </Wide>
      </FormSection>
    </div>
  )
}
