import { createTag, deleteTag, mergeTag, updateTag } from '#wire/settings-tags.ts'
import { contactQueries } from './contacts.ts'
import { proposalQueries } from './proposals.ts'
import { useSettingWrite } from './settings-write.ts'
import { tagQueries } from './tags.ts'

/** Records show their tags by name. */
const refresh = [tagQueries.list().queryKey, proposalQueries.all(), contactQueries.details()]

export const useCreateTag = () => useSettingWrite(createTag, [tagQueries.list().queryKey])
export const useUpdateTag = () => useSettingWrite(updateTag, refresh)
export const useMergeTag = () => useSettingWrite(mergeTag, refresh)
export const useDeleteTag = () => useSettingWrite(deleteTag, refresh)
