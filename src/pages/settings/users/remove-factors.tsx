import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { messageFor } from '#src/api/error-message.ts'
import { useRemoveFactors } from '#src/api/settings-sign-in.ts'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { showToast } from '#src/components/ui/toast.ts'

type Props = { user: { id: number; name: string }; onClose: () => void }

/** For somebody who lost phone and recovery codes: the password alone lets them in again. */
export function RemoveFactors({ user: { id, name }, onClose }: Props) {
  const { t } = useLingui()
  const { mutateAsync, isPending } = useRemoveFactors()
  const [fault, setFault] = useState<string>()
  const remove = async () => {
    try {
      await mutateAsync({ params: { id } })
      onClose()
      await showToast({ text: t`${name} signs in with the password alone` })
    } catch (error) {
      setFault(messageFor(error))
    }
  }
  return (
    <ConfirmDialog
      opened
      title={t`Remove the second step of ${name}?`}
      confirm={t`Remove second step`}
      danger
      busy={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      <p>
        <Trans>
          Make sure it is {name} who asks. Passkeys, authenticator app and recovery codes are removed, and they are
          signed out everywhere.
        </Trans>
      </p>
    </ConfirmDialog>
  )
}
