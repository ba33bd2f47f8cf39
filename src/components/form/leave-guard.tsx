import { Trans } from '@lingui/react/macro'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { useAsksBeforeClosing } from '#src/components/ui/use-asks-before-closing.ts'
import { isUnsavedOverForm } from './over-form.ts'

type Props = {
  /** Something was written that is not kept yet. */
  dirty: () => boolean
  title: string
  /** Says what leaving does: "Leave without creating". */
  leave: string
  /** Closing the tab would lose something, for what is still on its way; as `dirty` unless said otherwise. */
  closing?: () => boolean
  /** The paths at which what was typed stays as it is; only the one of the page unless said otherwise. */
  keptAt?: readonly string[]
}

type FormProps = Omit<Props, 'dirty' | 'closing' | 'keptAt'> & {
  /** What was filled in is kept, though the form still says otherwise. */
  isSaved?: () => boolean
}

/** The same for the form around it. */
export function FormGuard({ isSaved = () => false, ...rest }: FormProps) {
  const { isDirty } = useFormState()
  return <LeaveGuard {...rest} dirty={() => isDirty && !isSaved()} />
}

/** Asks before what was typed is lost, in a window over the form too: by a link, by going back, or by closing the tab. */
export function LeaveGuard({ dirty, title, leave, closing = dirty, keptAt }: Props) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return (dirty() || isUnsavedOverForm()) && !(keptAt ?? [currentLocation.pathname]).includes(nextLocation.pathname)
  })
  useAsksBeforeClosing(closing)
  const stay = () => blocker.state === 'blocked' && blocker.reset()
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={title}
      confirm={leave}
      danger
      onConfirm={() => blocker.state === 'blocked' && blocker.proceed()}
      onClose={stay}
    >
      <Trans>Your changes are lost when you leave this page.</Trans>
    </ConfirmDialog>
  )
}
