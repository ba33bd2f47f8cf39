import { newAddress, parts, type AddressOf } from '#src/components/list/address.ts'

export const productAddress = newAddress({
  /** Left out: the first directory. */
  directory_id: parts.id,
  query: parts.words,
})
export type ProductAddress = AddressOf<typeof productAddress>
