import { createAutomationSet, deleteAutomationSet, updateAutomationSet } from '#wire/settings-automation-sets.ts'
import { useSettingWrite } from './settings-write.ts'
import { templateQueries } from './templates.ts'

const refresh = [templateQueries.automationSets().queryKey]

export const useCreateAutomationSet = () => useSettingWrite(createAutomationSet, refresh)
export const useUpdateAutomationSet = () => useSettingWrite(updateAutomationSet, refresh)
/** Favorite templates may get another. */
export const useDeleteAutomationSet = () => useSettingWrite(deleteAutomationSet, [templateQueries.all()])
