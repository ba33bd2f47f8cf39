import { selectAccount } from '#service/store/account.ts'
import { mayConnect } from '#wire/roles.ts'
import { namesOfAdmins } from './roles.ts'
import type { Unit } from './unit.ts'

/** Why whoever asks may not use the endpoint for assistants, where the account says so; undefined where they may. */
export async function whyNoAssistant(unit: Unit): Promise<string | undefined> {
  const { assistants_from } = await selectAccount(unit.db)
  if (mayConnect(unit.user.role, assistants_from)) return undefined
  const ask = `Ask ${(await namesOfAdmins(unit)).join(' or ')}.`
  return assistants_from === 'nobody'
    ? `This account has switched assistants off. ${ask}`
    : `In this account assistants take the role ${assistants_from}. ${ask}`
}
