import {
  createFavoriteTemplate,
  deleteFavoriteTemplate,
  getFavoriteTemplateSettings,
  updateFavoriteTemplate,
} from '#wire/settings-favorite-templates.ts'
import { queryOptions } from '@tanstack/react-query'
import { listTemplateGallery } from '#wire/template-gallery.ts'
import { call, callWithTag } from './client.ts'
import { kept } from './kept.ts'
import { useSettingWrite } from './settings-write.ts'
import { templateQueries } from './templates.ts'

export const favoriteTemplateQueries = {
  /** What each brings, to choose by. */
  gallery: () =>
    queryOptions({
      queryKey: [...templateQueries.all(), 'gallery'],
      queryFn: ({ signal }) => call(listTemplateGallery, {}, { signal }),
      ...kept,
    }),
  /** All of it, rows too; always asked for again, since a form starts from it. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [...templateQueries.all(), 'favorite-settings', id],
      queryFn: ({ signal }) => callWithTag(getFavoriteTemplateSettings, { params: { id } }, { signal }),
      staleTime: 0,
    }),
}

const refresh = [templateQueries.all()]

export const useCreateFavoriteTemplate = () => useSettingWrite(createFavoriteTemplate, refresh)
export const useUpdateFavoriteTemplate = () => useSettingWrite(updateFavoriteTemplate, refresh)
export const useDeleteFavoriteTemplate = () => useSettingWrite(deleteFavoriteTemplate, refresh)
