import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { messageFor } from '#src/api/error-message.ts'
import { useRevokeApiKey } from '#src/api/settings-api-keys.ts'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { ApiKey } from './window.tsx'

type Props = { apiKey: ApiKey; onClose: () => void }

/** Whatever uses the key stops at that moment, so it is asked once more. */
export function RevokeKey({ apiKey: { id, name }, onClose }: Props) {
  const { t } = useLingui()
  const { mutateAsync, isPending } = useRevokeApiKey()
  const [fault, setFault] = useState<string>()
  const revoke = async () => {
    setFault(undefined)
    try {
      await mutateAsync({ params: { id } })
    } catch (error) {
      return setFault(messageFor(error))
    }
    onClose()
    await showToast({ text: t`“${name}” revoked` })
  }
  return (
    <ConfirmDialog
      opened
      title={t`Revoke “${name}”?`}
      confirm={t`Revoke key`}
      danger
      busy={isPending}
      onConfirm={() => void revoke()}
      onClose={onClose}
    >
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      <p>
        <Trans>The program that uses it loses access at once. This cannot be undone.</Trans>
      </p>
    </ConfirmDialog>
  )
}
