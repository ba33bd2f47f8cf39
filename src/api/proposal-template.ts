import { queryOptions } from '@tanstack/react-query'
import { previewTemplate, saveAsTemplate } from '#wire/proposal-template.ts'
import { call } from './client.ts'
import { useSettingWrite } from './settings-write.ts'
import { templateQueries } from './templates.ts'

/** What a template made of a proposal would bring: as the proposal is now. */
export const templatePreviewQuery = (id: number) =>
  queryOptions({
    queryKey: [...templateQueries.all(), 'of-proposal', id],
    queryFn: ({ signal }) => call(previewTemplate, { params: { id } }, { signal }),
    gcTime: 0,
  })

export const useSaveAsTemplate = () => useSettingWrite(saveAsTemplate, [templateQueries.all()])
