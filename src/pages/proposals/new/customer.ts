import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { saidHere } from '#src/api/kept.ts'
import { contactQueries } from '#src/api/contacts.ts'
import type { Customer } from '#src/components/proposal-form/customer-field.tsx'

/** The customer whom an address names for a new proposal: `?contact_id=7`. */
function customerIn(search: URLSearchParams): number | undefined {
  const id = search.get('contact_id') ?? ''
  return /^\d{1,15}$/.test(id) ? Number(id) : undefined
}

/** One that cannot be fetched is not chosen: the form works without. */
export async function fetchPresetCustomer(client: QueryClient, search: URLSearchParams) {
  const id = customerIn(search)
  if (id !== undefined) await client.query({ ...contactQueries.detail(id), ...saidHere }).catch(() => undefined)
}

/** The customer of the address, and who receives the proposal: a private person with an email address does. */
export function usePresetCustomer(): { customer: Customer; receivers: number[] } | undefined {
  const [search] = useSearchParams()
  const id = customerIn(search)
  const { data: contact } = useQuery({ ...contactQueries.detail(id ?? 0), enabled: false })
  if (id === undefined || !contact) return undefined
  const { type, name, city, email } = contact
  return { customer: { id, type, name, place: city }, receivers: type === 'person' && email ? [id] : [] }
}
