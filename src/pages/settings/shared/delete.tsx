import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { messageFor } from '#src/api/error-message.ts'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { ApiError } from '#wire/problem.ts'
import type { Replacement } from '#wire/settings.ts'

type Named = { id: number; name: string }

type Props = {
  /** What is to go. */
  setting: Named
  /** The act in words: "Delete tag". */
  confirm: string
  /** What deleting does. */
  children: string
  /** What can take its place while it is used; left out where it just goes. */
  others?: readonly Named[]
  remove: (replaceBy: Replacement) => Promise<unknown>
  onClose: () => void
}

/** Asks once more. A setting that is in use says so, and is deleted once its users have something in its place. */
export function DeleteSetting({ setting: { name }, confirm, children, others, remove, onClose }: Props) {
  const { t } = useLingui()
  const [used, setUsed] = useState(false)
  const [replaceBy, setReplaceBy] = useState('none')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)

  const start = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      await remove(used ? (replaceBy === 'none' ? 'none' : Number(replaceBy)) : undefined)
      onClose()
      await showToast({ text: t`“${name}” deleted` })
    } catch (error) {
      setBusy(false)
      if (others && !used && error instanceof ApiError && error.status === 409) setUsed(true)
      else setFault(messageFor(error))
    }
  }
  return (
    <ConfirmDialog
      opened
      title={t`Delete “${name}”?`}
      confirm={used ? t`Replace and delete` : confirm}
      danger
      busy={busy}
      onConfirm={() => void start()}
      onClose={onClose}
    >
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      {used && others ? (
        <>
          <p>
            <Trans>Still in use. Choose a replacement.</Trans>
          </p>
          <SelectField
            label={t`Replacement`}
            openOnFocus={false}
            data={[
              { value: 'none', label: t`Nothing` },
              ...others.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={replaceBy}
            onChange={(value) => setReplaceBy(value ?? 'none')}
          />
        </>
      ) : (
        children
      )}
    </ConfirmDialog>
  )
}
