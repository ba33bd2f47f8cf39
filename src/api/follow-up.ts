import { queryOptions } from '@tanstack/react-query'
import { getFollowUpSettings, updateFollowUpSettings } from '#wire/settings-follow-up.ts'
import { call } from './client.ts'
import { proposalQueries } from './proposals.ts'
import { useSettingWrite } from './settings-write.ts'

export const followUpQueries = {
  /** When automations of the account run, and whether they do. */
  settings: () =>
    queryOptions({
      queryKey: ['follow-up'],
      queryFn: ({ signal }) => call(getFollowUpSettings, {}, { signal }),
    }),
}

/** Steps of open proposals move along. */
export const useUpdateFollowUpSettings = () =>
  useSettingWrite(updateFollowUpSettings, [followUpQueries.settings().queryKey, proposalQueries.all()])
