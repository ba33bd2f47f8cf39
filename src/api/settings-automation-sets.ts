import { queryOptions } from '@tanstack/react-query'
import {
  createAutomationSet,
  deleteAutomationSet,
  listAutomationSettings,
  rehearseAutomations,
  updateAutomationSet,
} from '#wire/settings-automation-sets.ts'
import type { Answer } from '#wire/operation.ts'
import { listAutomationSets } from '#wire/templates.ts'
import { hasAppInterface } from './account.ts'
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

/** A set in a list: as it acts, or in the words of a service that has version 2 alone. */
export type ShownAutomationSet =
  | (Answer<typeof listAutomationSettings>[number] & { inWords: false })
  | (Answer<typeof listAutomationSets>[number] & { inWords: true })

export const shownAutomationSets = () =>
  queryOptions({
    queryKey: [...templateQueries.automationSets().queryKey, 'shown'],
    queryFn: async ({ client, signal }): Promise<ShownAutomationSet[]> => {
      if (!(await hasAppInterface(client)))
        return (await call(listAutomationSets, {}, { signal })).map((set) => ({ ...set, inWords: true }))
      return (await call(listAutomationSettings, {}, { signal })).map((set) => ({ ...set, inWords: false }))
    },
    ...kept,
  })

export const useCreateAutomationSet = () => useSettingWrite(createAutomationSet, refresh)
export const useUpdateAutomationSet = () => useSettingWrite(updateAutomationSet, refresh)
/** Favorite templates may get another. */
export const useDeleteAutomationSet = () => useSettingWrite(deleteAutomationSet, [templateQueries.all()])
/** Changes nothing. */
export const useRehearseAutomations = () => useSettingWrite(rehearseAutomations, [])
