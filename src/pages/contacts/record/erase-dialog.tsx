import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { erasureQuery, useErasePerson } from '#src/api/privacy.ts'
import { forgetRecord } from '#src/api/recent-records.ts'
import { ErasureReview } from '#src/components/contacts/erasure-review.tsx'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { contactsLeft } from '#src/pages/contacts/shared/list-position.ts'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import type { Contact } from '#wire/contacts.ts'

type Props = { contact: Extract<Contact, { type: 'person' }>; opened: boolean; onClose: () => void }

/** Shows what goes and what stays, and erases the person when asked to. */
export function EraseDialog({ contact: { id, contact_id, name }, opened, onClose }: Props) {
  const { t } = useLingui()
  const review = useQuery({ ...erasureQuery(id), enabled: opened })
  const { mutateAsync, isPending } = useErasePerson(id)
  const navigate = useNavigate()
  const client = useQueryClient()
  const gone = async () => {
    void forgetRecord(client, { kind: 'person', id })
    await navigate(contact_id === id ? contactsLeft() : `/contacts/${contact_id}`, { replace: true })
    await showToast({ text: erasedWords(name) })
  }
  return (
    <ConfirmDialog
      opened={opened}
      title={t`Erase this person?`}
      confirm={t`Erase person`}
      danger
      busy={isPending || !review.data}
      onConfirm={() => void mutateAsync().then(gone, sayFailed)}
      onClose={onClose}
    >
      <QueryStates query={review} failed={t`What would be erased could not be loaded`}>
        {(found) => <ErasureReview review={found} />}
      </QueryStates>
    </ConfirmDialog>
  )
}

const erasedWords = (name: string) => t`“${name}” was erased.`
