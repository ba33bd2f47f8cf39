import { newAddress, parts, type AddressOf } from '#src/components/list/address.ts'

export const trashKinds = ['all', 'proposal', 'contact'] as const

export const trashAddress = newAddress({
  kind: parts.oneOf(trashKinds, 'all'),
  query: parts.words,
  page: parts.page,
})
export type TrashAddress = AddressOf<typeof trashAddress>

/** The address after a change. */
export const trashTo = (address: TrashAddress, change: Partial<TrashAddress>) =>
  `/settings/trashcan${trashAddress.write(trashAddress.changed(address, change))}`
