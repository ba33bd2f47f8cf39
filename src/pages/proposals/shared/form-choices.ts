import type { Proposal } from '#wire/proposal-details.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { accountQueries } from '#src/api/account.ts'
import { productQueries } from '#src/api/products.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { tagQueries } from '#src/api/tags.ts'
import { templateQueries } from '#src/api/templates.ts'
import type { Choice, Choices } from '#src/components/proposal-form/choice-field.tsx'
import { userName } from '#src/pages/shared/user-name.ts'

export type List = 'users' | 'designs' | 'texts' | 'automationSets' | 'directories' | 'tags' | 'vatGroups'

/**
 * What can be chosen in a proposal's form. Each list is asked for when its field is first opened (`want`) and then
 * kept: a service may allow only 30 requests a minute. Those in `start` are asked for at once, for the names in them.
 */
export function useFormChoices(start: readonly List[] = []) {
  const [wanted, setWanted] = useState<ReadonlySet<List>>(new Set(start))
  const want = useCallback((...lists: List[]) => setWanted((before) => new Set([...before, ...lists])), [])
  const when = (list: List) => ({ enabled: wanted.has(list) })

  const users = useQuery({ ...accountQueries.users(), ...when('users') })
  const designs = useQuery({ ...templateQueries.designs(), ...when('designs') })
  const texts = useQuery({ ...templateQueries.texts(), ...when('texts') })
  const automationSets = useQuery({ ...templateQueries.automationSets(), ...when('automationSets') })
  const directories = useQuery({ ...proposalQueries.directories(), ...when('directories') })
  const tags = useQuery({ ...tagQueries.list(), ...when('tags') })
  const vatGroups = useQuery({ ...productQueries.vatGroups(), ...when('vatGroups') })

  const choices = (
    list: List,
    { data, isError }: { data: readonly Choice[] | undefined; isError: boolean },
  ): Choices => ({
    items: data,
    failed: isError,
    want: () => want(list),
  })
  const named = users.data?.map((user) => ({ id: user.id, name: userName(user) }))
  const held =
    directories.data && new Map(Object.values(directories.data).flatMap((each) => each.map((one) => [one.id, one])))
  return {
    want,
    users: choices('users', { data: named, isError: users.isError }),
    designs: choices('designs', designs),
    texts: choices('texts', texts),
    automationSets: choices('automationSets', automationSets),
    directories: choices('directories', { data: held && [...held.values()], isError: directories.isError }),
    tags: { known: tags.data?.map(({ name }) => name), want: () => want('tags') },
    /** The highest rate first: it is the one a new row starts with. */
    vatGroups: useMemo(() => vatGroups.data?.toSorted((a, b) => b.percentage - a.percentage) ?? [], [vatGroups.data]),
  }
}

/** What the form shows by name and the proposal tells by number. */
export const listsFor = ({ design_template_id, text_template_id, directory_id }: Proposal): List[] => [
  ...(design_template_id === null ? [] : (['designs'] as const)),
  ...(text_template_id === null ? [] : (['texts'] as const)),
  ...(directory_id === null ? [] : (['directories'] as const)),
]
