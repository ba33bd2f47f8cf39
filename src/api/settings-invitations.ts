import { invite, listInvitations, resendInvitation, withdrawInvitation } from '#wire/settings-invitations.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { useSettingWrite } from './settings-write.ts'

export const invitationQueries = {
  /** Who was asked in and has not come yet. */
  list: () =>
    queryOptions({
      queryKey: ['settings', 'invitations'],
      queryFn: ({ signal }) => call(listInvitations, {}, { signal }),
    }),
}

const refresh = [invitationQueries.list().queryKey]

export const useInvite = () => useSettingWrite(invite, refresh)
export const useResendInvitation = () => useSettingWrite(resendInvitation, refresh)
export const useWithdrawInvitation = () => useSettingWrite(withdrawInvitation, refresh)
