import { queryOptions } from '@tanstack/react-query'
import { getAgreeDefaults, updateAgreeDefaults } from '#wire/settings-agree.ts'
import { callWithTag } from './client.ts'
import { useSettingWrite } from './settings-write.ts'

const all = ['settings', 'acceptance'] as const

export const agreeDefaultsQueries = {
  /** What new proposals ask for when they are accepted; with `etag`. */
  details: () =>
    queryOptions({ queryKey: all, queryFn: ({ signal }) => callWithTag(getAgreeDefaults, {}, { signal }) }),
}

export const useUpdateAgreeDefaults = () => useSettingWrite(updateAgreeDefaults, [all])
