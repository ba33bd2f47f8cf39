/** Where a contact is: a person inside an organisation stands within it, anyone else alone. */
export const contactPath = ({ id, contact_id = id }: { id: number; contact_id?: number | undefined }) =>
  contact_id === id ? `/contacts/${id}` : `/contacts/${contact_id}/people/${id}`
