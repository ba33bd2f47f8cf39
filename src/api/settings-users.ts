import {
  changeOwnEmail,
  changeOwnPassword,
  changeUserEmail,
  deleteUser,
  listAllUsers,
  getOwnUser,
  makeResetLink,
  updateOwnUser,
  updateUser,
} from '#wire/settings-users.ts'
import { queryOptions } from '@tanstack/react-query'
import { accountQueries } from './account.ts'
import { call } from './client.ts'
import { contactQueries } from './contacts.ts'
import { proposalQueries } from './proposals.ts'
import { useSettingWrite } from './settings-write.ts'

const all = ['settings', 'users'] as const

export const userQueries = {
  /** Those that are no longer active too. */
  list: () => queryOptions({ queryKey: all, queryFn: ({ signal }) => call(listAllUsers, {}, { signal }) }),
  /** Whoever is signed in. */
  own: () => queryOptions({ queryKey: [...all, 'own'], queryFn: ({ signal }) => call(getOwnUser, {}, { signal }) }),
}

/** Proposals and contacts name their owner. */
const refresh = [
  all,
  accountQueries.users().queryKey,
  accountQueries.hello().queryKey,
  proposalQueries.all(),
  contactQueries.details(),
]

export const useUpdateOwnUser = () => useSettingWrite(updateOwnUser, refresh)
export const useUpdateUser = () => useSettingWrite(updateUser, refresh)
export const useChangeUserEmail = () => useSettingWrite(changeUserEmail, [all])
export const useMakeResetLink = () => useSettingWrite(makeResetLink, [])
export const useDeleteUser = () => useSettingWrite(deleteUser, refresh)

/** Ends every session of one's own, the one of this app too. */
export const useChangeOwnPassword = () => useSettingWrite(changeOwnPassword, [])
export const useChangeOwnEmail = () => useSettingWrite(changeOwnEmail, [all])
