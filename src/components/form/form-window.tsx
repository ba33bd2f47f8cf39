import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '#src/components/ui/button.tsx'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { FaultSummary, type Faults } from './fault-summary.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import css from './form-window.module.css'

type Props = {
  title: string
  /** Says what it does: "Create product". */
  act: string
  faults: Faults
  /** What was filled in has been kept. */
  done: () => boolean
  onSubmit: () => void
  onClose: () => void
  /** What else can be done with the record, at the end of the foot. */
  other?: ReactNode
  children: ReactNode
}

/** A short form in a window. What was typed is not lost by closing it: that asks first. */
export function FormWindow({ title, act, faults, done, onSubmit, onClose, other, children }: Props) {
  const { t } = useLingui()
  const form = useId()
  const { isDirty, isSubmitting } = useFormState()
  const [asking, setAsking] = useState(false)
  const given = useRef(false)
  const unsaved = () => isDirty && !given.current && !done()
  const close = () => {
    if (unsaved()) setAsking(true)
    else onClose()
  }
  const leave = () => {
    given.current = true
    setAsking(false)
    onClose()
  }
  return (
    <>
      <Dialog
        opened
        onClose={close}
        title={title}
        size="medium"
        foot={
          <>
            <Button variant="primary" type="submit" form={form} busy={isSubmitting}>
              {act}
            </Button>
            <Button variant="quiet" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            {other !== undefined && <span className={css.other}>{other}</span>}
          </>
        }
      >
        <form
          id={form}
          aria-label={title}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!isSubmitting) onSubmit()
          }}
        >
          <FaultSummary {...faults} />
          <div className={css.fields}>{children}</div>
        </form>
      </Dialog>
      {/* Mounted by the question: one that waits here would hear the very Escape that raises it, and close again. */}
      {asking && (
        <ConfirmDialog
          opened
          title={t`Close without saving?`}
          confirm={t`Close without saving`}
          danger
          onConfirm={leave}
          onClose={() => setAsking(false)}
        >
          <Trans>What you have filled in here is lost when you close this.</Trans>
        </ConfirmDialog>
      )}
      <LeaveGuard dirty={unsaved} title={t`Leave without saving?`} leave={t`Leave without saving`} />
    </>
  )
}
