import { getOwnFactors, getSignInSettings, removeFactors, updateSignInSettings } from '#wire/settings-sign-in.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { useSettingWrite } from './settings-write.ts'
import { userQueries } from './settings-users.ts'

export const signInSettingsQueries = {
  details: () =>
    queryOptions({
      queryKey: ['settings', 'sign-in'],
      queryFn: ({ signal }) => call(getSignInSettings, {}, { signal }),
    }),
  /** What the signed-in user signs in with. */
  ownFactors: () =>
    queryOptions({
      queryKey: ['settings', 'factors'],
      queryFn: ({ signal }) => call(getOwnFactors, {}, { signal }),
    }),
}

export const useUpdateSignInSettings = () =>
  useSettingWrite(updateSignInSettings, [signInSettingsQueries.details().queryKey])
export const useRemoveFactors = () => useSettingWrite(removeFactors, [userQueries.list().queryKey])
