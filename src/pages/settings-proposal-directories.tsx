import { useQuery, type QueryClient } from '@tanstack/react-query'
import { proposalQueries } from '#src/api/proposals.ts'
import {
  proposalDirectoryQueries,
  useCreateProposalDirectory,
  useDeleteProposalDirectory,
  useUpdateProposalDirectory,
} from '#src/api/settings-proposal-directories.ts'
import { changeAct, deleteAct } from '#src/components/settings/row-acts.tsx'
import { SettingTable } from '#src/components/settings/setting-table.tsx'
import { hasAppInterface } from '#src/api/account.ts'
import { useHasApp } from './settings-app.ts'
import { DeleteSetting } from './settings-delete.tsx'
import { NameWindow } from './settings-name-window.tsx'
import { SettingsPart } from './settings-part.tsx'
import { useWindow } from './settings-window.ts'

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

export function Component() {
  const hasApp = useHasApp()
  const list = useDirectories(hasApp)
  const { open, create, change, remove, close } = useWindow<Directory>()
  const { mutateAsync: add } = useCreateProposalDirectory()
  const { mutateAsync: rename } = useUpdateProposalDirectory()
  const { mutateAsync: take } = useDeleteProposalDirectory()
  return (
    <SettingsPart<Directory>
      title="Proposal directories"
      about="Proposals can be kept apart in directories; the list of proposals shows one of them or all."
      list={list}
      create={hasApp ? { label: 'New directory', onPress: create } : undefined}
      empty={{ title: 'No proposal directories yet', text: 'Make one to keep proposals apart.' }}
      table={
        list.data && (
          <SettingTable
            label="Proposal directories"
            items={list.data}
            columns={
              hasApp
                ? [
                    {
                      head: 'Proposals',
                      figures: true,
                      of: ({ proposals_count = 0 }) => proposals_count.toLocaleString(),
                    },
                  ]
                : []
            }
            onOpen={hasApp ? change : undefined}
            actsOf={
              hasApp ? (item) => [{ items: [changeAct(() => change(item)), deleteAct(() => remove(item))] }] : undefined
            }
          />
        )
      }
    >
      {open?.on === 'new' && (
        <NameWindow
          title="New directory"
          act="Create directory"
          name=""
          said="The directory is created"
          save={(body) => add({ body })}
          onClose={close}
        />
      )}
      {open?.on === 'change' && (
        <NameWindow
          title={`Rename “${open.item.name}”`}
          act="Rename directory"
          name={open.item.name}
          said="The directory is renamed"
          save={(body) => rename({ params: { id: open.item.id }, body })}
          onClose={close}
        />
      )}
      {open?.on === 'delete' && (
        <DeleteSetting
          setting={open.item}
          confirm="Delete directory"
          others={list.data?.filter(({ id }) => id !== open.item.id) ?? []}
          remove={(replace_by) => take({ params: { id: open.item.id }, query: { replace_by } })}
          onClose={close}
        >
          While it holds proposals, you are asked where they go. This cannot be undone.
        </DeleteSetting>
      )}
    </SettingsPart>
  )
}
