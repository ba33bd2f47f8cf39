import { createApiKey, listApiKeys, revokeApiKey, updateApiKey } from '#wire/settings-api-keys.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { useSettingWrite } from './settings-write.ts'

export const apiKeyQueries = {
  list: () =>
    queryOptions({
      queryKey: ['settings', 'api-keys'],
      queryFn: ({ signal }) => call(listApiKeys, {}, { signal }),
    }),
}

const refresh = [apiKeyQueries.list().queryKey]

export const useCreateApiKey = () => useSettingWrite(createApiKey, refresh)
export const useUpdateApiKey = () => useSettingWrite(updateApiKey, refresh)
export const useRevokeApiKey = () => useSettingWrite(revokeApiKey, refresh)
