import { plural, t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useDeleteContact, useDeleteOrganisationPerson } from '#src/api/contacts.ts'
import { forgetRecord } from '#src/api/recent-records.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { Contact } from '#wire/contacts.ts'
import { contactsLeft } from '#src/pages/contacts/shared/list-position.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import { useTrashUndo } from '#src/pages/shared/trash-undo.ts'

/** Moves a contact to the trash and goes on: a person to their organisation, anyone else to the list as it was left. */
export function useContactTrash(contact: Contact) {
  const { id } = contact
  const within = contact.type === 'person' && contact.contact_id !== id ? contact.contact_id : undefined
  const navigate = useNavigate()
  const alone = useDeleteContact(id)
  const ofOrganisation = useDeleteOrganisationPerson(within ?? 0, id)
  const { mutateAsync, isPending } = within === undefined ? alone : ofOrganisation
  const wayBack = useTrashUndo({ kind: 'contact', id, name: contact.name })
  const client = useQueryClient()
  const moved = async () => {
    void forgetRecord(client, { kind: contact.type, id })
    await navigate(within === undefined ? contactsLeft() : `/contacts/${within}`, { replace: true })
    await showToast({ text: trashedWords(contact), ...wayBack })
  }
  return { busy: isPending, move: () => void mutateAsync().then(moved, sayFailed) }
}

function trashedWords(contact: Contact): string {
  const people = contact.type === 'organisation' ? contact.people.length : 0
  if (people === 0) return t`“${contact.name}” moved to the trash. Restore it under Settings, Trash.`
  return plural(people, {
    one: `“${contact.name}” and its person moved to the trash. Restore them under Settings, Trash.`,
    other: `“${contact.name}” and its # people moved to the trash. Restore them under Settings, Trash.`,
  })
}
