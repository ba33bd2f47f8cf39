import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { messageFor } from '#src/api/error-message.ts'
import { useMergeTag } from '#src/api/settings-tags.ts'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { Tag } from '#wire/tags.ts'

type Props = { tag: Tag; others: readonly Tag[]; onClose: () => void }

/** Two tags that mean the same become one. */
export function MergeTag({ tag: { id, name }, others, onClose }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<string | null>(null)
  const { mutateAsync, isPending } = useMergeTag()
  const [fault, setFault] = useState<string>()
  const into = others.find((other) => String(other.id) === chosen)
  const merge = async () => {
    if (!into) return setFault(t`Choose a tag to keep.`)
    try {
      await mutateAsync({ params: { id }, body: { into: into.id } })
    } catch (error) {
      return setFault(messageFor(error))
    }
    onClose()
    await showToast({ text: t`“${name}” merged into “${into.name}”` })
  }
  return (
    <ConfirmDialog
      opened
      title={t`Merge “${name}”`}
      confirm={t`Merge tags`}
      busy={isPending}
      onConfirm={() => void merge()}
      onClose={onClose}
    >
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      <p>
        <Trans>Replaced everywhere, then deleted. This cannot be undone.</Trans>
      </p>
      <SelectField
        label={t`Tag to keep`}
        data={others.map((other) => ({ value: String(other.id), label: other.name }))}
        value={chosen}
        onChange={setChosen}
      />
    </ConfirmDialog>
  )
}
