import { useQuery, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { accountQueries } from '#src/api/account.ts'
import { customFieldQueries } from '#src/api/custom-fields.ts'
import { userQueries } from '#src/api/settings-users.ts'
import { present } from '#src/clock.ts'
import { sampleValues, tagsWith } from '#src/components/personalisation/tag-words.ts'
import { useLanguage } from '#src/locales/language.ts'

export const fetchTags = (client: QueryClient) => [
  client.query({ ...customFieldQueries.list(), staleTime: 'static' }),
  client.query({ ...accountQueries.details(), staleTime: 'static' }),
]

/** The tags a template can hold, with made-up values: the account and whoever is signed in are real, the rest is not. */
export function useSampleTags() {
  const { data: fields } = useSuspenseQuery(customFieldQueries.list())
  const { data: account } = useSuspenseQuery(accountQueries.details())
  const { data: hello } = useSuspenseQuery(accountQueries.hello())
  const { data: users } = useQuery(userQueries.list())
  const language = useLanguage()
  return useMemo(() => {
    const { id, firstname, lastname, email } = hello.user
    const dateOf = new Intl.DateTimeFormat(account?.locale, { dateStyle: 'long' })
    const now = present()
    const known = {
      account: account?.name ?? hello.account_name,
      name: `${firstname} ${lastname}`.trim(),
      firstname,
      email,
      phone: users?.find((user) => user.id === id)?.phone ?? '',
      date: dateOf.format(now),
      until: dateOf.format(now.getTime() + 30 * 86_400_000),
    }
    return { known: tagsWith(fields ?? []), values: sampleValues(known, fields ?? []) }
    // oxlint-disable-next-line react/exhaustive-deps -- the words of the tags are of a language
  }, [fields, account, hello, users, language])
}
