import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rememberRecord } from '#src/api/recent-records.ts'
import { useFirstPageShown } from '#src/first-page.ts'
import type { Contact } from '#wire/contacts.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import type { SearchHit } from '#wire/search.ts'

/** The palette offers this record first from now on. Nothing is asked for before the page stands. */
export function useVisited(record: SearchHit | undefined) {
  const client = useQueryClient()
  const isShown = useFirstPageShown()
  const text = record && JSON.stringify(record)
  useEffect(() => {
    if (isShown && text !== undefined) void rememberRecord(client, JSON.parse(text) as SearchHit)
  }, [client, isShown, text])
}

export const useVisitedProposal = ({ id, name, proposal_nr, status, contact }: Proposal) =>
  useVisited({ kind: 'proposal', id, name, proposal_nr, status, contact_name: contact.name })

/** A person of an organisation is remembered once its name is known. */
export const useVisitedContact = (contact: Contact, organisation?: { name: string }) =>
  useVisited(contactHit(contact, organisation))

function contactHit({ id, name, ...contact }: Contact, organisation: { name: string } | undefined) {
  if (contact.type === 'organisation') return { kind: contact.type, id, name, city: contact.city }
  const isWithin = contact.contact_id !== id
  if (isWithin && !organisation) return undefined
  const within = { organisation: organisation?.name ?? '', organisation_id: isWithin ? contact.contact_id : null }
  return { kind: contact.type, id, name, ...within }
}
