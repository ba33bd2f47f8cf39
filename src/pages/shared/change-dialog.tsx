import { useState } from 'react'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'

/** What is asked before a change by which something could be lost. */
export type ChangeQuestion = {
  title: string
  text: string
  confirm: string
  /** Nothing is lost by it. */
  isMild?: boolean
  act: () => void
}

type Props = { question: ChangeQuestion | undefined; onClose: () => void }

/** The words stay while the window closes. */
export function ChangeDialog({ question, onClose }: Props) {
  const [shown, setShown] = useState(question)
  if (question && question !== shown) setShown(question)
  return (
    <ConfirmDialog
      opened={question !== undefined}
      title={shown?.title ?? ''}
      confirm={shown?.confirm ?? ''}
      danger={!shown?.isMild}
      onConfirm={() => {
        question?.act()
        onClose()
      }}
      onClose={onClose}
    >
      {shown?.text}
    </ConfirmDialog>
  )
}
