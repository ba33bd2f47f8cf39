import { useQuery, type QueryClient } from '@tanstack/react-query'
import { proposalQueries } from '#src/api/proposals.ts'
import {
  proposalDirectoryQueries,
  useCreateProposalDirectory,
  useDeleteProposalDirectory,
  useUpdateProposalDirectory,
} from '#src/api/settings-proposal-directories.ts'
import type { SettingColumn } from '#src/components/settings/setting-table.tsx'
import { hasAppInterface } from '#src/api/account.ts'
import { useHasApp } from './settings-app.ts'
import { SettingsList, type SettingWindowProps } from './settings-list.tsx'
import { NameWindow } from './settings-name-window.tsx'

export const load = (client: QueryClient) => async () => {
  const hasApp = await hasAppInterface(client)
  const asked = hasApp
    ? client.query({ ...proposalDirectoryQueries.list(), staleTime: 'static' })
    : client.query({ ...proposalQueries.directories(), staleTime: 'static' })
  asked.catch(() => undefined)
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

const held: SettingColumn<Directory> = {
  head: 'Proposals',
  figures: true,
  of: ({ proposals_count = 0 }) => proposals_count.toLocaleString(),
}

function DirectoryWindow(props: SettingWindowProps<Directory>) {
  const { mutateAsync: create } = useCreateProposalDirectory()
  const { mutateAsync: rename } = useUpdateProposalDirectory()
  return (
    <NameWindow
      {...props}
      of="directory"
      create={(body) => create({ body })}
      rename={(id, body) => rename({ params: { id }, body })}
    />
  )
}

export function Component() {
  const hasApp = useHasApp()
  const list = useDirectories(hasApp)
  const { mutateAsync: take } = useDeleteProposalDirectory()
  return (
    <SettingsList<Directory>
      title="Proposal directories"
      about="Proposals can be kept apart in directories; the list of proposals shows one of them or all."
      list={list}
      empty={{ title: 'No proposal directories yet', text: 'Make one to keep proposals apart.' }}
      columns={hasApp ? [held] : []}
      editing={{
        create: 'New directory',
        in: DirectoryWindow,
        removal: {
          confirm: 'Delete directory',
          says: 'While it holds proposals, you are asked where they go. This cannot be undone.',
          replaced: true,
          remove: ({ id }, replace_by) => take({ params: { id }, query: { replace_by } }),
        },
      }}
    />
  )
}
