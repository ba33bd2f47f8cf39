import { listTags } from '#wire/tags.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from './client.ts'
import { kept } from './kept.ts'

export const tagQueries = {
  list: () =>
    queryOptions({
      queryKey: ['tags', 'list'],
      queryFn: ({ signal }) => call(listTags, {}, { signal }),
      ...kept,
    }),
}

/**
 * A tag that does not exist is made by the write that names it (interface, section 3.4); only then the list is out of
 * date.
 */
export async function refreshTagsAfter(client: QueryClient, written: readonly (string | { name: string })[] = []) {
  const { queryKey } = tagQueries.list()
  const known = client.getQueryData(queryKey)?.map(({ name }) => name)
  const isNew = (tag: string | { name: string }) => !known?.includes(typeof tag === 'string' ? tag : tag.name)
  if (written.some(isNew)) await client.invalidateQueries({ queryKey })
}
