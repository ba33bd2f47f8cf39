import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { useDeleteProductDirectory } from '#src/api/products.ts'
import { productAddress } from '#src/components/products/product-address.ts'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { useEmptying } from './acts.ts'
import type { Directory } from './queries.ts'

type Props = { opened: boolean; directory: Directory; others: readonly Directory[]; onClose: () => void }

/** An empty directory just goes; one that holds products says where they go first (interface, section 2.4). */
export function DeleteDirectory({ opened, directory, others, onClose }: Props) {
  const { t } = useLingui()
  const { name, products_count: count } = directory
  const [chosen, setChosen] = useState<number>()
  const to = others.find(({ id }) => id === chosen) ?? others.at(0)
  const { start, busy, fault } = useDeletion(directory, onClose)
  const title = t`Delete “${name}”?`
  if (count > 0 && !to)
    return (
      <ConfirmDialog opened={opened} title={title} confirm={t`Back to products`} onConfirm={onClose} onClose={onClose}>
        {plural(count, {
          one: 'This directory contains # product. Create another directory to move it to.',
          other: 'This directory contains # products. Create another directory to move them to.',
        })}
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      opened={opened}
      title={title}
      confirm={
        count > 0
          ? plural(count, { one: 'Move # product and delete', other: 'Move # products and delete' })
          : t`Delete directory`
      }
      danger
      busy={busy}
      onConfirm={() => void start(count > 0 ? to : undefined)}
      onClose={onClose}
    >
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      {count > 0 && to ? (
        <>
          <p>
            {plural(count, {
              one: 'This directory contains # product and cannot be deleted.',
              other: 'This directory contains # products and cannot be deleted.',
            })}
          </p>
          <SelectField
            label={t`Move products to`}
            openOnFocus={false}
            data={others.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(to.id)}
            onChange={(value) => value !== null && setChosen(Number(value))}
          />
        </>
      ) : (
        t`The directory is empty. This cannot be undone.`
      )}
    </ConfirmDialog>
  )
}

/** Moves what it holds, then deletes it; a move that stops half way leaves the directory and says so. */
function useDeletion({ id, name }: Directory, onClose: () => void) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const empty = useEmptying()
  const { mutateAsync: remove } = useDeleteProductDirectory()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  const start = async (to: Directory | undefined) => {
    setFault(undefined)
    setBusy(true)
    try {
      // Stopped, which is told where it was stopped, it leaves the directory.
      if (to && !(await empty(id, to.id))) return onClose()
      await remove(id)
    } catch (error) {
      return setFault(messageFor(error))
    } finally {
      setBusy(false)
    }
    onClose()
    await navigate(`/products${productAddress.write({ directory_id: to?.id, query: '' })}`, { replace: true })
    return showToast({ text: t`Directory “${name}” deleted` })
  }
  return { start, busy, fault }
}
