import {
  createApplication,
  deleteApplication,
  listApplications,
  listConsents,
  rotateApplicationSecret,
  updateApplication,
  withdrawConsent,
} from '#wire/settings-applications.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { useSettingWrite } from './settings-write.ts'

export const applicationQueries = {
  /** Applications that may ask for access to the account. */
  list: () =>
    queryOptions({
      queryKey: ['settings', 'applications'],
      queryFn: ({ signal }) => call(listApplications, {}, { signal }),
    }),
  /** What the signed-in user let applications do. */
  consents: () =>
    queryOptions({
      queryKey: ['settings', 'consents'],
      queryFn: ({ signal }) => call(listConsents, {}, { signal }),
    }),
}

const refresh = [applicationQueries.list().queryKey, applicationQueries.consents().queryKey]

export const useCreateApplication = () => useSettingWrite(createApplication, refresh)
export const useUpdateApplication = () => useSettingWrite(updateApplication, refresh)
export const useRotateApplicationSecret = () => useSettingWrite(rotateApplicationSecret, [])
export const useDeleteApplication = () => useSettingWrite(deleteApplication, refresh)
/** Without the access of this app itself nothing can be asked again. */
export const useWithdrawConsent = ({ current }: { current: boolean }) =>
  useSettingWrite(withdrawConsent, current ? [] : [applicationQueries.consents().queryKey])
