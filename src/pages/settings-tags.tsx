import { IconArrowMerge } from '@tabler/icons-react'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCreateTag, useDeleteTag, useUpdateTag } from '#src/api/settings-tags.ts'
import { tagQueries } from '#src/api/tags.ts'
import { changeAct, deleteAct } from '#src/components/settings/row-acts.tsx'
import { SettingTable } from '#src/components/settings/setting-table.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { MenuGroup } from '#src/components/ui/menu.tsx'
import type { Tag } from '#wire/tags.ts'
import { useHasApp } from './settings-app.ts'
import { DeleteSetting } from './settings-delete.tsx'
import { NameWindow } from './settings-name-window.tsx'
import { SettingsPart } from './settings-part.tsx'
import { MergeTag } from './settings-tag-merge.tsx'
import { useWindow } from './settings-window.ts'

export const load = (client: QueryClient) => () => {
  client.query({ ...tagQueries.list(), staleTime: 'static' }).catch(() => undefined)
  return null
}

export function Component() {
  const list = useQuery({ ...tagQueries.list(), staleTime: 30_000 })
  const hasApp = useHasApp()
  const { open, create, change, remove, close } = useWindow<Tag>()
  const [merging, setMerging] = useState<Tag>()
  const { mutateAsync: add } = useCreateTag()
  const { mutateAsync: rename } = useUpdateTag()
  const { mutateAsync: take } = useDeleteTag()
  const actsOf = (item: Tag): MenuGroup[] => [
    {
      items: [
        changeAct(() => change(item)),
        { label: 'Merge into another', icon: <Icon of={IconArrowMerge} />, onSelect: () => setMerging(item) },
        deleteAct(() => remove(item)),
      ],
    },
  ]
  return (
    <SettingsPart
      title="Tags"
      about="Words on proposals and contacts. A word that is new on a record becomes a tag too."
      list={list}
      create={hasApp ? { label: 'New tag', onPress: create } : undefined}
      empty={{ title: 'No tags yet', text: 'Make one here, or write a new word in the tags of a proposal or contact.' }}
      table={
        list.data && (
          <SettingTable
            label="Tags"
            items={list.data}
            onOpen={hasApp ? change : undefined}
            actsOf={hasApp ? actsOf : undefined}
          />
        )
      }
    >
      {open?.on === 'new' && (
        <NameWindow
          title="New tag"
          act="Create tag"
          name=""
          said="The tag is created"
          save={(body) => add({ body })}
          onClose={close}
        />
      )}
      {open?.on === 'change' && (
        <NameWindow
          title={`Rename “${open.item.name}”`}
          act="Rename tag"
          name={open.item.name}
          said="The tag is renamed"
          save={(body) => rename({ params: { id: open.item.id }, body })}
          onClose={close}
        />
      )}
      {open?.on === 'delete' && (
        <DeleteSetting
          setting={open.item}
          confirm="Delete tag"
          remove={() => take({ params: { id: open.item.id } })}
          onClose={close}
        >
          It is taken off every proposal and contact that has it. This cannot be undone.
        </DeleteSetting>
      )}
      {merging && (
        <MergeTag
          tag={merging}
          others={list.data?.filter(({ id }) => id !== merging.id) ?? []}
          onClose={() => setMerging(undefined)}
        />
      )}
    </SettingsPart>
  )
}
