import { useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useDeleteFavoriteTemplate } from '#src/api/settings-favorite-templates.ts'
import { templateQueries } from '#src/api/templates.ts'
import { formatNumber } from '#src/locales/formats.ts'
import type { FavoriteTemplate } from '#wire/templates.ts'
import { SettingsList } from '#src/pages/settings/shared/list.tsx'

export const load = (client: QueryClient) => () => {
  client.query({ ...templateQueries.favorites(), staleTime: 'static' }).catch(() => undefined)
  return null
}

export function Component() {
  const { t } = useLingui()
  const list = useQuery({ ...templateQueries.favorites(), staleTime: 30_000 })
  const { mutateAsync } = useDeleteFavoriteTemplate()
  return (
    <SettingsList<FavoriteTemplate>
      title={t`Favorite templates`}
      about={t`Starting points for proposals: text, design, automation set, custom fields and price tables.`}
      list={list}
      empty={{
        title: t`No favorite templates yet`,
        text: t`Create one for each kind of proposal. You need at least one.`,
      }}
      columns={[
        {
          key: 'pricetables',
          head: t`Price tables`,
          cell: ({ pricetables }) => pricetables.map(({ id, title }) => title || id).join(', '),
          phone: 'hidden',
        },
        {
          key: 'custom_fields',
          head: t`Custom fields`,
          figures: true,
          cell: ({ custom_fields }) => formatNumber(custom_fields.length),
          phone: 'secondary',
          phoneHead: true,
        },
      ]}
      editing={{
        create: t`New favorite template`,
        in: '/settings/favorite-templates',
        removal: {
          confirm: t`Delete favorite template`,
          says: t`Existing proposals are kept. This cannot be undone.`,
          remove: ({ id }) => mutateAsync({ params: { id } }),
        },
      }}
    />
  )
}
