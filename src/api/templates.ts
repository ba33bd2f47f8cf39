import {
  getFavoriteTemplate,
  listAutomationSets,
  listDesignTemplates,
  listEmailTemplates,
  listFavoriteTemplates,
  listTextTemplates,
} from '#wire/templates.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { kept } from './kept.ts'

export const templateQueries = {
  all: () => ['templates'] as const,
  favorites: () =>
    queryOptions({
      queryKey: [...templateQueries.all(), 'favorites'],
      queryFn: ({ signal }) => call(listFavoriteTemplates, {}, { signal }),
      ...kept,
    }),
  favorite: (id: number) =>
    queryOptions({
      queryKey: [...templateQueries.all(), 'favorite', id],
      queryFn: ({ signal }) => call(getFavoriteTemplate, { params: { id } }, { signal }),
      ...kept,
    }),
  designs: () =>
    queryOptions({
      queryKey: [...templateQueries.all(), 'designs'],
      queryFn: ({ signal }) => call(listDesignTemplates, {}, { signal }),
      ...kept,
    }),
  texts: () =>
    queryOptions({
      queryKey: [...templateQueries.all(), 'texts'],
      queryFn: ({ signal }) => call(listTextTemplates, {}, { signal }),
      ...kept,
    }),
  emails: () =>
    queryOptions({
      queryKey: [...templateQueries.all(), 'emails'],
      queryFn: ({ signal }) => call(listEmailTemplates, {}, { signal }),
      ...kept,
    }),
  automationSets: () =>
    queryOptions({
      queryKey: [...templateQueries.all(), 'automation-sets'],
      queryFn: ({ signal }) => call(listAutomationSets, {}, { signal }),
      ...kept,
    }),
}
