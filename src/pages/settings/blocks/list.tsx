import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { blockQueries, useDeleteBlock, useRestoreBlock, useUpdateBlock } from '#src/api/blocks.ts'
import { changeAct, deleteAct } from '#src/components/list/row-acts.tsx'
import type { Column } from '#src/components/list/columns.ts'
import { SettingTable } from '#src/components/settings/setting-table.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { BlockItem } from '#wire/blocks.ts'
import { NameWindow } from '#src/pages/shared/name-window.tsx'
import { SettingsPart } from '#src/pages/settings/shared/part.tsx'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

export const load = (client: QueryClient) => () => {
  client.query({ ...blockQueries.list(), staleTime: 'static' }).catch(() => undefined)
  return null
}

const columns = (): Column<BlockItem>[] => [
  {
    key: 'kind',
    head: t`Kind`,
    cell: ({ kind }) => (kind === 'section' ? t`Section` : t`Price rows`),
    width: 110,
    phone: 'meta',
  },
  { key: 'about', head: t`Content`, cell: ({ about }) => about, title: ({ about }) => about, phone: 'secondary' },
  { key: 'owner', head: t`Saved by`, cell: ({ owner }) => owner, width: 160, phone: 'hidden' },
]

/** Blocks are saved where proposals are written; here they are renamed and deleted by whoever saved them, or an admin. */
export function Component() {
  const { t } = useLingui()
  const list = useQuery(blockQueries.list())
  const [renaming, setRenaming] = useState<BlockItem>()
  const { mutateAsync: rename } = useUpdateBlock()
  const remove = useRemoval()
  const isShared = list.data?.some(({ own }) => !own) ?? false
  return (
    <SettingsPart
      title={t`Saved blocks`}
      about={[
        t`Sections and price rows to insert in any proposal.`,
        ...(isShared ? [t`Change your own; admins change all.`] : []),
      ].join(' ')}
      list={list}
      create="elsewhere"
      empty={{ title: t`No saved blocks yet`, text: t`Save one from a section or a price row of a proposal.` }}
      table={
        <SettingTable
          label={t`Saved blocks`}
          items={list.data ?? []}
          columns={columns()}
          actsOf={(block) =>
            block.own ? [{ items: [changeAct(() => setRenaming(block)), deleteAct(() => void remove(block))] }] : []
          }
        />
      }
    >
      {renaming && (
        <NameWindow
          title={t`Rename “${renaming.name}”`}
          act={t`Rename block`}
          said={t`Block renamed`}
          name={renaming.name}
          save={(body) => rename({ params: { id: renaming.id }, body })}
          onClose={() => setRenaming(undefined)}
        />
      )}
    </SettingsPart>
  )
}

/** Deletes one, which comes back by its toast. */
function useRemoval() {
  const { t } = useLingui()
  const { mutateAsync: take } = useDeleteBlock()
  const { mutateAsync: restore } = useRestoreBlock()
  return async ({ id, name }: BlockItem) => {
    try {
      await take({ params: { id } })
    } catch (error) {
      return sayFailed(error)
    }
    const undo = () => void restore({ params: { id } }).catch(sayFailed)
    return showToast({ text: t`“${name}” deleted`, undo })
  }
}
