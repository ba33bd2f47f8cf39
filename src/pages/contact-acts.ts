import { plural, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { accountQueries } from '#src/api/account.ts'
import { useDeleteContact, useDeleteOrganisationPerson } from '#src/api/contacts.ts'
import { messageFor } from '#src/api/error-message.ts'
import { forgetRecord } from '#src/api/recent-records.ts'
import { useRestore } from '#src/api/trashcan.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { Contact } from '#wire/contacts.ts'
import { contactsLeft } from './contact-list-place.ts'

const sayFailed = (error: unknown) => showToast({ tone: 'failed', text: messageFor(error) })

/** How long a deletion can be undone from its toast: 30 s, afterwards from the trashcan. */
const undoLasts = 30_000

/** Moves a contact to the trash and goes on: a person to their organisation, anyone else to the list as it was left. */
export function useContactTrash(contact: Contact) {
  const { t } = useLingui()
  const { id } = contact
  const within = contact.type === 'person' && contact.contact_id !== id ? contact.contact_id : undefined
  const navigate = useNavigate()
  const { data: hello } = useQuery(accountQueries.hello())
  const alone = useDeleteContact(id)
  const ofOrganisation = useDeleteOrganisationPerson(within ?? 0, id)
  const { mutateAsync, isPending } = within === undefined ? alone : ofOrganisation
  const { mutateAsync: restore } = useRestore()

  const undo = () =>
    void restore({ kind: 'contact', id }).then(() => showToast({ text: t`“${contact.name}” is back` }), sayFailed)
  const client = useQueryClient()
  const moved = async () => {
    void forgetRecord(client, { kind: contact.type, id })
    await navigate(within === undefined ? contactsLeft() : `/contacts/${within}`, { replace: true })
    const canRestore = hello?.interfaces.includes('app') === true
    await showToast({ text: trashedWords(contact), ...(canRestore && { undo, lasts: undoLasts }) })
  }
  return { busy: isPending, move: () => void mutateAsync().then(moved, sayFailed) }
}

function trashedWords(contact: Contact): string {
  const people = contact.type === 'organisation' ? contact.people.length : 0
  if (people === 0) return t`“${contact.name}” is in the trash. Restore it under Settings, Trashcan.`
  return plural(people, {
    one: `“${contact.name}” and its person are in the trash. Restore them under Settings, Trashcan.`,
    other: `“${contact.name}” and its # people are in the trash. Restore them under Settings, Trashcan.`,
  })
}
