import { listAddress, type ListAddress } from '#src/components/proposals/list-address.ts'
import type { WhoseWork } from '#wire/proposal-list.ts'

type Wanted = Partial<Pick<ListAddress, 'status' | 'need'>> & { whose: WhoseWork }

/** The list that holds what is counted. */
export const listPath = ({ whose, ...wanted }: Wanted) => {
  const all = listAddress.read(new URLSearchParams())
  return `/proposals${listAddress.write({ ...all, ...wanted, whose: whose === 'me' ? 'me' : undefined })}`
}
