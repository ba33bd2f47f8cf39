import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { proposalQueries } from '#src/api/proposals.ts'
import {
  proposalDirectoryQueries,
  useCreateProposalDirectory,
  useDeleteProposalDirectory,
  useUpdateProposalDirectory,
} from '#src/api/settings-proposal-directories.ts'
import { formatNumber } from '#src/locales/formats.ts'
import type { Column } from '#src/components/list/columns.ts'
import { hasAppInterface } from '#src/api/account.ts'
import { useHasApp } from '#src/pages/shared/has-app.ts'
import { SettingsList, type SettingWindowProps } from './shared/list.tsx'
import { NewOrRenamedWindow } from './shared/new-or-renamed-window.tsx'

export const load = (client: QueryClient) => async () => {
  const hasApp = await hasAppInterface(client)
  const prefetch = hasApp
    ? client.query({ ...proposalDirectoryQueries.list(), staleTime: 'static' })
    : client.query({ ...proposalQueries.directories(), staleTime: 'static' })
  prefetch.catch(() => undefined)
  return null
}

type Directory = { id: number; name: string; proposals_count?: number }

/** All of them with their counts; version 2 tells those that hold something, uncounted. */
function useDirectories(hasApp: boolean) {
  const all = useQuery({ ...proposalDirectoryQueries.list(), enabled: hasApp })
  const byStatus = useQuery({
    ...proposalQueries.directories(),
    enabled: !hasApp,
    select: (held): Directory[] => [
      ...new Map(Object.values(held).flatMap((each) => each.map((one) => [one.id, one] as const))).values(),
    ],
  })
  return hasApp ? all : byStatus
}

const held = (): Column<Directory> => ({
  key: 'proposals_count',
  head: t`Proposals`,
  figures: true,
  cell: ({ proposals_count = 0 }) => formatNumber(proposals_count),
  phone: 'secondary',
  phoneHead: true,
})

function DirectoryWindow(props: SettingWindowProps<Directory>) {
  const { t } = useLingui()
  const { mutateAsync: create } = useCreateProposalDirectory()
  const { mutateAsync: rename } = useUpdateProposalDirectory()
  return (
    <NewOrRenamedWindow
      {...props}
      words={{
        title: t`New directory`,
        act: t`Create directory`,
        created: t`Directory created`,
        rename: t`Rename directory`,
        renamed: t`Directory renamed`,
      }}
      create={(body) => create({ body })}
      rename={(id, body) => rename({ params: { id }, body })}
    />
  )
}

export function Component() {
  const { t } = useLingui()
  const hasApp = useHasApp()
  const list = useDirectories(hasApp)
  const { mutateAsync: take } = useDeleteProposalDirectory()
  return (
    <SettingsList<Directory>
      title={t`Proposal directories`}
      about={t`Organise proposals in directories and filter the list by them.`}
      list={list}
      empty={{ title: t`No proposal directories yet`, text: t`Create one to organise your proposals.` }}
      columns={hasApp ? [held()] : []}
      editing={{
        create: t`New directory`,
        in: DirectoryWindow,
        removal: {
          confirm: t`Delete directory`,
          says: t`If it contains proposals, you choose where to move them. This cannot be undone.`,
          replaced: true,
          remove: ({ id }, replace_by) => take({ params: { id }, query: { replace_by } }),
        },
      }}
    />
  )
}
