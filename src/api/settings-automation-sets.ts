import { queryOptions } from '@tanstack/react-query'
import {
  createAutomationSet,
  deleteAutomationSet,
  listAutomationSettings,
  rehearseAutomations,
  updateAutomationSet,
} from '#wire/settings-automation-sets.ts'
import { call } from './client.ts'
import { kept } from './kept.ts'
import { useSettingWrite } from './settings-write.ts'
import { templateQueries } from './templates.ts'

const refresh = [templateQueries.automationSets().queryKey]

/** The sets as they act; version 2 and the fields that choose one know them in words (`templateQueries`). */
export const automationQueries = {
  list: () =>
    queryOptions({
      queryKey: [...templateQueries.automationSets().queryKey, 'acting'],
      queryFn: ({ signal }) => call(listAutomationSettings, {}, { signal }),
      ...kept,
    }),
}

export const useCreateAutomationSet = () => useSettingWrite(createAutomationSet, refresh)
export const useUpdateAutomationSet = () => useSettingWrite(updateAutomationSet, refresh)
/** Favorite templates may get another. */
export const useDeleteAutomationSet = () => useSettingWrite(deleteAutomationSet, [templateQueries.all()])
/** Changes nothing. */
export const useRehearseAutomations = () => useSettingWrite(rehearseAutomations, [])
