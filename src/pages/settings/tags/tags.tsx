import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconArrowMerge } from '@tabler/icons-react'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCreateTag, useDeleteTag, useUpdateTag } from '#src/api/settings-tags.ts'
import { tagQueries } from '#src/api/tags.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import type { MenuItem } from '#src/components/ui/menu.tsx'
import type { Tag } from '#wire/tags.ts'
import { SettingsList, type SettingWindowProps } from '#src/pages/settings/shared/list.tsx'
import { NewOrRenamedWindow } from '#src/pages/settings/shared/new-or-renamed-window.tsx'
import { MergeTag } from './merge.tsx'

export const load = (client: QueryClient) => () => {
  client.query({ ...tagQueries.list(), staleTime: 'static' }).catch(() => undefined)
  return null
}

const mergeAct = (onSelect: () => void): MenuItem => ({
  label: t`Merge…`,
  icon: <Icon of={IconArrowMerge} />,
  onSelect,
})

function TagWindow(props: SettingWindowProps<Tag>) {
  const { t } = useLingui()
  const { mutateAsync: create } = useCreateTag()
  const { mutateAsync: rename } = useUpdateTag()
  return (
    <NewOrRenamedWindow
      {...props}
      words={{
        title: t`New tag`,
        act: t`Create tag`,
        created: t`Tag created`,
        rename: t`Rename tag`,
        renamed: t`Tag renamed`,
      }}
      create={(body) => create({ body })}
      rename={(id, body) => rename({ params: { id }, body })}
    />
  )
}

export function Component() {
  const { t } = useLingui()
  const list = useQuery({ ...tagQueries.list(), staleTime: 30_000 })
  const [merging, setMerging] = useState<Tag>()
  const { mutateAsync: take } = useDeleteTag()
  return (
    <SettingsList
      title={t`Tags`}
      about={t`Used on proposals and contacts. New words become tags.`}
      list={list}
      empty={{
        title: t`No tags yet`,
        text: t`Create one here, or type it on a proposal or contact.`,
      }}
      editing={{
        create: t`New tag`,
        in: TagWindow,
        acts: (tag) => [mergeAct(() => setMerging(tag))],
        removal: {
          confirm: t`Delete tag`,
          says: t`It is removed from all proposals and contacts. This cannot be undone.`,
          remove: ({ id }) => take({ params: { id } }),
        },
      }}
    >
      {merging && (
        <MergeTag
          tag={merging}
          others={list.data?.filter(({ id }) => id !== merging.id) ?? []}
          onClose={() => setMerging(undefined)}
        />
      )}
    </SettingsList>
  )
}
