import { queryOptions } from '@tanstack/react-query'
import { createBlock, deleteBlock, getBlock, listBlocks, restoreBlock, updateBlock } from '#wire/blocks.ts'
import { call } from './client.ts'
import { useSettingWrite } from './settings-write.ts'

export const blockQueries = {
  all: () => ['blocks'] as const,
  list: () =>
    queryOptions({
      queryKey: [...blockQueries.all(), 'list'],
      queryFn: ({ signal }) => call(listBlocks, {}, { signal }),
      staleTime: 30_000,
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: [...blockQueries.all(), 'detail', id],
      queryFn: ({ signal }) => call(getBlock, { params: { id } }, { signal }),
    }),
}

const refresh = [blockQueries.all()]
export const useCreateBlock = () => useSettingWrite(createBlock, refresh)
export const useUpdateBlock = () => useSettingWrite(updateBlock, refresh)
export const useDeleteBlock = () => useSettingWrite(deleteBlock, refresh)
export const useRestoreBlock = () => useSettingWrite(restoreBlock, refresh)
