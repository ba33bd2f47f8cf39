import { plural, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  IconBox,
  IconChartBar,
  IconFileText,
  IconHome,
  IconSettings,
  IconUsers,
  IconWebhook,
} from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { accountQueries, roleIn } from '#src/api/account.ts'
import { needQueries } from '#src/api/needs.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { savedViewCounts, useSavedViews } from '#src/api/saved-views.ts'
import { savedViewPath } from '#src/components/proposals/saved-view-path.ts'
import { lastWhose } from '#src/pages/shared/last-whose.ts'
import type { NavEntry, NavPart } from './entry.ts'

/** The areas of the app, and where the person is among them. */
export function useNavEntries(enabled: boolean): NavEntry[] {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const { data: hello } = useQuery({ ...accountQueries.hello(), enabled })
  const { canCount, questions, ...directories } = useDirectories(enabled)
  const needs = useNeedCount(enabled && canCount)
  const inList = pathname === '/proposals'
  const chosen = new URLSearchParams(search)
  const views = useViews(enabled && directories.count !== undefined, inList ? chosen.get('saved') : null)
  const ofDirectory = inList && !views.some(({ current }) => current) && chosen.get('directory_id')
  const parts = directories.entries && [
    ...questionsPart(questions, pathname === questionsPath),
    { label: t`All directories`, to: '/proposals', count: directories.count, current: ofDirectory === null },
    ...directories.entries.map(({ id, name, count }) => ({
      label: name,
      to: `/proposals?directory_id=${id}`,
      count,
      current: ofDirectory === String(id),
    })),
  ]
  return [
    // A service that does not count has nothing to tell of today.
    ...(canCount
      ? [{ label: t`Today`, to: '/', icon: IconHome, current: pathname === '/', waiting: waitingOf(needs, needWords) }]
      : []),
    {
      label: t`Proposals`,
      to: '/proposals',
      icon: IconFileText,
      current: pathname.startsWith('/proposals'),
      waiting: waitingOf(questions, questionWords),
      parts: parts && { label: t`Directories`, entries: parts },
      own: views.length > 0 ? { label: t`Views`, entries: views } : undefined,
    },
    { label: t`Contacts`, to: '/contacts', icon: IconUsers, current: pathname.startsWith('/contacts') },
    { label: t`Products`, to: '/products', icon: IconBox, current: pathname.startsWith('/products') },
    ...(canCount
      ? [{ label: t`Reports`, to: '/reports', icon: IconChartBar, current: pathname.startsWith('/reports') }]
      : []),
    ...(hello && roleIn(hello) === 'admin'
      ? [{ label: t`Webhooks`, to: '/webhooks', icon: IconWebhook, current: pathname.startsWith('/webhooks') }]
      : []),
    { label: t`Settings`, to: '/settings', icon: IconSettings, current: pathname.startsWith('/settings') },
  ]
}

const waitingOf = (count: number, words: (count: number) => string) =>
  count > 0 ? { count, label: words(count) } : undefined

const needWords = (count: number) => plural(count, { one: '# needs you', other: '# need you' })

/** As many as Today shows. */
function useNeedCount(enabled: boolean) {
  const whose = lastWhose.use()
  const { data } = useQuery({ ...needQueries.list({ whose }), enabled })
  return data?.count ?? 0
}

const questionsPath = '/proposals/questions'

/** Only while one waits, or is just being answered. */
const questionsPart = (count: number, current: boolean): NavPart[] =>
  count > 0 || current ? [{ label: t`Questions`, to: questionsPath, count, current, waiting: count > 0 }] : []

const questionWords = (count: number) =>
  plural(count, { one: '# unanswered question', other: '# unanswered questions' })

/** What the person saved, by name; `saved` is the one whose address this is. */
function useViews(enabled: boolean, saved: string | null): NavPart[] {
  const views = useSavedViews(enabled) ?? []
  const { data: counts } = useQuery({ ...savedViewCounts(), enabled: enabled && views.length > 0 })
  return views.map((view) => ({
    label: view.name,
    to: savedViewPath(view),
    current: saved === String(view.id),
    ...counts?.find(({ id }) => id === view.id),
  }))
}

type Directory = { id: number; name: string; count?: number }

type Counted = { entries?: Directory[]; count?: number; questions: number; canCount: boolean }

/** With their counts; a service without the app interface tells the directories that hold something, uncounted. */
function useDirectories(enabled: boolean): Counted {
  const { data: summary } = useQuery({ ...accountQueries.summary(), enabled })
  const { data: byStatus } = useQuery({ ...proposalQueries.directories(), enabled: summary === null })
  const canCount = summary !== null
  if (summary) return { entries: summary.directories, count: summary.count, questions: summary.questions, canCount }
  if (!byStatus) return { questions: 0, canCount }
  const entries = new Map(Object.values(byStatus).flatMap((held) => held.map((each) => [each.id, each] as const)))
  return { entries: [...entries.values()], questions: 0, canCount }
}
