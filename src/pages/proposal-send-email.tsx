import { useQueryClient } from '@tanstack/react-query'
import { useUpdateContact, useUpdateOrganisationPerson } from '#src/api/contacts.ts'
import { messageFor } from '#src/api/error-message.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { ReceiverEmail } from '#src/components/send/receiver-email.tsx'
import { ApiError } from '#wire/problem.ts'
import type { Proposal, Receiver } from '#wire/proposals.ts'

type Props = { proposal: Pick<Proposal, 'id' | 'contact'>; receiver: Pick<Receiver, 'id' | 'fullname'> }

/** Saves the address with the person; the window then knows it too. */
export function ProposalSendEmail({ proposal: { id, contact }, receiver }: Props) {
  const client = useQueryClient()
  const person = useUpdateOrganisationPerson(contact.contact_id, receiver.id)
  const customer = useUpdateContact(contact.contact_id)
  const save = async (email: string) => {
    try {
      // A private customer receives it themselves.
      await (contact.type === 'person' ? customer : person).mutateAsync({ change: { email } })
      await client.invalidateQueries({ queryKey: proposalQueries.detail(id).queryKey })
    } catch (error) {
      const [fault] = (error instanceof ApiError && error.problem.errors?.['email']) || []
      return fault ?? messageFor(error)
    }
    return undefined
  }
  return <ReceiverEmail fullname={receiver.fullname} onSave={save} />
}
