import { updateAccount } from '#wire/settings-account.ts'
import { accountQueries } from './account.ts'
import { proposalQueries } from './proposals.ts'
import { useSettingWrite } from './settings-write.ts'

/** Every sum is written in the account's currency. */
export const useUpdateAccount = () => useSettingWrite(updateAccount, [accountQueries.all(), proposalQueries.all()])
