import type { getAccount, User } from '#wire/account.ts'
import type { Answer } from '#wire/operation.ts'

type Named = { firstname: string; lastname: string; email: string }

/** What a user of the account is called; one without a name by the address they sign in with. */
export const userName = ({ firstname, lastname, email }: Named) => `${firstname} ${lastname}`.trim() || email

/** Whose proposals may be: of those who have left too. Nothing before the users are known. */
export const ownersIn = (
  users: readonly User[] | undefined,
  former: Answer<typeof getAccount>['former_users'] = [],
): { id: number; name: string }[] =>
  users ? [...users.map((user) => ({ id: user.id, name: userName(user) })), ...former] : []
