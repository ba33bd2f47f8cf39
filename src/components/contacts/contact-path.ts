import type { ContactRef } from '#wire/contacts.ts'

/** Where a contact is: a person inside an organisation stands within it, anyone else alone. */
export const contactPath = ({ id, contact_id = id }: ContactRef) =>
  contact_id === id ? `/contacts/${id}` : `/contacts/${contact_id}/people/${id}`
