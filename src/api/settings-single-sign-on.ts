import {
  deleteSingleSignOn,
  getSingleSignOn,
  saveSingleSignOn,
  testSingleSignOn,
} from '#wire/settings-single-sign-on.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { useSettingWrite } from './settings-write.ts'

export const singleSignOnQueries = {
  details: () =>
    queryOptions({
      queryKey: ['settings', 'single-sign-on'],
      queryFn: ({ signal }) => call(getSingleSignOn, {}, { signal }),
    }),
}

const refresh = [singleSignOnQueries.details().queryKey]

export const useSaveSingleSignOn = () => useSettingWrite(saveSingleSignOn, refresh)
export const useDeleteSingleSignOn = () => useSettingWrite(deleteSingleSignOn, refresh)
export const useTestSingleSignOn = () => useSettingWrite(testSingleSignOn, [])
