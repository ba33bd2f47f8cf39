import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountQueries } from '#src/api/account.ts'
import { contactQueries, useCreateOrganisationPerson } from '#src/api/contacts.ts'
import { messageFor } from '#src/api/error-message.ts'
import type { Tagged } from '#src/api/new-client.ts'
import { proposalCustomerQueries } from '#src/api/proposal-customer.ts'
import { useChangeReceivers } from '#src/api/proposal-receivers.ts'
import { refreshProposal } from '#src/api/proposals.ts'
import { AddReceiver } from '#src/components/proposals/add-receiver.tsx'
import type { NewReceiverPerson } from '#src/components/proposals/new-receiver.tsx'
import { RecordReceivers } from '#src/components/proposals/record-receivers.tsx'
import { versionsNow } from '#src/components/proposals/version-words.ts'
import { useNow } from '#src/components/proposals/use-now.ts'
import { useEmailGiving } from '#src/pages/proposals/shared/give-email.ts'
import { useVersions } from '#src/pages/proposals/shared/versions-now.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { updateProposal } from '#wire/proposal-changes.ts'
import { useMay } from '#src/pages/shared/may.ts'

/** Who receives it. Sent to one of them alone once it went to everyone, by a service with the app interface. */
export function ProposalRecordReceivers({ proposal }: { proposal: Tagged<Proposal> }) {
  const { id, contact, receivers, status } = proposal
  const { contact_id } = contact
  const versions = useVersions(proposal)
  const { data: account } = useQuery(accountQueries.details())
  const { data: customer, isPending } = useQuery(proposalCustomerQueries.customer(id))
  const client = useQueryClient()
  const giveEmail = useEmailGiving()
  const { mutateAsync } = useChangeReceivers(proposal)
  const mayChange = useMay(updateProposal)
  const sendsAgain = mayChange && status === 'open' && versionsNow(proposal, versions.data) !== undefined
  const isOrganisation = contact.type === 'organisation'
  const people = useQuery({ ...contactQueries.organisationPeople(contact_id), enabled: sendsAgain && isOrganisation })
  const others = people.data?.items.filter((person) => !receivers.some((receiver) => receiver.id === person.id)) ?? []
  const change = (make: Parameters<typeof mutateAsync>[0]) => mutateAsync(make).then(() => undefined, messageFor)
  const add = (person: number) => change((ids) => [...ids, person])
  const { mutateAsync: create } = useCreateOrganisationPerson()
  const [made, setMade] = useState<NewReceiverPerson & { id: number }>()
  // Asked again after adding failed, who was made is not made twice; else they are among the people to choose from.
  const createAndAdd = async (person: NewReceiverPerson) => {
    if (made && made.fullname === person.fullname && made.email === person.email) return add(made.id)
    const answer = await create({ id: contact_id, person }).catch(messageFor)
    if (typeof answer === 'string') return answer
    setMade({ ...person, id: answer.id })
    return add(answer.id)
  }
  return (
    <RecordReceivers
      proposal={proposal}
      lines={
        isPending || versions.isLoading
          ? undefined
          : new Map(customer?.receivers.map(({ contact_people_id, line }) => [contact_people_id, line]))
      }
      now={useNow()}
      sendsAgain={sendsAgain}
      hasMailServer={account?.mail_server ?? true}
      onEmail={
        mayChange
          ? async ({ id: person }, email) => {
              // A private customer receives it themselves.
              const fault = await giveEmail({ id: isOrganisation ? person : contact_id, contact_id, email })
              if (fault === undefined) await refreshProposal(client, id)
              return fault
            }
          : undefined
      }
      onRemove={({ id: gone }) => change((ids) => ids.filter((one) => one !== gone))}
      adding={sendsAgain && isOrganisation && <AddReceiver people={others} onAdd={add} onCreate={createAndAdd} />}
    />
  )
}
