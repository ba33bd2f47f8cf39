import { endBrowser, endOtherSignIns, endSignIn, listSignIns, signOutUser } from '#wire/sign-ins.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { useSettingWrite } from './settings-write.ts'

export const signInQueries = {
  /** Where the signed-in user is signed in. */
  list: () =>
    queryOptions({
      queryKey: ['settings', 'sign-ins'],
      queryFn: ({ signal }) => call(listSignIns, {}, { signal }),
    }),
}

const refresh = [signInQueries.list().queryKey]

export const useEndSignIn = () => useSettingWrite(endSignIn, refresh)
export const useEndBrowser = () => useSettingWrite(endBrowser, refresh)
export const useEndOtherSignIns = () => useSettingWrite(endOtherSignIns, refresh)
export const useSignOutUser = () => useSettingWrite(signOutUser, [])
