import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react'
import { FormProvider, useFormState, type FieldValues } from 'react-hook-form'
import { shortcutOf } from '#src/components/keys/pressed.ts'
import { Button } from '#src/components/ui/button.tsx'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { useAsksBeforeClosing } from '#src/components/ui/use-asks-before-closing.ts'
import { FaultSummary } from './fault-summary.tsx'
import type { FormView } from './form-view.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { useUnsavedOverForm } from './over-form.ts'
import css from './form-window.module.css'
import { Held } from './held.tsx'

type Props<Fields extends FieldValues, Output> = FormView<Fields, Output> & {
  title: string
  /** Says what it does: "Create product". */
  act: string
  onClose: () => void
  /** What else can be done with the record, at the end of the foot. */
  other?: ReactNode
  /** Why nothing can be changed here; then it is only read. */
  locked?: ReactNode
  /** It stands over a form that asks before the page is left; a page asks once. */
  isOverForm?: boolean
  children: ReactNode
}

/** A short form in a window. What was typed is not lost by closing it: that asks first. */
export function FormWindow<Fields extends FieldValues, Output>({
  form,
  faults,
  busy,
  held,
  isSaved,
  onSubmit,
  title,
  act,
  onClose,
  other,
  locked,
  isOverForm = false,
  children,
}: Props<Fields, Output>) {
  const id = useId()
  const { isDirty } = useFormState({ control: form.control })
  const [isAsking, setAsking] = useState(false)
  const isDiscarded = useRef(false)
  const isUnsaved = () => isDirty && !isDiscarded.current && !isSaved()
  const close = () => {
    if (isUnsaved()) setAsking(true)
    else onClose()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy && !locked) onSubmit()
  }
  const submitByKeys = (event: KeyboardEvent<HTMLFormElement>) => {
    if (shortcutOf('form', event) !== 'save') return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  const discard = () => {
    isDiscarded.current = true
    setAsking(false)
    onClose()
  }
  return (
    <FormProvider {...form}>
      <Dialog
        opened
        onClose={close}
        title={title}
        size="medium"
        foot={
          locked ? (
            <ReadOnlyFoot onClose={close}>{locked}</ReadOnlyFoot>
          ) : (
            <>
              <Button variant="primary" type="submit" form={id} busy={busy}>
                {act}
              </Button>
              <Button variant="quiet" onClick={close}>
                <Trans>Cancel</Trans>
              </Button>
              {other !== undefined && <span className={css.other}>{other}</span>}
            </>
          )
        }
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys work in every field of it */}
        <form id={id} aria-label={title} noValidate onSubmit={submit} onKeyDown={submitByKeys}>
          <FaultSummary {...faults} />
          <fieldset className={css.fields} disabled={Boolean(locked)}>
            <Held held={held}>{children}</Held>
          </fieldset>
        </form>
      </Dialog>
      {/* Mounted by the question: one that waits here would hear the very Escape that raises it, and close again. */}
      {isAsking && <DiscardQuestion onConfirm={discard} onClose={() => setAsking(false)} />}
      {isOverForm ? <GuardOverForm dirty={isUnsaved} /> : <PageGuard dirty={isUnsaved} />}
    </FormProvider>
  )
}

function DiscardQuestion(acts: { onConfirm: () => void; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <ConfirmDialog opened title={t`Discard changes?`} confirm={t`Discard changes`} danger {...acts}>
      <Trans>Your changes are lost when you close this window.</Trans>
    </ConfirmDialog>
  )
}

type GuardProps = { dirty: () => boolean }

function PageGuard({ dirty }: GuardProps) {
  const { t } = useLingui()
  return <LeaveGuard dirty={dirty} title={t`Leave without saving?`} leave={t`Leave without saving`} />
}

function GuardOverForm({ dirty }: GuardProps) {
  useUnsavedOverForm(dirty)
  useAsksBeforeClosing(dirty)
  return null
}

const ReadOnlyFoot = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <>
    <Button variant="quiet" onClick={onClose}>
      <Trans>Close</Trans>
    </Button>
    <span>{children}</span>
  </>
)
