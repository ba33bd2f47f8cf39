import type { hello } from '#wire/account.ts'
import type { Answer } from '#wire/operation.ts'

/** Whose draft it is: what one user typed is not another's on the same machine. */
export const draftOwner = ({ account_name, user }: Answer<typeof hello>) => `${account_name}/${user.id}`
