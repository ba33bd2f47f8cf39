import { newAddress, parts, type AddressOf } from '#src/components/list/address.ts'

export const contactLists = ['organisations', 'people'] as const
export type ContactListName = (typeof contactLists)[number]

export const contactAddress = newAddress({
  show: parts.oneOf(contactLists, 'organisations'),
  query: parts.words,
  page: parts.page,
})
export type ContactListAddress = AddressOf<typeof contactAddress>
