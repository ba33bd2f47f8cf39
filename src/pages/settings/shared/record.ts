import type { QueryClient } from '@tanstack/react-query'
import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import { hasAppInterface } from '#src/api/account.ts'
import { idIn } from '#src/pages/shared/id-in-address.ts'

/** Undefined for a new one. */
export const recordIn = (id: string | undefined) => (id === 'new' ? undefined : idIn(id))

/** Fetches what the form of one setting starts from. Without the app interface there is no such form, only its list. */
export const loadRecord =
  (list: string, fetch: (client: QueryClient, id: number | undefined) => Promise<unknown>[]) =>
  (client: QueryClient) =>
  async ({ params }: LoaderFunctionArgs) => {
    if (!(await hasAppInterface(client))) throw redirect(list)
    await Promise.all(fetch(client, recordIn(params['id'])))
    return null
  }

/** The opened one of a list, undefined for a new one; one that is not there is an address that does not exist. */
export function openedIn<Item extends { id: number }>(items: readonly Item[], id: number | undefined) {
  if (id === undefined) return undefined
  const opened = items.find((item) => item.id === id)
  if (!opened) throw data(null, { status: 404 })
  return opened
}
