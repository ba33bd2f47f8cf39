import type { hello } from '#wire/account.ts'
import type { Answer } from '#wire/operation.ts'

/** One person of one account: several may use one browser, and what one typed or opened is not another's. */
export const personIn = ({ account_name, user }: Answer<typeof hello>) => `${account_name}/${user.id}`
